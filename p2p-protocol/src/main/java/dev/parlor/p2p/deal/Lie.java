package dev.parlor.p2p.deal;

/** What a seat signed contradicts the protocol or the rules; the author is the entry's. */
public final class Lie extends Exception {
  private static final long serialVersionUID = 1;

  private final String what;

  /**
   * A lie.
   *
   * @param what a message key such as {@code offence.wrongShare}
   * @param detail what exactly, for the transcript
   */
  public Lie(String what, String detail) {
    super(what + ": " + detail);
    this.what = what;
  }

  public String what() {
    return what;
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
