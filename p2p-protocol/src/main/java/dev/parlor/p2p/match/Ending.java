package dev.parlor.p2p.match;

import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a result needs beside the outcome: the time of the match, a station's ticket, signatures.
 */
public final class Ending {
  /** How long a station's ticket is. Only stations judge whether it is good. */
  public static final int TICKET_BYTES = 148;

  /** Whether a seat has signed the result. */
  @FunctionalInterface
  interface SignatureCheck {
    boolean signed(int seat, Bytes signature);
  }

  private final Orderer orderer;
  private final RulesAtWork<?> rules;
  private final Engine engine;
  private final Absences absences;
  private final SignatureCheck signatureCheck;
  private long startTime;
  private @Nullable Line ticket;
  private @Nullable Closing closing;

  Ending(
      Orderer orderer,
      RulesAtWork<?> rules,
      Engine engine,
      Absences absences,
      SignatureCheck signatureCheck) {
    this.orderer = orderer;
    this.rules = rules;
    this.engine = engine;
    this.absences = absences;
    this.signatureCheck = signatureCheck;
  }

  /** Sets when the match began, as the host says. */
  void begin(long time) {
    startTime = time;
  }

  /** {@code TICKET:<station callsign>:<ticket>}: what a station needs to rank this match. */
  public Optional<Line> ticket() {
    return Optional.ofNullable(ticket);
  }

  /** The end as the host has declared it; empty before. */
  public Optional<Closing> closing() {
    return Optional.ofNullable(closing);
  }

  /** Whether this seat has signed the result. */
  public boolean hasSigned(int seat) {
    Closing close = closing;
    return close != null && close.signatures().containsKey(seat);
  }

  /**
   * Whether this entry closes the log. The phone of the orderer still closes it when its player has
   * left.
   */
  boolean isClosedBy(int seat, Entry entry) {
    return seat == orderer.seat() && rules.outcome() != null && TableVerb.FINISH.isIn(entry);
  }

  /** {@code TICKET:<station callsign>:<ticket>}. */
  void ticket(Said by, Line line) throws Lie, Malformed, Stale {
    orderer.requireWordOf(by, line, Offence.BAD_TICKET);
    if (!Callsign.is(line.arg(0))) {
      throw new Lie(Offence.BAD_TICKET, line.toString());
    }
    line.hex(1, TICKET_BYTES);
    if (ticket != null || rules.outcome() != null) {
      throw new Stale("too late for a ticket");
    }
    ticket = line;
  }

  /** {@code FINISH:<unix seconds>}. */
  void finish(Said by, Line line) throws Lie, Malformed, Stale {
    orderer.requireWordOf(by, line, Offence.FINISH_TOO_EARLY);
    if (rules.outcome() == null) {
      throw new Lie(Offence.FINISH_TOO_EARLY, line.toString());
    }
    if (closing != null) {
      throw new Stale("finished already");
    }
    long time = line.number(0, 0, Integer.MAX_VALUE);
    if (time < startTime) {
      throw new Lie(Offence.FINISH_BEFORE_START, line.toString());
    }
    closing = new Closing(time, by.head(), engine.seeds(), absences.now(), engine.redrawn());
  }

  /** {@code SIGN:<signature>}. */
  void sign(Said by, Line line) throws Lie, Malformed, Stale {
    Closing close = closing;
    if (close == null) {
      throw new Lie(Offence.SIGN_TOO_EARLY, line.toString());
    }
    Bytes signature = line.hex(0, 64);
    if (!signatureCheck.signed(by.seat(), signature)) {
      throw new Lie(Offence.WRONG_SIGNATURE, line.toString());
    }
    if (hasSigned(by.seat())) {
      throw new Stale("signed already");
    }
    close.sign(by.seat(), signature);
  }
}
