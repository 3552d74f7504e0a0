package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.List;

/** Cards of one or more places side by side, with what names them below and their totals. */
final class CardRow implements Block {
  private static final int SPACE = 1;
  private static final int BETWEEN = 3;

  private final List<Zone> zones;
  private final int weight;

  CardRow(List<Zone> zones, int weight) {
    this.zones = List.copyOf(zones);
    this.weight = weight;
  }

  /** The width of these zones when no card covers another. */
  static int width(List<Zone> zones, CardSize size) {
    int width = -BETWEEN;
    for (Zone zone : zones) {
      width += BETWEEN + Math.max(1, zone.spots().size()) * (size.width() + SPACE);
    }
    return width;
  }

  @Override
  public int weight() {
    return weight;
  }

  @Override
  public int rows(CardSize size, int width) {
    return (lifts() ? 1 : 0) + size.height() + (hasNames() ? 1 : 0) + (hasWords() ? 1 : 0);
  }

  private boolean lifts() {
    return zones.stream().flatMap(zone -> zone.spots().stream()).anyMatch(Spot::target);
  }

  private boolean hasNames() {
    return zones.stream()
        .flatMap(zone -> zone.spots().stream())
        .anyMatch(spot -> !spot.typed().isEmpty() || !spot.marks().isEmpty());
  }

  private boolean hasWords() {
    return zones.stream()
        .anyMatch(
            zone -> !zone.caption().isNone() || !zone.total().isNone() || zone.bet().isPresent());
  }

  @Override
  public void paint(Brush brush, int x, int y, int width, CardSize size) {
    int left = x;
    int room = width - (zones.size() - 1) * BETWEEN;
    int cards = zones.stream().mapToInt(zone -> Math.max(1, zone.spots().size())).sum();
    int top = y + (lifts() ? 1 : 0);
    for (Zone zone : zones) {
      int count = Math.max(1, zone.spots().size());
      int step = step(size, room, cards);
      for (int i = 0; i < zone.spots().size(); i++) {
        card(brush, left + i * step, top, size, zone.spots().get(i));
      }
      int words = top + size.height() + (hasNames() ? 1 : 0);
      int end = left + Math.max((count - 1) * step + size.width(), widthOf(brush, zone, zones));
      brush.putWithin(left, words, x + width - left, words(brush, zone), Style.STRONG);
      left = end + BETWEEN;
    }
  }

  /** The width for a zone's words. A single zone has all the room. */
  private static int widthOf(Brush brush, Zone zone, List<Zone> zones) {
    return zones.size() == 1 ? 0 : words(brush, zone).length();
  }

  private static int step(CardSize size, int room, int cards) {
    int usual = size.width() + SPACE;
    return cards < 2 ? usual : Math.max(2, Math.min(usual, (room - size.width()) / (cards - 1)));
  }

  private static void card(Brush brush, int x, int y, CardSize size, Spot spot) {
    boolean lifted = spot.has(Mark.PICKED);
    brush.card(x, lifted ? y - 1 : y, size, spot);
    String below = Marks.below(spot, brush.look());
    int middle = x + Math.max(0, (size.width() - below.length()) / 2);
    brush.put(middle, y + size.height() - (lifted ? 1 : 0), below, Marks.style(spot));
  }

  /** {@code Dealer: 17, bet 40}. */
  static String words(Brush brush, Zone zone) {
    StringBuilder words = new StringBuilder(brush.say(zone.caption()));
    String total = brush.say(zone.total());
    if (!total.isEmpty() && !total.contentEquals(words)) {
      words.append(words.length() == 0 ? "" : ": ").append(total);
    }
    zone.bet()
        .ifPresent(
            bet ->
                words
                    .append(words.length() == 0 ? "" : ", ")
                    .append(brush.sentences().texts().text("table.bet", bet)));
    return words.toString();
  }
}
