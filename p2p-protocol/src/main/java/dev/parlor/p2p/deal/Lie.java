package dev.parlor.p2p.deal;

import dev.parlor.p2p.verdict.Offence;

/**
 * Something that a seat signed contradicts the protocol or the rules. The liar is the author of the
 * entry.
 */
public final class Lie extends Exception {
  private static final long serialVersionUID = 1;

  private final Offence kind;

  /**
   * A lie.
   *
   * @param kind what it is
   * @param detail what exactly, for the transcript
   */
  public Lie(Offence kind, String detail) {
    super(detail);
    this.kind = kind;
  }

  public Offence kind() {
    return kind;
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
