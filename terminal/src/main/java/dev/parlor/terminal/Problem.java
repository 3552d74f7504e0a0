package dev.parlor.terminal;

import dev.parlor.rim.Trouble;

/** Something the user can mend, as a key of {@code texts.properties} with its arguments. */
public final class Problem extends Trouble {
  private static final long serialVersionUID = 1;

  public Problem(String key, Object... args) {
    super(key, args);
  }
}
