package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Zone;
import java.util.List;
import java.util.Optional;

/** Places the own plate on the felt, what the own cards come to, and the own cards. */
final class OwnLayout {
  private static final float LARGEST = 104;
  private static final float BET = 24;
  private static final float COINS = 22; // a line of chips
  private static final int LINES = 3; // what the cards come to, at most
  private static final float SIDE = 0.29f; // of the width, for the plate beside the cards

  private final Laying laying;
  private final List<Zone> zones;
  private final Plate plate;
  private Box own = Box.NONE; // all of its room

  OwnLayout(Laying laying) {
    this.laying = laying;
    plate = laying.scene.plates().get(laying.scene.viewer());
    zones = laying.zones(At.Kind.OWN);
  }

  /**
   * @param middle how much of the rest the middle needs
   */
  float height(Box felt, Box rest, float middle) {
    float wished = felt.height() * laying.plan.own();
    float least = laying.plan.arranges() ? strip() + laying.dp(146) : 0;
    return Math.min(rest.height() - middle, Math.max(wished, least));
  }

  private float strip() {
    float plate = laying.dp(8) + Laying.high(laying.name()) + Laying.high(laying.small());
    float meter = meter().map(each -> GaugeLayout.height(laying, each)).orElse(0f);
    return meter > 0 && !isLow() ? Math.max(plate, meter + 2 * Laying.high(besideMeter())) : plate;
  }

  /** Whether the felt is so low that each line of words makes the cards smaller. */
  private boolean isLow() {
    return laying.ground.height() < laying.dp(330);
  }

  private float besideMeter() {
    return laying.ground.text(13, 14);
  }

  /** The gauge that shows how far the own cards are from what they must come to. */
  private Optional<Gauge> meter() {
    return laying.scene.gauges().stream()
        .filter(each -> each.kind() == Gauge.Kind.PROGRESS)
        .findFirst();
  }

  void lay(Box box) {
    own = box;
    if (laying.plan.arranges()) {
      Box strip = box.withBottom(box.top() + strip());
      strip(strip);
      Box cards = box.withTop(strip.bottom() + laying.dp(2));
      if (!zones.isEmpty()) {
        new HandLayout(laying, zones.get(0)).lay(cards);
      }
      return;
    }
    Box under = box.withTop(box.top() + strip() + laying.dp(4));
    float part = Math.max(box.width() * SIDE, Math.min(laying.dp(92), box.width() * 0.4f));
    float around = strip() + laying.dp(2) + (bets() ? laying.dp(COINS) : 0);
    if (!hasRoom(box.withRight(box.left() + part), around)) {
      part = Math.max(part, box.width() * 0.5f);
    }
    Box beside = box.withLeft(box.left() + part + laying.dp(6));
    if (bets()) {
      under = under.withTop(under.top() + laying.dp(BET));
    }
    ZoneRow row = new ZoneRow(laying, zones, laying.card(LARGEST));
    if (row.width(beside) >= row.width(under) * 0.95f) {
      row.lay(turned(beside));
      side(box.withRight(box.left() + part));
    } else {
      bet(Box.sized(box.left(), box.top(), box.width(), laying.dp(BET)));
      strip(
          under
              .withTop(under.top() - strip() - laying.dp(4))
              .withBottom(under.top() - laying.dp(4)));
      row.lay(under);
    }
  }

  /** The place where a part lies: on the other side where the felt is seen in a mirror. */
  private Box turned(Box part) {
    return laying.ground.mirrored() ? part.mirroredIn(own) : part;
  }

  private boolean bets() {
    return laying.plan.bets();
  }

  private void bet(Box line) {
    Optional<Chips> bet = laying.bet(plate.seat());
    bet.ifPresent(
        chips -> {
          float wide = Math.min(line.width(), laying.coinsWidth(chips));
          laying.coins(
              chips, Box.sized(line.centerX() - wide / 2, line.top(), wide, laying.dp(COINS)));
        });
  }

  /** Places the plate beside the cards, the bet above it and the total below. */
  private void side(Box place) {
    Box box = turned(place);
    float plateHigh = strip();
    float size = laying.ground.text(15, 19);
    float above = bets() ? laying.dp(BET) : 0;
    float gap = laying.dp(6);
    Optional<Chips> bet = laying.bet(plate.seat());
    if (!bet.isPresent() && above + plateHigh + LINES * size > box.height()) {
      above = 0; // where room is short, none is kept free for chips that nobody has put down
    }
    if (!hasRoom(box, above + plateHigh + gap)) {
      above = Math.min(above, laying.dp(COINS));
      gap = laying.dp(2);
    }
    String figures = "";
    if (bet.isPresent() && !hasRoom(box, above + plateHigh + gap)) {
      above = 0; // and chips stand in figures on the plate
      figures = laying.figures(bet.get());
    }
    float free = box.height() - above - plateHigh - gap;
    Box room = Box.sized(box.left(), box.top(), box.width(), Math.max(0, free));
    TotalWords total = TotalWords.of(laying, said(), size, room, LINES);
    float high = plateHigh + total.height() + gap;
    float top = Math.max(box.top() + above, box.centerY() - high / 2);
    top = Math.min(top, Math.max(box.top() + above, box.bottom() - high));
    if (figures.isEmpty()) {
      bet(box.withTop(top - above));
    }
    Box under = Box.sized(box.left(), top, box.width(), plateHigh);
    PlateLayout.lay(laying, plate, under, true, figures);
    total(total, box.withTop(top + plateHigh + gap));
  }

  /** Whether chips and what the cards come to can be read in a column beside the cards. */
  private boolean hasRoom(Box box, float taken) {
    Box room = Box.sized(0, 0, box.width(), Math.max(0, box.height() - taken));
    float size = laying.ground.text(15, 19);
    boolean chips = laying.bet(plate.seat()).map(laying::coinsWidth).orElse(0f) <= box.width();
    return chips
        && (said().isEmpty()
            || TotalWords.of(laying, said(), size, room, LINES).fits(laying, room));
  }

  private Phrase total() {
    return zones.size() == 1 ? zones.get(0).total() : Phrase.NONE;
  }

  private String said() {
    return zones.size() == 1 ? laying.total(zones.get(0)) : "";
  }

  private void total(TotalWords total, Box place) {
    float top = place.top();
    for (String line : total.lines()) {
      laying.words(line, place.withTop(top), total.size(), true, false);
      top += Laying.high(total.size());
    }
    if (!total().isNone() && !total.lines().isEmpty() && !laying.keeps(zones.get(0))) {
      laying.nodes.add(
          Laid.Node.of(
              zones.get(0).at(), place.withBottom(top), laying.sayer.heard(total()), false));
    }
  }

  /** How wide the plate is: narrower where its own words leave room for those beside it. */
  private float part(float width, float usual) {
    String first = PlateWords.first(said());
    float said = laying.ink.width(first, PlateWords.least(laying), true) + laying.dp(12);
    float least = PlateWords.figuresWidth(laying, plate) + laying.dp(14);
    return Math.min(width * usual, Math.max(width - said, least));
  }

  /** Places the plate with the total beside it, and the gauge of what that must come to. */
  private void strip(Box strip) {
    Optional<Gauge> gauge = meter();
    if (total().isNone() && !gauge.isPresent()) {
      float wide = Math.min(strip.width(), laying.dp(260));
      float left = strip.centerX() - wide / 2;
      PlateLayout.lay(laying, plate, Box.sized(left, strip.top(), wide, strip.height()), true);
      return;
    }
    float part = strip.left() + part(strip.width(), gauge.isPresent() ? 0.42f : 0.5f);
    Box left = strip.withRight(part - laying.dp(4));
    Box right = strip.withLeft(part + laying.dp(4));
    PlateLayout.lay(laying, plate, turned(left), true);
    Box side = turned(right);
    float size = gauge.isPresent() ? besideMeter() : laying.ground.text(15, 19);
    int most = gauge.isPresent() && isLow() ? 1 : 2;
    Box room = Box.sized(side.left(), side.top(), side.width(), most * Laying.high(size));
    TotalWords total = TotalWords.of(laying, said(), size, room, most);
    float high = total.height();
    float meter = gauge.map(each -> GaugeLayout.height(laying, each)).orElse(0f);
    float top = side.centerY() - (high + meter) / 2;
    total(total, side.withTop(top));
    gauge.ifPresent(
        each ->
            GaugeLayout.lay(laying, each, Box.sized(side.left(), top + high, side.width(), meter)));
  }
}
