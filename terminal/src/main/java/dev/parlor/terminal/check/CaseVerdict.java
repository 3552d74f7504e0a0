package dev.parlor.terminal.check;

/**
 * What became of one scenario.
 *
 * @param expected empty when it passed
 * @param actual empty when it passed
 */
public record CaseVerdict(boolean passed, String expected, String actual) {
  public static CaseVerdict pass() {
    return new CaseVerdict(true, "", "");
  }

  public static CaseVerdict fail(Object expected, Object actual) {
    return new CaseVerdict(false, String.valueOf(expected), String.valueOf(actual));
  }

  /** Passes when the two are equal. */
  public static CaseVerdict equal(Object expected, Object actual) {
    return expected.equals(actual) ? pass() : fail(expected, actual);
  }
}
