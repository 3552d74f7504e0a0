package dev.parlor.app.card;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;
import dev.parlor.games.card.Card;
import org.jspecify.annotations.Nullable;

/** One card: a face, or a back while none is set. */
public final class PlayingCardView extends View {
  private final CardPainter painter;
  private @Nullable Card card;

  public PlayingCardView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    painter = new CardPainter(context.getResources());
  }

  public void show(@Nullable Card face, boolean fourColours) {
    card = face;
    painter.useFourColours(fourColours);
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float width = Math.min(getWidth(), getHeight() / CardPainter.RATIO);
    float left = (getWidth() - width) / 2;
    float top = (getHeight() - width * CardPainter.RATIO) / 2;
    painter.draw(canvas, card, left, top, width);
  }
}
