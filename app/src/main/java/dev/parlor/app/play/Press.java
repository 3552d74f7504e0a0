package dev.parlor.app.play;

import android.annotation.SuppressLint;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.table.ConfirmKey;
import dev.parlor.app.table.HoldButton;

/**
 * Binds a button to the moment at which a finger or a key came down on it. If the button offers
 * something else when it is let go, the person has not seen that before pressing, so it is not
 * done.
 */
final class Press implements View.OnTouchListener, View.OnKeyListener, View.OnFocusChangeListener {
  private final View button;
  private View.OnClickListener offered = view -> {};
  private int held; // how often something has come down on the button
  private boolean down;
  private boolean byKey; // what is down is a key

  private Press(View button) {
    this.button = button;
  }

  /** The press of this button, which does nothing yet. */
  @SuppressLint("ClickableViewAccessibility") // it only watches; clicks go their usual way
  static Press of(View button) {
    if (button.getTag(R.id.press) instanceof Press known) {
      return known;
    }
    Press press = new Press(button);
    button.setTag(R.id.press, press);
    button.setOnTouchListener(press);
    button.setOnKeyListener(press);
    button.setOnFocusChangeListener(press);
    return press;
  }

  /**
   * Sets what the button does when it is pressed from now on. A screen reader presses without a
   * finger; it means what is offered at that time.
   */
  void does(View.OnClickListener deed) {
    offered = deed;
    if (!down) {
      offer();
    }
  }

  private void offer() {
    View.OnClickListener deed = offered;
    if (button instanceof HoldButton hold) {
      hold.whenHeld(() -> deed.onClick(hold));
    } else {
      button.setOnClickListener(deed);
    }
  }

  @SuppressLint("ClickableViewAccessibility") // it only watches; clicks go their usual way
  @Override
  public boolean onTouch(View touched, MotionEvent event) {
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> comesDown(false);
      case MotionEvent.ACTION_UP -> letGo();
      case MotionEvent.ACTION_CANCEL -> isUp();
      default -> {}
    }
    return false;
  }

  /** Takes keys that press. A key that leads the focus away is let go elsewhere. */
  @Override
  public boolean onKey(View touched, int code, KeyEvent event) {
    if (!ConfirmKey.is(code)) {
      return false;
    }
    if (event.getAction() == KeyEvent.ACTION_UP) {
      letGo();
    } else if (event.getRepeatCount() == 0) {
      comesDown(true);
    }
    return false;
  }

  /** A key that is held while the focus goes away is let go elsewhere: it has pressed nothing. */
  @Override
  public void onFocusChange(View focused, boolean gained) {
    if (!gained && down && byKey) {
      isUp();
    }
  }

  private void comesDown(boolean key) {
    held++;
    down = true;
    byKey = key;
    offer();
  }

  private void isUp() {
    down = false;
    offer();
  }

  /**
   * Forgets the press, behind the click that is posted for it: what was meant must stand until that
   * is done.
   */
  private void letGo() {
    int now = held;
    button.post(
        () ->
            button.post(
                () -> {
                  if (held == now) {
                    isUp();
                  }
                }));
  }
}
