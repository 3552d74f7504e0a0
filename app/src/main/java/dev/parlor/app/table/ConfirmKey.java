package dev.parlor.app.table;

import android.view.KeyEvent;

/** The keys that press whatever has the focus. */
public final class ConfirmKey {
  private ConfirmKey() {}

  public static boolean is(int code) {
    return code == KeyEvent.KEYCODE_DPAD_CENTER
        || code == KeyEvent.KEYCODE_ENTER
        || code == KeyEvent.KEYCODE_NUMPAD_ENTER
        || code == KeyEvent.KEYCODE_SPACE;
  }
}
