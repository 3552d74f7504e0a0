package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;

/**
 * Places many own cards on the felt, in as few lines as leave each card wide enough for a finger.
 */
final class HandLayout {
  private static final int MOST_LINES = 3;
  private static final float FINGER = 48;
  private static final float READ = 20; // narrower cards are read when they are opened
  private static final float LARGEST = 92;
  private static final float LIFT = 12;
  // the width at which a finger can still carry a card away from its neighbours
  private static final float FAIR = 36;
  // how much of a card is not covered by the next one, in widths of a card: its rank and suit
  private static final float CORNER = 0.32f;
  // how much of a covered line can be seen, in heights of a card
  private static final float ROW = 0.52f;

  private final Laying laying;
  private final Zone zone;
  private int lines = 1;
  private float wide;
  private boolean fingers = true;
  private boolean carried = true;

  HandLayout(Laying laying, Zone zone) {
    this.laying = laying;
    this.zone = zone;
  }

  void lay(Box box) {
    int cards = zone.spots().size();
    if (cards == 0) {
      return;
    }
    choose(box, cards);
    int each = (cards + lines - 1) / lines;
    float lift = laying.dp(LIFT);
    float row = rowStep(lines);
    float high = Laying.CARD * wide + (lines - 1) * row + lift;
    float top = box.top() + Math.max(0, box.height() - high) / 2 + lift;
    float seen = Math.min(wide, step(box, each, wide));
    carried = seen >= laying.dp(FAIR);
    boolean read = wide >= laying.dp(READ);
    boolean touched = !read || zone.spots().stream().anyMatch(Spot::target);
    fingers = seen >= laying.dp(FINGER) - 1 || !touched;
    for (int line = 0; line < lines; line++) {
      int from = line * each;
      int to = Math.min(cards, from + each);
      line(box, from, to, each, top + line * row, line < lines - 1 ? row : 0);
    }
    if (!fingers) {
      Box place = Box.sized(box.left(), top - lift, box.width(), high);
      opens(place.withTop(Math.min(place.top(), place.bottom() - laying.dp(FINGER))));
    }
  }

  /** Makes all of the hand one place for a finger, which opens it large. */
  private void opens(Box box) {
    int owner = zone.at().owner();
    laying.nodes.add(
        new Laid.Node(
            At.of(At.Kind.OWN, owner),
            box,
            laying.sayer.shown(Phrase.of("you")),
            true,
            false,
            zone.spots().stream().anyMatch(spot -> spot.face() != null && spot.has(Mark.SEALED)),
            false,
            true));
  }

  private float rowStep(int number) {
    return number == 1 ? 0 : Math.max(laying.dp(FINGER), Laying.CARD * wide * ROW);
  }

  /** How far apart the cards of a full line lie. */
  private float step(Box box, int each, float width) {
    return each < 2 ? width : Math.min(width * 1.06f, (box.width() - width) / (each - 1));
  }

  private void choose(Box box, int cards) {
    float best = -1;
    for (int number = 1; number <= Math.min(MOST_LINES, cards); number++) {
      int each = (cards + number - 1) / number;
      float covered = (number - 1) * laying.dp(FINGER);
      float byHeight = (box.height() - laying.dp(LIFT) - covered) / Laying.CARD;
      float rows = 1 + (number - 1) * ROW;
      byHeight = Math.min(byHeight, (box.height() - laying.dp(LIFT)) / (Laying.CARD * rows));
      float byCorner = box.width() / (1 + (each - 1) * CORNER);
      float width = Math.min(laying.card(LARGEST), Math.min(byHeight, byCorner));
      float finger = laying.dp(FINGER);
      float seen = Math.min(finger, Math.min(width, step(box, each, width)));
      float worth = seen * 4 + width;
      if (width > 0 && worth > best) {
        best = worth;
        lines = number;
        wide = width;
      }
    }
    wide = Math.max(1, wide);
  }

  private void line(Box box, int from, int to, int each, float top, float seenHeight) {
    float step = step(box, each, wide);
    float width = wide + (to - from - 1) * step;
    float left = box.centerX() - width / 2;
    for (int i = from; i < to; i++) {
      Spot spot = zone.spots().get(i);
      float lift = spot.has(Mark.PICKED) || spot.has(Mark.COUNTS) ? laying.dp(LIFT) : 0;
      Box card = Box.sized(left + (i - from) * step, top - lift, wide, Laying.CARD * wide);
      Box seen = i < to - 1 ? card.withRight(card.left() + Math.min(step, wide)) : card;
      if (seenHeight > 0) {
        seen = seen.withBottom(top + seenHeight);
      }
      laying.card(zone, spot, card, seen, false, fingers, carried);
    }
  }
}
