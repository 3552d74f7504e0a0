package dev.parlor.terminal.check;

import java.util.Objects;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Compares several things of one scenario and reports those that differ, by name. */
public final class CaseComparison {
  private final StringJoiner expected = new StringJoiner(", ");
  private final StringJoiner actual = new StringJoiner(", ");
  private boolean equal = true;

  /** Adds one thing; true when it was as expected. */
  public boolean add(String what, @Nullable Object wanted, @Nullable Object got) {
    if (Objects.equals(wanted, got)) {
      return true;
    }
    equal = false;
    expected.add(what + " " + wanted);
    actual.add(what + " " + got);
    return false;
  }

  public CaseVerdict verdict() {
    return equal ? CaseVerdict.pass() : CaseVerdict.fail(expected, actual);
  }
}
