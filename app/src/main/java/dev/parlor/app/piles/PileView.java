package dev.parlor.app.piles;

import android.animation.ValueAnimator;
import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.Button;
import dev.parlor.app.R;
import dev.parlor.app.card.CardPainter;
import org.jspecify.annotations.Nullable;

/** One pile: its top card over the edges of those below; turned over and dim once it is locked. */
final class PileView extends View {
  private static final int MOTION_MILLIS = 220;
  private static final int LOOK_MILLIS = 700;
  private static final int EDGES = 3;
  private static final float DIM = 0.42f;

  private final CardPainter painter;
  private final Paint ring = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint shade = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float margin;
  private final float step;
  private PilesScreen.@Nullable Pile pile;
  private @Nullable ValueAnimator motion;
  private float landing = 1;
  private float turned;

  PileView(Context context) {
    super(context);
    painter = new CardPainter(context.getResources());
    float density = getResources().getDisplayMetrics().density;
    margin = 5 * density;
    step = 2 * density;
    ring.setStyle(Paint.Style.STROKE);
    ring.setStrokeWidth(3 * density);
    ring.setColor(context.getColor(R.color.brass));
    shade.setColor(context.getColor(R.color.felt_shade));
    setFocusable(true);
  }

  void show(PilesScreen.Pile next, boolean fourColours) {
    painter.useFourColours(fourColours);
    PilesScreen.Pile before = pile;
    pile = next;
    setClickable(next.tappable());
    setSelected(next.picked());
    if (before == null || before.cards() > next.cards()) {
      settle(next);
    } else if (before.cards() < next.cards()) {
      land(next);
    }
    invalidate();
  }

  /** No card lies here yet. */
  void clear() {
    pile = null;
    setClickable(false);
    setSelected(false);
    invalidate();
  }

  private void settle(PilesScreen.Pile next) {
    if (motion != null) {
      motion.cancel();
    }
    landing = 1;
    turned = next.open() ? 0 : 1;
  }

  /** The new card comes down; a locked pile stays face up for a look and then turns over. */
  private void land(PilesScreen.Pile next) {
    settle(next);
    if (!ValueAnimator.areAnimatorsEnabled()) {
      return;
    }
    int length = next.open() ? MOTION_MILLIS : MOTION_MILLIS + LOOK_MILLIS + MOTION_MILLIS;
    ValueAnimator animator = ValueAnimator.ofFloat(0, length);
    animator.setDuration(length);
    animator.setInterpolator(null);
    animator.addUpdateListener(
        now -> {
          float time = (float) now.getAnimatedValue();
          landing = decelerated(time / MOTION_MILLIS);
          turned =
              next.open() ? 0 : decelerated((time - MOTION_MILLIS - LOOK_MILLIS) / MOTION_MILLIS);
          invalidate();
        });
    landing = 0;
    turned = 0;
    motion = animator;
    animator.start();
  }

  private static float decelerated(float part) {
    float bounded = Math.max(0, Math.min(1, part));
    return 1 - (1 - bounded) * (1 - bounded);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    PilesScreen.Pile shown = pile;
    if (shown == null) {
      return;
    }
    float width = getWidth() - 2 * margin;
    float height = width * CardPainter.RATIO;
    int below = Math.min(EDGES, shown.cards() - 1);
    for (int i = below; i > 0; i--) {
      painter.draw(canvas, null, margin, margin + i * step, width);
    }
    boolean back = turned > 0.5f;
    canvas.save();
    float squeeze = Math.abs(1 - 2 * turned);
    float lift = 1 + 0.1f * (1 - landing);
    canvas.scale(squeeze * lift, lift, getWidth() / 2f, margin + height / 2);
    painter.draw(canvas, back ? null : shown.top(), margin, margin, width);
    canvas.restore();
    if (back) {
      float corner = width * 0.08f;
      shade.setAlpha((int) (255 * (1 - DIM) * (2 * turned - 1)));
      canvas.drawRoundRect(
          margin, margin, margin + width, margin + height + below * step, corner, corner, shade);
    }
    if (shown.picked()) {
      float corner = width * 0.08f + margin / 2;
      float edge = margin / 2;
      canvas.drawRoundRect(
          edge, edge, getWidth() - edge, margin + height + edge, corner, corner, ring);
    }
  }

  @Override
  public CharSequence getAccessibilityClassName() {
    return Button.class.getName();
  }

  @Override
  public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
    super.onInitializeAccessibilityNodeInfo(info);
    info.setEnabled(pile != null && pile.open());
  }
}
