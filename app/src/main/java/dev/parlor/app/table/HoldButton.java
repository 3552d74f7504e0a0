package dev.parlor.app.table;

import android.annotation.SuppressLint;
import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Rect;
import android.os.Bundle;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.view.HapticFeedbackConstants;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import com.google.android.material.button.MaterialButton;
import dev.parlor.app.R;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A button for actions that can't be undone. It fills while it is held and acts when it is full. A
 * key that is held and a screen reader's long press act as well.
 */
public final class HoldButton extends MaterialButton {
  /** How long to hold it: too long for a slip of the finger, too short to be boring. */
  public static final int HOLD_MILLIS = 900;

  /** How long a screen reader's question stays open. */
  private static final long CONFIRM_MILLIS = 8000;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path shape = new Path();
  private final Runnable full = this::full;
  private Consumer<Boolean> pressed = now -> {};
  private long since;
  private long asked = -CONFIRM_MILLIS; // when a screen reader was asked to confirm

  public HoldButton(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    fill.setColor(context.getColor(R.color.hold_fill));
  }

  /** What happens when it was held long enough. */
  public void whenHeld(Runnable action) {
    setOnLongClickListener(
        view -> {
          action.run();
          return true;
        });
  }

  /** Told when it begins to be held, and when it is let go. */
  public void whenPressed(Consumer<Boolean> told) {
    pressed = told;
  }

  /** Asks a screen reader's user, who can't hold a button, to press it once more. */
  @Override
  public boolean performAccessibilityAction(int action, @Nullable Bundle arguments) {
    if (action != AccessibilityNodeInfo.ACTION_CLICK || !isEnabled()) {
      return super.performAccessibilityAction(action, arguments);
    }
    long now = SystemClock.uptimeMillis();
    if (now - asked <= CONFIRM_MILLIS) {
      asked = -CONFIRM_MILLIS;
      return performLongClick();
    }
    asked = now;
    announceForAccessibility(getContext().getString(R.string.hold_confirm, spoken()));
    return true;
  }

  private CharSequence spoken() {
    CharSequence described = getContentDescription();
    return described == null ? getText() : described;
  }

  @Override
  public void onInitializeAccessibilityNodeInfo(AccessibilityNodeInfo info) {
    super.onInitializeAccessibilityNodeInfo(info);
    info.setClickable(true);
    info.addAction(AccessibilityNodeInfo.AccessibilityAction.ACTION_CLICK);
  }

  private void full() {
    performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
    letGo();
    performLongClick();
  }

  @SuppressLint("ClickableViewAccessibility") // a tap does nothing; a screen reader presses long
  @Override
  public boolean onTouchEvent(MotionEvent event) {
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> {
        getParent().requestDisallowInterceptTouchEvent(true); // a thumb that holds is never still
        hold();
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

  /** A key is held as long as a finger, and fills it alike. */
  @Override
  public boolean onKeyDown(int code, KeyEvent event) {
    if (!ConfirmKey.is(code)) {
      return super.onKeyDown(code, event);
    }
    if (event.getRepeatCount() == 0) {
      hold();
    }
    return true;
  }

  @Override
  public boolean onKeyUp(int code, KeyEvent event) {
    if (!ConfirmKey.is(code)) {
      return super.onKeyUp(code, event);
    }
    letGo();
    return true;
  }

  @Override
  protected void onFocusChanged(boolean gained, int direction, @Nullable Rect from) {
    if (!gained) {
      letGo(); // the key that holds it comes up elsewhere
    }
    super.onFocusChanged(gained, direction, from);
  }

  private void hold() {
    since = SystemClock.uptimeMillis();
    setPressed(true);
    pressed.accept(true);
    postDelayed(full, HOLD_MILLIS);
    invalidate();
  }

  private void letGo() {
    removeCallbacks(full);
    if (isPressed()) {
      setPressed(false);
      pressed.accept(false);
    }
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
      float part = Math.min(1, (SystemClock.uptimeMillis() - since) / (float) HOLD_MILLIS);
      canvas.save();
      canvas.clipPath(shape);
      canvas.drawRect(0, 0, getWidth() * part, getHeight(), fill);
      canvas.restore();
      postInvalidateOnAnimation();
    }
    super.onDraw(canvas);
  }
}
