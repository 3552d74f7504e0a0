package dev.parlor.terminal.check;

/**
 * What became of one scenario.
 *
 * @param expected empty when it passed
 * @param actual empty when it passed
 */
public record Verdict(boolean passed, String expected, String actual) {
  public static Verdict pass() {
    return new Verdict(true, "", "");
  }

  public static Verdict fail(Object expected, Object actual) {
    return new Verdict(false, String.valueOf(expected), String.valueOf(actual));
  }

  /** Passes when the two are equal. */
  public static Verdict equal(Object expected, Object actual) {
    return expected.equals(actual) ? pass() : fail(expected, actual);
  }
}
