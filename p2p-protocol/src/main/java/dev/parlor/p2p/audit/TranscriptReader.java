package dev.parlor.p2p.audit;

import dev.parlor.p2p.audit.BrokenTranscript.Where;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads one transcript from its first byte to its last, and knows how far it has come. */
final class TranscriptReader {
  private static final int MAX_SEATS = 10;
  private static final int MAX_ORDERED = Payload.MAX_BYTES + 1024;

  private final int size;
  private final Reader in;
  private final List<Ordered> log = new ArrayList<>();
  private Where where = Where.NO_TRANSCRIPT;
  private long all;

  TranscriptReader(byte[] bytes) {
    size = bytes.length;
    in = new Reader(bytes);
  }

  Transcript read() throws BrokenTranscript {
    try {
      begin();
      where = Where.TOO_LARGE;
      keepSmall();
      where = Where.ROSTER;
      Roster roster = roster();
      all = in.u32();
      where = Where.ENTRIES;
      while (log.size() < all) {
        entry();
      }
      where = Where.BEHIND;
      in.end();
      return new Transcript(roster, log);
    } catch (Malformed here) {
      throw new BrokenTranscript(where, log.size(), all, String.valueOf(here.getMessage()));
    }
  }

  private void begin() throws Malformed {
    if (!Arrays.equals(in.bytes(Transcript.MAGIC.length), Transcript.MAGIC)) {
      throw new Malformed("not a transcript of this version");
    }
  }

  private void keepSmall() throws Malformed {
    if (size > Transcript.MAX_BYTES) {
      throw new Malformed(size + " bytes");
    }
  }

  private Roster roster() throws Malformed {
    Invite invite = Invite.read(Line.parse(in.text(Line.MAX_BYTES)));
    int seats = in.u8();
    if (seats < 1 || seats > MAX_SEATS) {
      throw new Malformed(seats + " seats");
    }
    List<Join> joins = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      joins.add(Join.read(Line.parse(in.text(Line.MAX_BYTES))));
    }
    return new Roster(invite, joins);
  }

  private void entry() throws Malformed {
    Reader block = new Reader(in.block(MAX_ORDERED));
    Ordered ordered = Ordered.decode(block);
    block.end();
    log.add(ordered);
  }
}
