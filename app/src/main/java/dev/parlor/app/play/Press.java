package dev.parlor.app.play;

import android.annotation.SuppressLint;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.table.HoldButton;
import org.jspecify.annotations.Nullable;

/**
 * What a button does belongs to the moment at which a finger or a key came down on it: whatever it
 * offers by the time it is let go, nobody has seen before pressing.
 */
final class Press implements View.OnTouchListener, View.OnKeyListener {
  private Runnable offered = () -> {};
  private @Nullable Runnable meant; // while something is down on it

  private Press() {}

  /** The one of this button, which does nothing yet. */
  @SuppressLint("ClickableViewAccessibility") // it only watches; clicks go their usual way
  static Press of(View button) {
    if (button.getTag(R.id.press) instanceof Press known) {
      return known;
    }
    Press press = new Press();
    button.setTag(R.id.press, press);
    button.setOnTouchListener(press);
    button.setOnKeyListener(press);
    if (button instanceof HoldButton hold) {
      hold.whenHeld(press::carryOut);
    } else {
      button.setOnClickListener(view -> press.carryOut());
    }
    return press;
  }

  /** What it does when it is pressed from now on. */
  void does(Runnable deed) {
    offered = deed;
  }

  /** A screen reader's press comes without a finger: it means what is offered now. */
  private void carryOut() {
    Runnable deed = meant == null ? offered : meant;
    meant = null;
    deed.run();
  }

  @SuppressLint("ClickableViewAccessibility") // it only watches; clicks go their usual way
  @Override
  public boolean onTouch(View button, MotionEvent event) {
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> meant = offered;
      case MotionEvent.ACTION_UP -> letGo(button);
      case MotionEvent.ACTION_CANCEL -> meant = null;
      default -> {}
    }
    return false;
  }

  @Override
  public boolean onKey(View button, int code, KeyEvent event) {
    if (event.getAction() == KeyEvent.ACTION_UP) {
      letGo(button);
    } else if (event.getRepeatCount() == 0) {
      meant = offered;
    }
    return false;
  }

  /** A click is posted behind this: what it means is forgotten behind that. */
  private void letGo(View button) {
    Runnable was = meant;
    button.post(
        () ->
            button.post(
                () -> {
                  if (meant == was) {
                    meant = null;
                  }
                }));
  }
}
