package dev.parlor.app.look;

import static org.junit.Assert.assertTrue;

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
import java.util.ArrayList;
import java.util.List;

/**
 * The glass of a phone with bars and a cutout. In portrait they are above and below. In landscape
 * the cutout is at the left, and the buttons are at the right. Robolectric's screens have none of
 * them.
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

  /** Lays the same glass on it while the keyboard is up, this many dp high. */
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

  /** Lays all views out anew, as on a phone, where the glass is there before them. */
  private static void forget(View view) {
    view.forceLayout();
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        forget(group.getChildAt(i));
      }
    }
  }

  /** The part of the window that no bar, cutout or keyboard covers, in pixels. */
  public Rect free() {
    boolean lies = lies();
    int bottom = Math.max(px(keyboard), lies ? 0 : px(BUTTONS));
    return new Rect(
        lies ? px(CUTOUT) : 0,
        px(lies ? STATUS : CUTOUT),
        decor.getWidth() - (lies ? px(BUTTONS) : 0),
        decor.getHeight() - bottom);
  }

  /**
   * Fails if a bar, the cutout or the keyboard covers what is read, tapped or drawn on the screen,
   * as far as that can be seen, or if nothing can be seen.
   */
  public void assertCoversNothing(String name) {
    boolean any = false;
    for (View view : shown(decor.findViewById(android.R.id.content), new ArrayList<>())) {
      Rect part = new Rect();
      if (view.getGlobalVisibleRect(part) && !part.isEmpty()) {
        any = true;
        String what = name + ": " + view + " at " + part + " of " + free();
        assertTrue(what, free().contains(part));
      }
    }
    assertTrue(name + " shows nothing", any);
  }

  /**
   * The views that draw themselves or can be tapped. Views that only hold others may reach under
   * the bars.
   */
  private static List<View> shown(View view, List<View> into) {
    if (!view.isShown()) {
      return into;
    }
    boolean holds = view instanceof ViewGroup;
    if (!holds || view.isClickable()) {
      into.add(view);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        shown(group.getChildAt(i), into);
      }
    }
    return into;
  }

  /** Shades the covered parts. */
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
