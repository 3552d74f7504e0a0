package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** Zones side by side, in as many lines as make their cards largest. */
final class ZoneRow {
  private static final float[] STEPS = {1.09f, 0.62f, 0.42f, 0.3f};
  private static final float BETWEEN = 0.4f; // of a card's width
  private static final float ENOUGH = 40;
  private static final float FINGER = 48;
  private static final float READ = 20; // dp: narrower own cards are read when they are opened
  private static final float LIFT = 0.06f; // of a card's height

  private final Laying laying;
  private final List<Zone> zones;
  private final float most;
  private int lines = 1;
  private float step = STEPS[0];
  private float wide;

  /**
   * @param most how wide a card may be
   */
  ZoneRow(Laying laying, List<Zone> zones, float most) {
    this.laying = laying;
    this.zones = zones;
    this.most = most;
  }

  /** How wide the cards would be in this room. */
  float width(Box box) {
    choose(box);
    return wide;
  }

  /** Places the zones; answers where the last of them ends. */
  float lay(Box box) {
    if (zones.isEmpty() || box.width() <= 0 || box.height() <= 0) {
      return box.top();
    }
    choose(box);
    List<List<Zone>> split = split(lines);
    float high = 0;
    for (List<Zone> line : split) {
      high += lineHeight(line);
    }
    float top = box.top() + Math.max(0, box.height() - high) / 2;
    for (List<Zone> line : split) {
      line(line, box, top);
      top += lineHeight(line);
    }
    return top;
  }

  private void line(List<Zone> line, Box box, float top) {
    float width = -BETWEEN * wide;
    for (Zone zone : line) {
      width += (columns(zone, step) + BETWEEN) * wide;
    }
    float left = box.centerX() - width / 2;
    float label = label(line);
    for (Zone zone : line) {
      float zoneWidth = columns(zone, step) * wide;
      Box place = Box.sized(left, top, zoneWidth, lineHeight(line));
      float reach = line.size() == 1 ? 0 : (BETWEEN * wide) / 2 + laying.dp(6);
      Box words =
          line.size() == 1
              ? box.withTop(top).withBottom(top + label)
              : new Box(place.left() - reach, top, place.right() + reach, top + label);
      zone(zone, place, words);
      left += zoneWidth + BETWEEN * wide;
    }
  }

  /** Chooses the widest cards that fit. Cards overlap only if they would be small otherwise. */
  private void choose(Box box) {
    wide = 0;
    float enough = Math.min(most, laying.dp(ENOUGH));
    boolean empty = zones.stream().flatMap(zone -> zone.spots().stream()).allMatch(Spot::isGap);
    for (float each : STEPS) {
      for (int number = 1; number <= Math.min(3, zones.size()); number++) {
        float fits = fits(box, number, each);
        if (fits > wide * 1.12f) {
          wide = fits;
          lines = number;
          step = each;
        }
      }
      if (wide >= enough || empty) {
        break; // nothing is read in empty places, so they need not overlap
      }
    }
  }

  private float fits(Box box, int number, float each) {
    float columns = 0;
    float rows = 0;
    float words = 0;
    for (List<Zone> line : split(number)) {
      float across = -BETWEEN;
      float down = 0;
      for (Zone zone : line) {
        across += columns(zone, each) + BETWEEN;
        down = Math.max(down, rows(zone));
      }
      columns = Math.max(columns, across);
      rows += down + LIFT;
      words += label(line) + laying.dp(3);
    }
    float byHeight = (box.height() - words) / (rows * Laying.CARD);
    return Math.max(1, Math.min(most, Math.min(box.width() / columns, byHeight)));
  }

  private List<List<Zone>> split(int number) {
    List<List<Zone>> split = new ArrayList<>();
    int each = (zones.size() + number - 1) / number;
    for (int from = 0; from < zones.size(); from += each) {
      split.add(zones.subList(from, Math.min(zones.size(), from + each)));
    }
    return split;
  }

  private float lineHeight(List<Zone> line) {
    float rows = 0;
    for (Zone zone : line) {
      rows = Math.max(rows, rows(zone));
    }
    return (rows + LIFT) * Laying.CARD * wide + label(line) + laying.dp(3);
  }

  private float label(List<Zone> line) {
    return line.stream().anyMatch(zone -> !words(zone).isNone()) ? Laying.high(laying.small()) : 0;
  }

  /**
   * The words above the cards. A single own hand has none, because its total stands beside the
   * plate.
   */
  private Phrase words(Zone zone) {
    return switch (zone.at().kind()) {
      case OTHERS -> zone.total();
      case OWN -> zones.size() == 1 ? Phrase.NONE : zone.total();
      default -> zone.total().isNone() ? zone.caption() : zone.total();
    };
  }

  static int square(Zone zone) {
    return Math.max(1, (int) Math.ceil(Math.sqrt(zone.spots().size())));
  }

  static float columns(Zone zone, float each) {
    int cards = Math.max(1, zone.spots().size());
    return switch (zone.layout()) {
      case ROW -> 1 + (cards - 1) * each;
      case FAN -> 1 + (cards - 1) * Math.min(each, STEPS[2]);
      case GRID -> square(zone) + (square(zone) - 1) * 0.09f;
      case PILE -> 1;
    };
  }

  private static float rows(Zone zone) {
    if (zone.layout() != Zone.Layout.GRID) {
      return 1;
    }
    int columns = square(zone);
    int rows = (Math.max(1, zone.spots().size()) + columns - 1) / columns;
    return rows + (rows - 1) * 0.07f;
  }

  private void zone(Zone zone, Box box, Box words) {
    Box cards = box.withTop(words.bottom() + LIFT * Laying.CARD * wide);
    if (words.height() > 0) {
      boolean own = zone.at().kind() == At.Kind.OWN;
      String text = own ? laying.total(zone) : laying.sayer.shown(words(zone));
      TotalWords above = TotalWords.above(laying, text, laying.small(), words.width());
      above.lines().forEach(line -> laying.words(line, words, above.size(), true, false));
    }
    if (zone.target()) {
      laying.frames.add(new Laid.Frame(zone.at(), cards, false));
    }
    boolean fingers = wide >= laying.dp(FINGER) - 1;
    for (int i = 0; i < zone.spots().size(); i++) {
      spot(zone, i, cards, fingers);
    }
    boolean unread = zone.at().kind() == At.Kind.OWN && wide < laying.dp(READ);
    if (!fingers && (unread || zone.spots().stream().anyMatch(Spot::target))) {
      laying.nodes.add(
          new Laid.Node(
              At.of(zone.at().kind(), zone.at().owner()),
              cards.atLeast(laying.dp(FINGER)),
              laying.scene.name(zone.at().owner()),
              true,
              false,
              false,
              false,
              true));
    }
  }

  private void spot(Zone zone, int i, Box cards, boolean fingers) {
    Spot spot = zone.spots().get(i);
    boolean grid = zone.layout() == Zone.Layout.GRID;
    float across = zone.layout() == Zone.Layout.FAN ? Math.min(step, STEPS[2]) : step;
    float x = grid ? i % square(zone) * 1.09f : i * across;
    int row = grid ? i / square(zone) : 0;
    float y = row * 1.07f;
    float lift = spot.has(Mark.COUNTS) || spot.has(Mark.PICKED) ? LIFT : 0;
    float left = cards.left() + x * wide;
    float top = cards.top() + (y - lift) * Laying.CARD * wide;
    Box card = Box.sized(left, top, wide, Laying.CARD * wide);
    boolean whole = grid || i == zone.spots().size() - 1;
    Box seen = whole ? card : card.withRight(left + Math.min(1, across) * wide);
    laying.card(zone, spot, card, seen, false, fingers);
  }
}
