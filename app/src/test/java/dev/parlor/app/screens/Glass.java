package dev.parlor.app.screens;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/**
 * The glass of a phone with bars and a cutout: upright they are above and below, lying the cutout
 * is at the left and the buttons at the right. Robolectric's screens have none of them.
 */
public final class Glass {
  private static final int STATUS = 36;
  private static final int BUTTONS = 48;
  private static final int CUTOUT = 44;

  private final View decor;
  private final int keyboard;

  private Glass(View decor, int keyboard) {
    this.decor = decor;
    this.keyboard = keyboard;
  }

  /** Lays the screen with this decor on the glass. */
  public static Glass lay(View decor) {
    return new Glass(decor, 0).laid();
  }

  /** The same while the keyboard is up, so many dp high. */
  public static Glass layWithKeyboard(View decor, int height) {
    return new Glass(decor, height).laid();
  }

  private Glass laid() {
    boolean lies = lies();
    WindowInsetsCompat insets =
        new WindowInsetsCompat.Builder()
            .setInsets(WindowInsetsCompat.Type.statusBars(), Insets.of(0, px(STATUS), 0, 0))
            .setInsets(
                WindowInsetsCompat.Type.navigationBars(),
                lies ? Insets.of(0, 0, px(BUTTONS), 0) : Insets.of(0, 0, 0, px(BUTTONS)))
            .setInsets(
                WindowInsetsCompat.Type.displayCutout(),
                lies ? Insets.of(px(CUTOUT), 0, 0, 0) : Insets.of(0, px(CUTOUT), 0, 0))
            .setInsets(WindowInsetsCompat.Type.ime(), Insets.of(0, 0, 0, px(keyboard)))
            .setVisible(WindowInsetsCompat.Type.ime(), keyboard > 0)
            .build();
    ViewCompat.dispatchApplyWindowInsets(decor, insets);
    forget(decor);
    decor.measure(exactly(decor.getWidth()), exactly(decor.getHeight()));
    decor.layout(0, 0, decor.getWidth(), decor.getHeight());
    return this;
  }

  /** All views are laid out anew, as on a phone, where the glass is there before them. */
  private static void forget(View view) {
    view.forceLayout();
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        forget(group.getChildAt(i));
      }
    }
  }

  /** What no bar, cutout or keyboard covers, in pixels of the window. */
  public Rect free() {
    boolean lies = lies();
    int bottom = Math.max(px(keyboard), lies ? 0 : px(BUTTONS));
    return new Rect(
        lies ? px(CUTOUT) : 0,
        px(lies ? STATUS : CUTOUT),
        decor.getWidth() - (lies ? px(BUTTONS) : 0),
        decor.getHeight() - bottom);
  }

  /** Shades what is covered. */
  void shade(Bitmap picture) {
    Canvas canvas = new Canvas(picture);
    Paint paint = new Paint();
    paint.setColor(Color.argb(96, 128, 128, 128));
    canvas.clipOutRect(free());
    canvas.drawPaint(paint);
  }

  private boolean lies() {
    return decor.getWidth() > decor.getHeight();
  }

  private int px(int dp) {
    return Math.round(dp * decor.getResources().getDisplayMetrics().density);
  }

  private static int exactly(int pixels) {
    return View.MeasureSpec.makeMeasureSpec(pixels, View.MeasureSpec.EXACTLY);
  }
}
