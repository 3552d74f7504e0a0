package dev.parlor.p2p.link;

/** The peer speaks another version of the protocol: one of the two phones has to be updated. */
final class OtherVersion extends Exception {
  private static final long serialVersionUID = 1;

  private final boolean newer;

  OtherVersion(boolean newer) {
    super(newer ? "a newer version" : "an older version");
    this.newer = newer;
  }

  boolean isNewer() {
    return newer;
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this; // it is an answer, not a fault, so it needs no stack trace
  }
}
