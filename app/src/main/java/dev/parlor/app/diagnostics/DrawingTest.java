package dev.parlor.app.diagnostics;

import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import dev.parlor.app.card.CardPainter;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import java.util.function.LongSupplier;

/** How long this phone takes to draw all the cards of a deck. */
final class DrawingTest {
  private static final float CARD_DP = 72;

  private DrawingTest() {}

  /**
   * Milliseconds for a deck.
   *
   * @param clock in milliseconds
   */
  static long run(Resources resources, LongSupplier clock) {
    float wide = CARD_DP * resources.getDisplayMetrics().density;
    int high = (int) Math.ceil(wide * CardPainter.RATIO);
    Bitmap paper = Bitmap.createBitmap((int) Math.ceil(wide), high, Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(paper);
    CardPainter painter = new CardPainter(resources);
    long begun = clock.getAsLong();
    for (Suit suit : Suit.values()) {
      for (Rank rank : Rank.values()) {
        painter.draw(canvas, Card.of(rank, suit), 0, 0, wide);
      }
    }
    long took = clock.getAsLong() - begun;
    paper.recycle();
    return took;
  }
}
