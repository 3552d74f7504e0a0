package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * Places on the felt what belongs to all: a board, piles, stock and discards, melds, pots, lines.
 */
final class MiddleLayout {
  private static final float CROWDED = 140;
  private static final float LEAST = 50;
  private static final float FAIR = 32; // dp: a card whose rank is read at a glance
  private static final float PART = 0.45f; // of the room for it and the own cards
  private static final float POTS_PART = 0.52f; // the same, where several pots say who is in them
  private static final float POTS = 0.24f; // of the width, for pots one below the other
  private static final float MOST_POTS = 0.4f;
  private static final float STEP = 3; // px
  private static final float MOST_FIGURES = 0.6f;

  private final Laying laying;
  private final StacksLayout stacks;
  private boolean told; // by the cards, whose line of numbers makes room for them

  MiddleLayout(Laying laying) {
    this.laying = laying;
    stacks = new StacksLayout(laying);
  }

  /**
   * How high it is at least; nothing where nothing lies, as when a round has been counted.
   *
   * @param room for it and the own cards
   */
  float least(float room) {
    float pots = Math.min(new PotsLayout(laying, pots()).least(), room * POTS_PART);
    float board = Math.max(pots, Math.min(board(), room * PART));
    return isEmpty() ? 0 : Math.max(board, Math.max(laying.dp(LEAST), gaugesHeight()));
  }

  /** The height of a line of cards that can be read, with the words above them. */
  private float board() {
    List<Zone> board = laying.zones(At.Kind.BOARD);
    boolean faces = board.stream().flatMap(zone -> zone.spots().stream()).anyMatch(this::isRead);
    boolean said = board.stream().anyMatch(zone -> !zone.total().isNone());
    float words = said ? Laying.high(laying.small()) : 0;
    return faces ? words + 1.1f * Laying.CARD * laying.dp(FAIR) : 0;
  }

  private boolean isRead(Spot spot) {
    return spot.face() != null;
  }

  private boolean isEmpty() {
    return laying.scene.stacks().isEmpty()
        && gaugesHeight() == 0
        && laying.scene.chips().stream().allMatch(chips -> chips.at().owner() != At.NOBODY)
        && laying.scene.zones().stream()
            .allMatch(
                zone -> zone.at().kind() == At.Kind.OWN || zone.at().kind() == At.Kind.OTHERS);
  }

  void lay(Box box) {
    if (laying.scene.stacks().stream().anyMatch(each -> each.at().kind() == At.Kind.DISCARD)) {
      piles(box);
      return;
    }
    float lines = gaugesHeight();
    Box rest = header(box);
    List<Zone> grid = laying.zones(At.Kind.GRID);
    if (!grid.isEmpty()) {
      new GridLayout(laying, grid).lay(rest.withBottom(rest.bottom() - lines));
      gauges(rest.withTop(rest.bottom() - lines));
      return;
    }
    List<Zone> board = laying.zones(At.Kind.BOARD);
    if (board.isEmpty()) {
      gauges(rest.withTop(rest.centerY() - lines / 2));
      return;
    }
    ZoneRow row = new ZoneRow(laying, board, laying.card(laying.plan.largest()));
    if (row.width(rest.withBottom(rest.bottom() - lines)) < laying.dp(FAIR)) {
      told = true;
      lines = gaugesHeight();
    }
    float bottom = row.lay(rest.withBottom(rest.bottom() - lines));
    gauges(rest.withTop(Math.min(rest.bottom() - lines, bottom + laying.dp(8))));
  }

  /** Places stock and discards, and the melds above or beside them. */
  private void piles(Box box) {
    List<Zone> melds = laying.zones(At.Kind.MELDS);
    float most = Laying.CARD * laying.card(laying.plan.largest()) + laying.dp(24);
    if (melds.isEmpty()) {
      float high = Math.min(box.height(), most);
      float top = box.centerY() - high / 2;
      stacks.lay(Box.sized(box.left(), top, box.width(), high));
    } else if (box.height() < laying.dp(CROWDED)) {
      float part = box.left() + box.width() * 0.32f;
      stacks.lay(box.withRight(part));
      new MeldsLayout(laying, melds).lay(box.withLeft(part + laying.dp(8)));
    } else {
      float high = Math.min(box.height() * 0.45f, most);
      stacks.lay(box.withTop(box.bottom() - high));
      new MeldsLayout(laying, melds).lay(box.withBottom(box.bottom() - high - laying.dp(4)));
    }
  }

  private boolean isShown(Gauge gauge) {
    return gauge.kind() != Gauge.Kind.PROGRESS && !(told && gauge.kind() == Gauge.Kind.NUMBER_LINE);
  }

  private float gaugesHeight() {
    float high = 0;
    for (Gauge gauge : laying.scene.gauges()) {
      if (isShown(gauge)) {
        high += GaugeLayout.height(laying, gauge) + laying.dp(4);
      }
    }
    return high;
  }

  private void gauges(Box box) {
    float top = box.top();
    for (Gauge gauge : laying.scene.gauges()) {
      if (isShown(gauge)) {
        float high = GaugeLayout.height(laying, gauge);
        GaugeLayout.lay(laying, gauge, Box.sized(box.left(), top, box.width(), high));
        top += high + laying.dp(4);
      }
    }
  }

  private List<Chips> pots() {
    List<Chips> pots = new ArrayList<>();
    for (Chips chips : laying.scene.chips()) {
      if (chips.at().owner() == At.NOBODY) {
        pots.add(chips);
      }
    }
    return pots;
  }

  /** How wide pots are beside the board: their amounts can be read, and who can win each. */
  private float beside(List<Chips> pots, Box box) {
    PotsLayout column = new PotsLayout(laying, pots);
    float words = Math.min(box.width() * MOST_POTS, column.width());
    float figures = Math.min(box.width() * MOST_FIGURES, column.figures());
    float least = Math.max(box.width() * POTS, Math.max(words, figures));
    for (float part = least; pots.size() > 1 && part <= box.width() * MOST_POTS; part += STEP) {
      if (column.tells(box.withRight(box.left() + part))) {
        return part;
      }
    }
    return least;
  }

  /** Below the deck, or on it where nothing is free below. */
  private Laid.Where below(Box deck, Box box) {
    float needed = Laid.Deck.below(deck.height() * 0.28f, laying.dp(1));
    return deck.bottom() + needed > box.bottom() ? Laid.Where.UPON : Laid.Where.BELOW;
  }

  /** Places the rest of the deck at the side, and the pots beside it where there are any. */
  private Box header(Box box) {
    List<Chips> pots = pots();
    boolean crowded = box.height() - gaugesHeight() < laying.dp(CROWDED);
    if (pots.size() > 1 || (crowded && !pots.isEmpty())) {
      float part = beside(pots, box);
      new PotsLayout(laying, pots).column(box.withRight(box.left() + part));
      return box.withLeft(box.left() + part + laying.dp(4));
    }
    float high = Math.max(laying.dp(40), Laying.high(laying.name()) + Laying.high(laying.small()));
    Box row = box.withBottom(box.top() + high);
    boolean mirrored = laying.ground.mirrored();
    float wide = high / Laying.CARD;
    for (Stack stack : laying.scene.stacks()) {
      float left = mirrored ? row.right() - wide : row.left();
      stacks.side(
          stack,
          Box.sized(left, row.top(), wide, high),
          pots.isEmpty() ? below(row, box) : mirrored ? Laid.Where.BEFORE : Laid.Where.BESIDE);
    }
    if (pots.isEmpty()) {
      float side = laying.scene.stacks().isEmpty() ? 0 : wide + laying.dp(8);
      return mirrored ? box.withRight(box.right() - side) : box.withLeft(box.left() + side);
    }
    PotsLayout all = new PotsLayout(laying, pots);
    float side = laying.dp(66);
    boolean middle = row.width() - 2 * side >= all.figures();
    float left = row.left() + (middle || !mirrored ? side : 0);
    float right = row.right() - (middle || mirrored ? side : 0);
    all.lay(row.withLeft(left).withRight(right));
    return box.withTop(row.bottom() + laying.dp(2));
  }
}
