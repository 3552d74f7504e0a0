package dev.parlor.terminal.table;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The right side of a table: all people with what lies before them, helps, and news. */
final class SidePart {
  /** How many lines of the log must remain if every player gets a line of his own. */
  private static final int LOG = 5;

  private final Brush brush;
  private final int x;
  private final int width;
  private final int bottom;
  private final boolean cards;

  /**
   * @param cards whether the others' cards are shown here
   */
  SidePart(Brush brush, int x, int width, int bottom, boolean cards) {
    this.brush = brush;
    this.x = x;
    this.width = width;
    this.bottom = bottom;
    this.cards = cards;
  }

  void paint(List<String> log) {
    int y = 0;
    boolean roomy = rows() + LOG <= bottom;
    for (Plate plate : brush.scene().plates()) {
      name(plate, y++);
      if (roomy) {
        y = detail(plate, y);
      }
    }
    for (Gauge gauge : brush.scene().gauges()) {
      if (isBeside(gauge)) {
        y += 1;
        new GaugeLine(gauge).paint(brush, x, y, width, CardSize.SMALL);
        y += 2;
      }
    }
    news(log, y + 1);
  }

  static boolean isBeside(Gauge gauge) {
    return gauge.kind() == Gauge.Kind.ODDS || gauge.kind() == Gauge.Kind.PROGRESS;
  }

  private int rows() {
    int rows = 0;
    for (Plate plate : brush.scene().plates()) {
      rows += 1 + lines(plate).size();
    }
    return rows;
  }

  private void name(Plate plate, int y) {
    Style style =
        switch (plate.tone()) {
          case IN_TURN, WINNER -> Style.TURN;
          case DIM, LOSER -> Style.QUIET;
          case CALM, ALL_IN -> Style.TEXT;
        };
    String mark = mark(plate);
    String score = brush.say(plate.score());
    int room = width - (score.isEmpty() ? 0 : score.length() + 1);
    String name = brush.sentences().name(plate.seat(), brush.scene());
    brush.putWithin(x, y, room, mark + name + badges(plate), style);
    brush.canvas().putRight(x + width, y, score, style.equals(Style.TURN) ? Style.TEXT : style);
  }

  private String mark(Plate plate) {
    boolean symbols = brush.look().symbols();
    return switch (plate.tone()) {
      case IN_TURN -> symbols ? "▶ " : "> ";
      case WINNER -> symbols ? "★ " : "* ";
      default -> "  ";
    };
  }

  /** {@code (D)}: the signs, in the order in which they matter. */
  private String badges(Plate plate) {
    List<Plate.Badge> all = new ArrayList<>(plate.badges());
    all.sort(null);
    return all.stream()
        .map(badge -> brush.sentences().texts().text("badge." + badge.name()))
        .filter(badge -> !badge.isEmpty())
        .map(badge -> " (" + badge + ")")
        .collect(Collectors.joining());
  }

  /** Draws cards and words below a name. */
  private int detail(Plate plate, int top) {
    int y = top;
    List<List<Spot>> lines = lines(plate);
    String words = words(plate);
    for (int i = 0; i < lines.size(); i++) {
      int left = x + 2;
      boolean named = lines.get(i).stream().anyMatch(Spot::target);
      for (Spot spot : lines.get(i)) {
        if (named) {
          brush.put(left, y, spot.typed(), Marks.style(spot));
          left += spot.typed().length();
        }
        brush.card(left, y, CardSize.SMALL, spot);
        left += CardSize.SMALL.width() + (named ? 1 : 0);
      }
      if (i == 0) {
        int room = x + width - left - 1;
        brush.canvas().putRight(x + width, y, brush.shortened(words, room), Style.QUIET);
      }
      y++;
    }
    return y;
  }

  /** What lies before a player, line by line. A line with words only is empty. */
  private List<List<Spot>> lines(Plate plate) {
    List<List<Spot>> lines = new ArrayList<>();
    for (Zone zone : brush.scene().zones()) {
      boolean theirs = zone.at().kind() == At.Kind.OTHERS && zone.at().owner() == plate.seat();
      if (cards && theirs && !zone.spots().isEmpty()) {
        lines.add(zone.spots());
      }
    }
    if (lines.isEmpty() && !words(plate).isEmpty()) {
      lines.add(List.of());
    }
    return lines;
  }

  /** What a player did or is doing, and what he has put down. */
  private String words(Plate plate) {
    Phrase said = plate.lastAct().isNone() ? plate.state() : plate.lastAct();
    String words = brush.say(said);
    String badge = brush.say(plate.person().badge());
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(totals(plate));
    all.addAll(List.of(chips(plate), badge));
    List<String> parts = new ArrayList<>();
    for (String part : all) {
      if (!part.isEmpty() && !parts.contains(part)) {
        parts.add(part);
      }
    }
    return String.join("  ", parts);
  }

  /** The totals of others' cards and the bets on them, where they are known. */
  private List<String> totals(Plate plate) {
    List<String> totals = new ArrayList<>();
    for (Zone zone : brush.scene().zones()) {
      boolean theirs = zone.at().kind() == At.Kind.OTHERS && zone.at().owner() == plate.seat();
      if (cards && theirs) {
        totals.add(brush.say(zone.total()));
        if (chips(plate).isEmpty()) {
          zone.bet().ifPresent(bet -> totals.add(brush.sentences().texts().text("table.bet", bet)));
        }
      }
    }
    return totals;
  }

  private String chips(Plate plate) {
    StringBuilder words = new StringBuilder();
    for (Chips chips : brush.scene().chips()) {
      if (chips.at().owner() == plate.seat()) {
        String amount =
            chips.amount().isPresent()
                ? brush.say(Phrase.of("number", Phrase.amount(chips.amount().getAsInt())))
                : "?";
        words.append(brush.look().symbols() ? "● " : "o ").append(amount);
      }
    }
    return words.toString();
  }

  /** Draws as many of the last sentences as fit, with the latest lowest and brightest. */
  private void news(List<String> log, int top) {
    int y = bottom;
    for (int i = log.size() - 1; i >= 0; i--) {
      int lines = Canvas.wrap(log.get(i), width).size();
      if (y - lines < top) {
        return;
      }
      y -= lines;
      Style style = i == log.size() - 1 ? Style.STRONG : Style.QUIET;
      brush.canvas().putWrapped(x, y, width, log.get(i), style);
    }
  }
}
