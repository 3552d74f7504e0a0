package dev.parlor.app.lobby;

import dev.parlor.games.OptionSpec;
import java.text.NumberFormat;
import java.util.Locale;

/** Numbers as people set them: in steps of a size that fits them. */
final class OptionSteps {
  private OptionSteps() {}

  static String text(int value, Locale locale) {
    return NumberFormat.getIntegerInstance(locale).format(value);
  }

  static int above(OptionSpec.Count spec, int value) {
    int step = step(value);
    return Math.min(spec.max(), value / step * step + step);
  }

  static int below(OptionSpec.Count spec, int value) {
    int step = step(value - 1);
    return Math.max(spec.min(), (value - 1) / step * step);
  }

  /** The size of a step: one up to twenty, then about a tenth of the number. */
  private static int step(int value) {
    int step = 1;
    while (Math.abs(value) >= 20 * step) {
      step *= 10;
    }
    return step;
  }
}
