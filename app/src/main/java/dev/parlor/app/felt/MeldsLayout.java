package dev.parlor.app.felt;

import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.List;

/**
 * Places the melds of everybody on the felt, one after the other and one below the other, to be
 * scrolled.
 */
final class MeldsLayout {
  private static final float STEP = 0.46f;
  private static final float SLIVER = 12; // of a line that shows nothing but the words above it

  private final Laying laying;
  private final List<Zone> melds;
  private float wide;
  private float x;
  private float y;

  MeldsLayout(Laying laying, List<Zone> melds) {
    this.laying = laying;
    this.melds = melds;
  }

  void lay(Box box) {
    wide = laying.dp(42) * laying.ground.scale();
    float gap = laying.dp(10);
    float words = Laying.high(laying.small());
    float line = words + wide * Laying.CARD + laying.dp(8);
    x = box.left();
    y = box.top();
    int owner = -1;
    for (Zone meld : melds) {
      float width = wide * (1 + (meld.spots().size() - 1) * STEP);
      if (x > box.left() && x + width > box.right()) {
        x = box.left();
        y += line;
      }
      boolean first = owner != meld.at().owner();
      owner = meld.at().owner();
      meld(meld, Box.sized(x, y, width, line), words, first);
      x += width + gap;
    }
    float bottom = y + line;
    float whole = line * (float) Math.floor(box.height() / line);
    boolean sliver = whole > 0 && box.height() - whole < words + laying.dp(SLIVER);
    Box seen = bottom > box.bottom() && sliver ? box.withBottom(box.top() + whole) : box;
    laying.scrolled = seen;
    laying.hidden = Math.max(0, bottom - seen.bottom());
  }

  private void meld(Zone meld, Box box, float words, boolean first) {
    String text = laying.sayer.shown(meld.total());
    if (first) {
      String points = " \u00b7 " + text;
      float room = box.width() - laying.ink.width(points, laying.small(), true);
      String name = laying.scene.name(meld.at().owner());
      text = laying.ink.fit(name, laying.small(), true, room) + points;
    }
    laying.words(text, box, laying.small(), first, true);
    Box cards = box.withTop(box.top() + words).withBottom(box.bottom() - laying.dp(8));
    laying.nodes.add(
        new Laid.Node(
            meld.at(),
            cards.atLeast(laying.dp(48)),
            laying.scene.name(meld.at().owner())
                + ", "
                + laying.sayer.heard(meld.caption())
                + ", "
                + laying.sayer.heard(meld.total()),
            meld.target(),
            false,
            false,
            true,
            false));
    if (meld.target()) {
      laying.frames.add(new Laid.Frame(meld.at(), cards, true));
    }
    for (int i = 0; i < meld.spots().size(); i++) {
      Spot spot = meld.spots().get(i);
      Box card = Box.sized(cards.left() + i * STEP * wide, cards.top(), wide, wide * Laying.CARD);
      boolean last = i == meld.spots().size() - 1;
      Box seen = last ? card : card.withRight(card.left() + STEP * wide);
      laying.card(meld, spot, card, seen, true, true);
    }
  }
}
