package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a result needs beside the outcome: when the match was, a station's ticket, signatures. */
public final class Ending {
  /** A station's ticket; whether it is good is for stations to say. */
  public static final int TICKET_BYTES = 148;

  private final int host;
  private long startTime;
  private @Nullable Line ticket;
  private @Nullable Closing closing;

  Ending(int host) {
    this.host = host;
  }

  /** The host's word of when the match began. */
  void begin(long time) {
    startTime = time;
  }

  long startTime() {
    return startTime;
  }

  Optional<Line> ticket() {
    return Optional.ofNullable(ticket);
  }

  Optional<Closing> closing() {
    return Optional.ofNullable(closing);
  }

  void ticket(int seat, Line line, boolean over) throws Lie, Malformed, Stale {
    if (seat != host || !line.arg(0).matches("[A-Z0-9]{3,18}")) {
      throw new Lie("offence.badTicket", line.toString());
    }
    line.hex(1, TICKET_BYTES);
    if (ticket != null || over) {
      throw new Stale("too late for a ticket");
    }
    ticket = line;
  }

  void finish(int seat, Line line, boolean over, Bytes head, List<Bytes> seeds)
      throws Lie, Malformed, Stale {
    if (seat != host || !over) {
      throw new Lie("offence.finishTooEarly", line.toString());
    }
    if (closing != null) {
      throw new Stale("finished already");
    }
    long time = line.number(0, 0, Integer.MAX_VALUE);
    if (time < startTime) {
      throw new Lie("offence.finishBeforeStart", line.toString());
    }
    closing = new Closing(time, head, seeds);
  }

  /** The signature that a line gives; it still has to be checked. */
  Bytes signature(Line line) throws Lie, Malformed {
    if (closing == null) {
      throw new Lie("offence.signTooEarly", line.toString());
    }
    return line.hex(0, 64);
  }

  boolean hasSigned(int seat) {
    Closing close = closing;
    return close != null && close.signatures().containsKey(seat);
  }

  void sign(int seat, Bytes signature) {
    Closing close = closing;
    if (close != null) {
      close.sign(seat, signature);
    }
  }
}
