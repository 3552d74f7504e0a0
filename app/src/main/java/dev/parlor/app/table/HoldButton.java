package dev.parlor.app.table;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.animation.ValueAnimator;
import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.util.AttributeSet;
import android.view.HapticFeedbackConstants;
import android.view.MotionEvent;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/**
 * A button for what can't be undone: it fills while it is held and acts when it is full. A key that
 * is held and a screen reader's long press act as well.
 */
public final class HoldButton extends MaterialButton {
  /** Too long for a slip of the finger, too short to get bored. */
  public static final int HOLD_MILLIS = 900;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path shape = new Path();
  private final ValueAnimator holding = ValueAnimator.ofFloat(0, 1);
  private boolean given;

  public HoldButton(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    fill.setColor(context.getColor(R.color.hold_fill));
    holding.setDuration(HOLD_MILLIS);
    holding.setInterpolator(null);
    holding.addUpdateListener(now -> invalidate());
    holding.addListener(
        new AnimatorListenerAdapter() {
          @Override
          public void onAnimationEnd(Animator full) {
            if (!given && isPressed()) {
              given = true;
              performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
              performLongClick();
            }
          }
        });
  }

  /** What happens when it was held long enough. */
  public void whenHeld(Runnable action) {
    setOnLongClickListener(
        view -> {
          action.run();
          return true;
        });
  }

  @Override
  public boolean onTouchEvent(MotionEvent event) {
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> {
        given = false;
        setPressed(true);
        holding.start();
      }
      case MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> letGo();
      case MotionEvent.ACTION_MOVE -> {
        if (event.getX() < 0
            || event.getY() < 0
            || event.getX() > getWidth()
            || event.getY() > getHeight()) {
          letGo();
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void letGo() {
    setPressed(false);
    holding.cancel();
    holding.setCurrentFraction(0);
    invalidate();
  }

  @Override
  protected void onDetachedFromWindow() {
    letGo();
    super.onDetachedFromWindow();
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    super.onSizeChanged(width, height, oldWidth, oldHeight);
    shape.reset();
    float corner = getCornerRadius();
    shape.addRoundRect(0, 0, width, height, corner, corner, Path.Direction.CW);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (isPressed()) {
      canvas.save();
      canvas.clipPath(shape);
      canvas.drawRect(0, 0, getWidth() * holding.getAnimatedFraction(), getHeight(), fill);
      canvas.restore();
    }
    super.onDraw(canvas);
  }
}
