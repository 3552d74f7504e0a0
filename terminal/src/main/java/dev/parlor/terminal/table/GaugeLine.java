package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Gauge;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;

/** A gauge in characters: a line with marks, a bar, parts of a whole, or one stop after another. */
final class GaugeLine implements Block {
  private final Gauge gauge;

  GaugeLine(Gauge gauge) {
    this.gauge = gauge;
  }

  @Override
  public int weight() {
    return 0;
  }

  @Override
  public int rows(CardSize size, int width) {
    return gauge.kind() == Gauge.Kind.NUMBER_LINE ? 3 : 2;
  }

  @Override
  public void paint(Brush brush, int x, int y, int width, CardSize size) {
    brush.putWithin(x, y, width, brush.say(gauge.caption()), Style.QUIET);
    switch (gauge.kind()) {
      case NUMBER_LINE -> numbers(brush, x, y + 1, width);
      case PROGRESS -> progress(brush, x, y + 1, Math.min(width, 24));
      case ODDS -> brush.putWithin(x, y + 1, width, odds(brush), Style.TEXT);
      case HISTORY -> history(brush, x, y + 1, width);
    }
  }

  private void numbers(Brush brush, int x, int y, int width) {
    int values = Math.max(1, gauge.to() - gauge.from());
    int step = Math.max(1, Math.min(3, (width - 2) / values));
    brush.put(x, y, (brush.look().symbols() ? "─" : "-").repeat(values * step + 1), Style.QUIET);
    for (Gauge.Stop stop : gauge.stops()) {
      int at = x + (stop.value() - gauge.from()) * step;
      brush.put(at, y, brush.look().symbols() ? "●" : "o", Style.TURN);
      brush.put(at, y + 1, brush.say(stop.words()), Style.STRONG);
    }
    gauge
        .cursor()
        .ifPresent(
            value ->
                brush.put(
                    x + (value - gauge.from()) * step,
                    y,
                    brush.look().symbols() ? "▲" : "^",
                    Style.STRONG));
  }

  private void progress(Brush brush, int x, int y, int width) {
    int all = Math.max(1, gauge.to() - gauge.from());
    int full = (gauge.cursor().orElse(gauge.from()) - gauge.from()) * width / all;
    brush.put(x, y, (brush.look().symbols() ? "─" : ".").repeat(width), Style.QUIET);
    brush.put(x, y, (brush.look().symbols() ? "█" : "#").repeat(full), Style.TURN);
  }

  /** {@code Higher 56 % Same 8 % Lower 36 %}. */
  private String odds(Brush brush) {
    int all = Math.max(1, gauge.to() - gauge.from());
    List<String> parts = new ArrayList<>();
    for (Gauge.Stop stop : gauge.stops()) {
      long percent = Math.round(100.0 * stop.value() / all);
      parts.add(brush.say(stop.words()) + " " + percent + "%");
    }
    return String.join("  ", parts);
  }

  /** The stops that fit, up to the one that is shown and one after it. */
  private void history(Brush brush, int x, int y, int width) {
    int shown = gauge.cursor().orElse(gauge.stops().size() - 1);
    String arrow = brush.look().symbols() ? " → " : " > ";
    int first = shown;
    int room = width - label(brush, shown).length();
    while (first > 0 && room - label(brush, first - 1).length() - arrow.length() >= 0) {
      first--;
      room -= label(brush, first).length() + arrow.length();
    }
    int left = x;
    for (int i = first; i < gauge.stops().size() && left < x + width; i++) {
      String words = label(brush, i);
      brush.putWithin(left, y, x + width - left, words, i == shown ? Style.TURN : Style.QUIET);
      left += words.length();
      if (i + 1 < gauge.stops().size()) {
        brush.putWithin(left, y, x + width - left, arrow, Style.QUIET);
        left += arrow.length();
      }
    }
  }

  private String label(Brush brush, int stop) {
    return stop + 1 + " " + brush.say(gauge.stops().get(stop).words());
  }
}
