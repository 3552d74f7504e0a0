package dev.parlor.p2p.audit;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.play.Finished;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.List;
import java.util.Optional;

/**
 * Everything that was said at a table: who sat there, and what was ordered. A file of its own,
 * {@code <id>.cgt}; it holds no secret.
 */
public record Transcript(Roster roster, List<Ordered> log) {
  /** The most bytes of a transcript. A larger file is not looked at. */
  public static final int MAX_BYTES = 64 << 20;

  static final byte[] MAGIC = {'C', 'G', 'T', 1};

  public Transcript {
    log = List.copyOf(log);
  }

  /**
   * What a phone has of its table so far; empty before the roster is closed. It is the transcript
   * of the match that is played or was played last; those before it stand in front of it.
   */
  public static Optional<Transcript> of(TableSession<?, ?> session) {
    return session.roster().map(roster -> new Transcript(roster, session.log()));
  }

  /** The transcript of a match of this table that is over. */
  public static Optional<Transcript> of(TableSession<?, ?> session, Finished match) {
    return session.roster().map(roster -> new Transcript(roster, match.log()));
  }

  public byte[] encode() {
    Writer out = new Writer().bytes(MAGIC).text(roster.invite().line().toString());
    out.u8(roster.seats().size());
    roster.seats().forEach(join -> out.text(join.line().toString()));
    out.u32(log.size());
    log.forEach(ordered -> out.block(ordered.encode()));
    return out.toArray();
  }

  public static Transcript decode(byte[] bytes) throws Malformed {
    try {
      return read(bytes);
    } catch (BrokenTranscript broken) {
      throw new Malformed(String.valueOf(broken.getMessage()));
    }
  }

  /** Reads a transcript. The exception tells at what place a damaged file breaks off. */
  public static Transcript read(byte[] bytes) throws BrokenTranscript {
    return new TranscriptReader(bytes).read();
  }
}
