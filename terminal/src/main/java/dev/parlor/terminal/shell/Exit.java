package dev.parlor.terminal.shell;

/** What every command's exit code says. */
public final class Exit {
  /** Done, and the answer is yes. */
  public static final int OK = 0;

  /** Done, and the answer is no: a check failed, a file is not what it claims to be. */
  public static final int NO = 1;

  /** Could not be done: wrong arguments, a missing or malformed file. */
  public static final int PROBLEM = 2;

  private Exit() {}
}
