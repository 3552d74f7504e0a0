package dev.parlor.p2p.deal;

/**
 * A block came too late for the deck for which it was made. This is no offence: its author could
 * not know.
 */
public final class Stale extends Exception {
  private static final long serialVersionUID = 1;

  public Stale(String what) {
    super(what);
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
