package dev.parlor.app.card;

import android.content.Context;
import android.graphics.Canvas;
import android.util.AttributeSet;
import android.view.View;
import dev.parlor.games.card.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A few cards fanned out as in a hand, for decoration. */
public final class FanView extends View {
  private static final float DEGREES = 9;

  private final CardPainter painter;
  private List<Card> cards = List.of();
  private boolean whole;

  public FanView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    painter = new CardPainter(context.getResources());
  }

  public void show(List<Card> faces, boolean fourColours) {
    cards = faces;
    painter.useFourColours(fourColours);
    invalidate();
  }

  /** Shows the cards down to their lower edges, instead of cut off by the edge of the view. */
  public void showWhole(List<Card> faces, boolean fourColours) {
    whole = true;
    show(faces, fourColours);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float room = Math.min(getHeight(), getWidth() * 0.6f);
    float height = room * (whole ? 0.72f : 0.9f);
    float top = getHeight() - room * (whole ? 0.92f : 0.8f);
    float width = height / CardPainter.RATIO;
    float middle = (cards.size() - 1) / 2f;
    float pivotX = getWidth() / 2f;
    float pivotY = top + height * 2f;
    for (int i = 0; i < cards.size(); i++) {
      canvas.save();
      canvas.rotate((i - middle) * DEGREES, pivotX, pivotY);
      painter.draw(canvas, cards.get(i), pivotX - width / 2, top, width);
      canvas.restore();
    }
  }
}
