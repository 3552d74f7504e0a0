package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Zone;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Places the other people on the felt, in a row or in two where they are many, each with what lies
 * before them.
 */
final class OthersLayout {
  private static final int IN_A_ROW = 5;
  private static final float GAP = 6;
  private static final float BET = 24;
  private static final float SMALL = 64;
  private static final float LARGE = 88;
  private static final float LOW = 64;
  private static final float TINY = 12; // nobody can recognise a narrower card
  private static final float FINGER = 48;
  private static final float MOST = 0.52f; // of the height
  private static final float MOST_OF_ALL = 0.32f; // where there are people above and below
  private static final float PART = 0.4f; // of the width, for a plate beside cards
  private static final float MOST_PART = 0.56f;
  private static final float APART = 0.04f; // of the width, free on each side of cards
  private static final float USUAL = 12; // dp: the height of letters
  private static final float COINS = 22; // a line of chips
  private static final float BESIDE = 24; // what cards need beside chips

  private final Laying laying;
  private final List<Plate> people;
  private final int rows;
  private final int columns;

  OthersLayout(Laying laying, List<Plate> people) {
    this.laying = laying;
    this.people = people;
    rows = people.size() > IN_A_ROW ? 2 : 1;
    columns = Math.max(1, (people.size() + rows - 1) / rows);
  }

  /** How much of the height of the felt they take. */
  float height(Box felt) {
    if (people.isEmpty()) {
      return 0;
    }
    float plates = rows * (plate() + laying.dp(GAP)) - laying.dp(GAP);
    List<Zone> zones = laying.zones(At.Kind.OTHERS);
    zones.removeIf(zone -> people.stream().noneMatch(each -> each.seat() == zone.at().owner()));
    if (laying.plan.others() <= 0 && zones.isEmpty()) {
      return plates + rows * bets();
    }
    float most = laying.plan.forAll() ? MOST_OF_ALL : MOST;
    float wished =
        felt.height() * Math.max(laying.plan.forAll() ? 0.26f : 0.2f, laying.plan.others());
    boolean totals = zones.stream().anyMatch(zone -> !zone.total().isNone());
    float words = totals ? Laying.high(laying.small()) : 0;
    float least = plates + rows * (laying.dp(40) + words + betsBelow(felt));
    return Math.min(felt.height() * most, Math.max(least, wished));
  }

  /** The room for chips below the cards, where some players have none beside them. */
  private float betsBelow(Box felt) {
    float room = felt.width() / columns - laying.dp(GAP + BESIDE + 4);
    boolean wide =
        people.stream()
            .anyMatch(
                plate ->
                    laying
                        .bet(plate.seat())
                        .map(chips -> laying.coinsWidth(chips) > room)
                        .orElse(false));
    return wide ? laying.dp(BET) : 0;
  }

  private boolean isBrief() {
    float low = laying.plan.arranges() ? 330 : 270; // dp, with letters of 12
    return rows > 1 || laying.ground.height() < low * laying.small() / USUAL;
  }

  private float plate() {
    int lines = isBrief() ? 1 : 2;
    return laying.dp(8) + Laying.high(laying.name()) + lines * Laying.high(laying.small());
  }

  private float bets() {
    return laying.plan.bets() && laying.plan.others() <= 0 ? laying.dp(BET) : 0;
  }

  void lay(Box box) {
    float gap = laying.dp(GAP);
    float width = (box.width() - (columns - 1) * gap) / columns;
    float height = (box.height() - (rows - 1) * gap) / rows;
    for (int i = 0; i < people.size(); i++) {
      int column = i % columns;
      int place = laying.ground.mirrored() ? columns - 1 - column : column;
      float left = box.left() + place * (width + gap);
      int row = i / columns;
      float top = box.top() + row * (height + gap);
      cell(people.get(i), Box.sized(left, top, width, height));
    }
  }

  private void cell(Plate plate, Box box) {
    List<Zone> zones = laying.zones(At.Kind.OTHERS, plate.seat());
    Optional<Chips> bet = laying.bet(plate.seat());
    Box head = box.withBottom(Math.min(box.bottom(), box.top() + plate()));
    Box own = own(box);
    Box below = own.withTop(head.bottom() + laying.dp(3));
    ZoneRow row = new ZoneRow(laying, zones, laying.card(people.size() == 1 ? LARGE : SMALL));
    float part = beside(plate, box);
    Box beside = own.withLeft(box.left() + part + laying.dp(4));
    boolean side =
        !zones.isEmpty()
            && box.width() > laying.dp(150)
            && hasRoom(plate, part)
            && row.width(beside) > row.width(below) * 1.05f;
    if (side) {
      Box left = box.withRight(box.left() + part);
      float top = Math.max(box.top(), box.centerY() - plate() / 2 - laying.dp(10));
      head = Box.sized(left.left(), top, left.width(), plate());
      below = beside;
    }
    boolean low = !side && below(box, head).height() < laying.dp(COINS);
    PlateLayout.lay(laying, plate, head, isBrief(), low ? bet.map(laying::figures).orElse("") : "");
    if (low) {
      opens(plate, head, zones);
    } else if (zones.isEmpty()) {
      Box free = below(box, head);
      bet.ifPresent(chips -> bet(chips, free));
    } else {
      Box spot = cards(row, zones, bet, side ? left(box, head) : null, below);
      if (row.width(spot) < laying.dp(TINY)) {
        opens(plate, head, zones);
      } else {
        row.lay(spot);
      }
    }
  }

  /** The room for cards, so far from the neighbours' that everybody sees whose they are. */
  private Box own(Box box) {
    float apart = people.size() > 1 ? box.width() * APART : 0;
    return box.withLeft(box.left() + apart).withRight(box.right() - apart);
  }

  /**
   * How wide a plate is beside its cards: as wide as its words need, if that leaves room for the
   * cards.
   */
  private float beside(Plate plate, Box box) {
    float words = PlateWords.widest(laying, plate) + laying.dp(9);
    return Math.max(box.width() * PART, Math.min(box.width() * MOST_PART, words));
  }

  /** Whether the whole name can be read on a plate so wide. */
  private boolean hasRoom(Plate plate, float wide) {
    float badges = laying.dp(8) + plate.badges().size() * laying.dp(20);
    return laying.ink.width(plate.person().name(), laying.name(), true) + badges <= wide;
  }

  /** Lets a tap on the owner open cards large that have no room here. */
  private void opens(Plate plate, Box head, List<Zone> zones) {
    if (zones.isEmpty()) {
      return;
    }
    laying.nodes.add(
        new Laid.Node(
            At.of(At.Kind.OTHERS, plate.seat()),
            head.atLeast(laying.dp(FINGER)),
            laying.scene.name(plate.seat()),
            true,
            false,
            false,
            false,
            true));
  }

  private Box below(Box box, Box head) {
    return box.withTop(head.bottom() + laying.dp(1));
  }

  private Box left(Box box, Box head) {
    return new Box(head.left(), head.bottom() + laying.dp(1), head.right(), box.bottom());
  }

  /** Where the cards lie. A few cards have their chips beside them, more have them below. */
  private Box cards(
      ZoneRow row, List<Zone> zones, Optional<Chips> bet, @Nullable Box chipsPlace, Box place) {
    if (!bet.isPresent() || chipsPlace != null) {
      bet.ifPresent(chips -> bet(chips, chipsPlace == null ? place : chipsPlace));
      return place;
    }
    boolean few = few(zones) || place.height() < laying.dp(LOW);
    float wide = laying.coinsWidth(bet.get()) + laying.dp(4);
    if (few && place.width() - wide >= laying.dp(BESIDE)) {
      float room = place.width() - wide;
      float cards = few(zones) ? Math.min(room, row.width(place) * 2.2f) : room;
      float left = place.centerX() - (cards + wide) / 2;
      float top = Math.max(place.top(), place.centerY() - laying.dp(COINS / 2));
      bet(bet.get(), new Box(left + cards, top, left + cards + wide, place.bottom()));
      return Box.sized(left, place.top(), cards, place.height());
    }
    bet(bet.get(), place.withTop(Math.max(place.top(), place.bottom() - laying.dp(BET))));
    return place.withBottom(place.bottom() - laying.dp(BET));
  }

  private static boolean few(List<Zone> zones) {
    return zones.size() == 1 && zones.get(0).spots().size() <= 2;
  }

  private void bet(Chips chips, Box place) {
    float wide = Math.min(place.width(), laying.coinsWidth(chips));
    laying.coins(chips, Box.sized(place.centerX() - wide / 2, place.top(), wide, laying.dp(22)));
  }
}
