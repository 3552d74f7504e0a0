package dev.parlor.tables.sitting;

import java.util.Locale;

/** How much time a table's computer players take, as people choose it. */
public enum Tempo {
  QUICK,
  NATURAL;

  public Thinking thinking() {
    return switch (this) {
      case QUICK -> Thinking.QUICK;
      case NATURAL -> Thinking.NATURAL;
    };
  }

  /** Its name in commands and settings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
