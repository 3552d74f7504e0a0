package dev.parlor.app.piles;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.card.CardNames;
import dev.parlor.app.card.CardPainter;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** The nine piles, three by three, as large as the space allows. */
public final class PileBoard extends ViewGroup {
  private static final int SIDE = 3;

  private final CardNames names;
  private final int gap;
  private final int sides;
  private final int ends;
  private int cellWidth;
  private int cellHeight;

  public PileBoard(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    names = new CardNames(getResources());
    float density = getResources().getDisplayMetrics().density;
    gap = Math.round(2 * density);
    sides = Math.round(10 * density);
    ends = Math.round(16 * density);
    for (int i = 0; i < SIDE * SIDE; i++) {
      addView(new PileView(context));
    }
  }

  void whenTapped(IntConsumer tap) {
    for (int i = 0; i < getChildCount(); i++) {
      int pile = i;
      getChildAt(i).setOnClickListener(view -> tap.accept(pile));
    }
  }

  void show(List<PilesScreen.Pile> piles, boolean fourColours) {
    for (int i = 0; i < getChildCount(); i++) {
      PileView view = (PileView) getChildAt(i);
      if (i < piles.size()) {
        view.show(piles.get(i), fourColours);
        view.setContentDescription(description(i, piles.get(i)));
      } else {
        view.clear();
        view.setContentDescription(getResources().getString(R.string.piles_pile_coming, i + 1));
      }
    }
  }

  private String description(int index, PilesScreen.Pile pile) {
    if (!pile.open()) {
      return getResources().getString(R.string.piles_pile_locked, index + 1);
    }
    return getResources()
        .getQuantityString(
            R.plurals.piles_pile, pile.cards(), index + 1, names.of(pile.top()), pile.cards());
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height =
        MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED
            ? getSuggestedMinimumHeight()
            : MeasureSpec.getSize(heightSpec);
    int byWidth = (width - (SIDE - 1) * gap) / SIDE;
    int byHeight = widthFor((height - (SIDE - 1) * gap) / SIDE);
    cellWidth = Math.max(0, Math.min(byWidth, byHeight));
    cellHeight = Math.round((cellWidth - sides) * CardPainter.RATIO) + ends;
    for (int i = 0; i < getChildCount(); i++) {
      getChildAt(i)
          .measure(
              MeasureSpec.makeMeasureSpec(cellWidth, MeasureSpec.EXACTLY),
              MeasureSpec.makeMeasureSpec(Math.max(0, cellHeight), MeasureSpec.EXACTLY));
    }
    setMeasuredDimension(width, height);
  }

  private int widthFor(int height) {
    return Math.round((height - ends) / CardPainter.RATIO) + sides;
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int startX = (right - left - SIDE * cellWidth - (SIDE - 1) * gap) / 2;
    int startY = Math.max(0, (bottom - top - SIDE * cellHeight - (SIDE - 1) * gap) / 2);
    for (int i = 0; i < getChildCount(); i++) {
      int x = startX + i % SIDE * (cellWidth + gap);
      int y = startY + i / SIDE * (cellHeight + gap);
      getChildAt(i).layout(x, y, x + cellWidth, y + cellHeight);
    }
  }
}
