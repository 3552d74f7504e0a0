package dev.parlor.p2p.result;

/** A text that is not exactly a result: what is wrong with it, and in which line. */
public final class Unreadable extends Exception {
  private static final long serialVersionUID = 1;

  /** What can be wrong with a text. */
  public enum Why {
    /** More bytes than any result has. */
    TOO_LONG,
    NOT_UTF8,
    /**
     * There is a carriage return. Lines end with a line feed alone, because the bytes are signed.
     */
    CARRIAGE_RETURN,
    CONTROL_CHARACTER,
    /** The first line names no result of a known game. */
    HEADING,
    /** The text ends where more is needed. */
    ENDS_EARLY,
    BLANK_MISSING,
    BLANK_EXTRA,
    /** The line is not {@code KEY: value}. */
    FIELD,
    /** Another line is due here; the detail names it. */
    FIELD_EXPECTED,
    FIELD_TWICE,
    /** The key has another meaning elsewhere. */
    FIELD_RESERVED,
    TIMESTAMP,
    /** Not a number from 1 to 10, or another number of players than there are. */
    PLAYER_COUNT,
    PLAYER,
    /** The name of a player or of a station is not 3 to 18 of A-Z and 0-9. */
    CALLSIGN,
    /** The players are not in the order of their places. */
    PLAYER_ORDER,
    SIGNATURE,
    /** The signature of a player who is not there. */
    SIGNATURE_NUMBER,
    SIGNATURE_TWICE,
    AFTER_SIGNATURES
  }

  private final Why why;
  private final int line;
  private final String detail;

  Unreadable(Why why, int line, String detail) {
    super(why + " in line " + line + ": " + detail);
    this.why = why;
    this.line = line;
    this.detail = detail;
  }

  public Why why() {
    return why;
  }

  /** The number of the line, from 1. */
  public int line() {
    return line;
  }

  public String detail() {
    return detail;
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this; // an answer, not a fault
  }
}
