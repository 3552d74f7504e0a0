package dev.parlor.app.play;

import android.content.res.Resources;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Typeface;
import dev.parlor.app.card.CardPainter;
import dev.parlor.app.felt.Box;
import dev.parlor.games.card.Card;

/**
 * The face of a card as it was told to the screen when the goal for drawing was set: its indices as
 * words, and every suit by itself. It serves {@link DrawingTimes} alone.
 */
public final class FaceOfThen {
  private final CardPainter suits;
  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG);

  FaceOfThen(Resources resources) {
    suits = new CardPainter(resources);
    text.setTypeface(Typeface.create("sans-serif-condensed", Typeface.BOLD));
    text.setTextAlign(Paint.Align.CENTER);
  }

  /**
   * Draws one corner of a card that is about 60 dp wide. The other corner and the suit in the
   * middle are left out. The face as it is drawn now lies below, and the face of then should rather
   * be drawn too quickly than too slowly.
   */
  void draw(Canvas canvas, Card card, Box box) {
    canvas.save();
    canvas.translate(box.left(), box.top());
    canvas.scale(box.width() / 500, box.width() / 500);
    index(canvas, card);
    canvas.restore();
  }

  private void index(Canvas canvas, Card card) {
    text.setTextSize(190);
    text.setTextScaleX(1);
    text.setLetterSpacing(0);
    canvas.drawText(card.toString().substring(0, 1), 75, 164, text);
    suits.drawSuit(canvas, card.suit(), 75, 239, 95);
  }
}
