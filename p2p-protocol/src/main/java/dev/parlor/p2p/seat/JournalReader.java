package dev.parlor.p2p.seat;

import dev.parlor.games.Slot;
import dev.parlor.p2p.deal.Duty;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.match.Windows;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads what {@link JournalRecord} has written down. */
final class JournalReader {
  private JournalReader() {}

  static JournalRecord.Contents read(List<Bytes> records) throws Malformed {
    JournalRecord.Contents contents = new JournalRecord.Contents();
    for (Bytes record : records) {
      Reader in = new Reader(record);
      Runnable promised = contents.promise;
      contents.onceSigned(() -> {});
      switch (in.u8()) {
        case JournalRecord.DRAWN -> {
          in.u8(); // skips whether it is the host, because the invitation says so
          contents.invite = Invite.read(Line.parse(in.text(Line.MAX_BYTES)));
          contents.secrets = Secrets.read(in);
        }
        case JournalRecord.ROSTER -> roster(contents, in);
        case JournalRecord.OPENED -> contents.open();
        case JournalRecord.OWN -> {
          promised.run();
          while (!in.isAtEnd()) {
            contents.signed(Entry.decode(in));
          }
        }
        case JournalRecord.CUT -> {
          long size = in.u32();
          contents.cut(size, in.isAtEnd() ? null : Ordered.decode(in));
        }
        case JournalRecord.VOTE -> contents.vote = Vote.read(in);
        case JournalRecord.ORDERED -> contents.log.add(Ordered.decode(in));
        case JournalRecord.CHOICE -> {
          int match = (int) in.u32();
          int round = (int) in.u32();
          Line choice = Line.parse(in.text(Line.MAX_BYTES));
          contents.onceSigned(() -> of(contents.choices, match).put(round, choice));
        }
        case JournalRecord.ASIDE -> {
          int match = (int) in.u32();
          int window = (int) in.u32();
          List<Slot> slots = Windows.slots(in.text(Line.MAX_BYTES));
          contents.onceSigned(() -> of(contents.asides, match).put(window, slots));
        }
        case JournalRecord.BACKLOG -> contents.backlog = backlog(in);
        default -> throw new Malformed("a journal record of unknown kind");
      }
    }
    return contents;
  }

  private static JournalRecord.Backlogged backlog(Reader in) throws Malformed {
    int match = (int) in.u32();
    Duty.Shuffle duty = new Duty.Shuffle(in.u16(), in.u8());
    List<Bytes> pieces = new ArrayList<>();
    while (!in.isAtEnd()) {
      pieces.add(Bytes.of(in.block(Payload.MAX_BYTES)));
    }
    return new JournalRecord.Backlogged(match, duty, pieces);
  }

  private static <T> Map<Integer, T> of(Map<Integer, Map<Integer, T>> byMatch, int number) {
    return byMatch.computeIfAbsent(number, match -> new TreeMap<>());
  }

  private static void roster(JournalRecord.Contents contents, Reader in) throws Malformed {
    Invite invite = contents.invite;
    if (invite == null) {
      throw new Malformed("a journal without its beginning");
    }
    contents.open();
    contents.closings++;
    in.u8(); // skips the own seat, because the roster says so
    int count = in.u8();
    List<Join> seats = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      seats.add(Join.read(Line.parse(in.text(Line.MAX_BYTES))));
    }
    contents.roster = new Roster(invite, seats);
  }
}
