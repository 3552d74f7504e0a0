package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Spot;
import dev.parlor.terminal.screen.Look;
import dev.parlor.terminal.screen.Style;

/** What stands below a card: what names it when typing, and what is to be known of it. */
final class Marks {
  private Marks() {}

  /** What stands below a card, in at most three characters. */
  static String below(Spot spot, Look look) {
    String sign = "";
    if (spot.has(Mark.MUST_USE)) {
      sign = "!";
    } else if (spot.has(Mark.UNPROVEN)) {
      sign = "?";
    } else if (spot.has(Mark.NEW) || spot.has(Mark.TAKEN)) {
      sign = look.symbols() ? "•" : "*";
    } else if (spot.has(Mark.PEEKED) || spot.has(Mark.WATCHED)) {
      sign = look.symbols() ? "◉" : "o";
    } else if (spot.has(Mark.COUNTS)) {
      sign = look.symbols() ? "▲" : "^";
    } else if (spot.has(Mark.GLOWING)) {
      sign = "+";
    }
    return spot.typed() + sign;
  }

  static Style style(Spot spot) {
    boolean calls =
        spot.has(Mark.PICKED)
            || spot.has(Mark.COUNTS)
            || spot.has(Mark.MUST_USE)
            || spot.has(Mark.GLOWING)
            || spot.has(Mark.PEEKED)
            || spot.has(Mark.WATCHED);
    return calls ? Style.TURN : spot.target() ? Style.STRONG : Style.QUIET;
  }
}
