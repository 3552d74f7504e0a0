package dev.parlor.terminal.play;

import dev.parlor.terminal.Rim;
import dev.parlor.terminal.screen.Look;
import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Chooses how a table is shown: on a full screen where somebody has one, else in plain lines. */
final class Displays {
  private Displays() {}

  static Display open(Rim rim, Look look, String title, DisplayOptions options) {
    if (options.json()) {
      return new JsonDisplay(rim);
    }
    boolean dumb = rim.environment().getOrDefault("TERM", "dumb").equals("dumb");
    if (!rim.person() || dumb || options.plain()) {
      return new PlainDisplay(rim);
    }
    try {
      Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build();
      if (FullScreen.fits(terminal)) {
        return new FullScreen(terminal, rim.out(), look, title, options.fast());
      }
      terminal.close();
    } catch (IOException e) {
      rim.err().println(look.texts().text("play.noScreen", String.valueOf(e.getMessage())));
    }
    return new PlainDisplay(rim);
  }
}
