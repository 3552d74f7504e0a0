package dev.parlor.terminal.table;

import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.shell.Rim;
import java.io.IOException;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Chooses how a table is shown: on a full screen where there is one, otherwise in plain lines. */
public final class Displays {
  private Displays() {}

  /** How a person wants to see a table. */
  public enum Wanted {
    WHATEVER_FITS,
    PLAIN,
    JSON
  }

  /**
   * @param lines what is typed where there is no full screen
   */
  public static Display open(
      Rim rim, Look look, String title, Wanted wanted, LineReader lines, LongSupplier clock) {
    if (wanted == Wanted.JSON) {
      return new JsonDisplay(rim, lines, clock);
    }
    boolean dumb = rim.environment().getOrDefault("TERM", "dumb").equals("dumb");
    if (!rim.person() || dumb || wanted == Wanted.PLAIN) {
      return new PlainDisplay(rim, lines, clock);
    }
    try {
      Optional<Screen> screen = JlineScreen.open(rim.out(), look);
      if (screen.isPresent()) {
        return new FullScreen(screen.get(), title, clock);
      }
    } catch (IOException e) {
      rim.err().println(look.texts().text("play.noScreen", String.valueOf(e.getMessage())));
    }
    return new PlainDisplay(rim, lines, clock);
  }
}
