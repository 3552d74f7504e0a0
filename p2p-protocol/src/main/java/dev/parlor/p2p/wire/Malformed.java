package dev.parlor.p2p.wire;

/** What a peer sent can't be read: the peer's mistake, never ours. */
public final class Malformed extends Exception {
  private static final long serialVersionUID = 1;

  public Malformed(String what) {
    super(what);
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this; // it is an answer, not a fault; floods of them must stay cheap
  }
}
