package dev.parlor.p2p.audit;

/**
 * A file is no whole transcript. This says at what place it breaks off, and how many entries can be
 * read before it.
 */
public final class BrokenTranscript extends Exception {
  private static final long serialVersionUID = 1;

  /** Where a transcript breaks off. */
  public enum Where {
    /** The file does not begin as a transcript does. */
    NO_TRANSCRIPT,
    TOO_LARGE,
    /** The part at the beginning can't be read that says what table it was and who sat there. */
    ROSTER,
    ENTRIES,
    /** Something stands behind the last entry of the file. */
    BEHIND
  }

  private final Where where;
  private final int read;
  private final long all;

  BrokenTranscript(Where where, int read, long all, String what) {
    super(where + ", " + read + " of " + all + " entries can be read: " + what);
    this.where = where;
    this.read = read;
    this.all = all;
  }

  public Where where() {
    return where;
  }

  /** How many entries can be read, from the first one on. */
  public int read() {
    return read;
  }

  /** How many it says that it has; 0 where it does not get so far. */
  public long all() {
    return all;
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this; // an answer, not a fault
  }
}
