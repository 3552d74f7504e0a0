package dev.parlor.app.edge;

import android.app.Activity;
import android.content.res.TypedArray;
import android.os.Build;
import android.view.View;
import android.view.Window;
import android.view.WindowManager;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.core.view.WindowInsetsControllerCompat;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import java.util.Objects;

/**
 * Draws a screen from edge to edge and keeps its content clear of bars, cutout and keyboard.
 * Android 15 and later draw so in any case; older phones are asked for it, so that a screen looks
 * alike on all of them. The theme makes the bars clear.
 */
public final class Edges {
  private Edges() {}

  /** Lets the window's background reach the edges, and keeps its content in the free area. */
  public static void fit(Activity screen) {
    fit(screen, screen.findViewById(android.R.id.content));
  }

  /**
   * Lets the window's background reach the edges, and keeps only this part of the screen in the
   * free area.
   */
  public static void fit(Activity screen, View part) {
    reachTheEdges(screen.getWindow());
    Insets own =
        Insets.of(
            part.getPaddingLeft(),
            part.getPaddingTop(),
            part.getPaddingRight(),
            part.getPaddingBottom());
    ViewCompat.setOnApplyWindowInsetsListener(
        part,
        (view, insets) -> {
          Insets all = Insets.add(own, taken(insets));
          view.setPadding(all.left, all.top, all.right, all.bottom);
          return WindowInsetsCompat.CONSUMED;
        });
    ViewCompat.requestApplyInsets(part);
  }

  /**
   * Keeps a sheet that comes from below under the bar at the top, however long it is. Its library
   * keeps it above the bar at the bottom.
   */
  public static void fit(BottomSheetDialog sheet) {
    View container = sheet.findViewById(com.google.android.material.R.id.container);
    ViewCompat.setOnApplyWindowInsetsListener(
        Objects.requireNonNull(container, "a sheet without content"),
        (view, insets) -> {
          Insets all = taken(insets);
          view.setPadding(all.left, all.top, all.right, 0);
          return insets.inset(all.left, all.top, all.right, 0);
        });
  }

  private static Insets taken(WindowInsetsCompat insets) {
    return insets.getInsets(
        WindowInsetsCompat.Type.systemBars()
            | WindowInsetsCompat.Type.displayCutout()
            | WindowInsetsCompat.Type.ime());
  }

  private static void reachTheEdges(Window window) {
    WindowCompat.setDecorFitsSystemWindows(window, false);
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
      window.setNavigationBarContrastEnforced(false); // what lies under it is plain
    }
    reachTheCutout(window);
    boolean light = hasLightBars(window);
    WindowInsetsControllerCompat bars =
        WindowCompat.getInsetsController(window, window.getDecorView());
    bars.setAppearanceLightStatusBars(light);
    bars.setAppearanceLightNavigationBars(light);
  }

  private static void reachTheCutout(Window window) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) {
      WindowManager.LayoutParams how = window.getAttributes();
      how.layoutInDisplayCutoutMode =
          Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
              ? WindowManager.LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_ALWAYS
              : WindowManager.LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES;
      window.setAttributes(how);
    }
  }

  private static boolean hasLightBars(Window window) {
    TypedArray theme =
        window.getContext().obtainStyledAttributes(new int[] {android.R.attr.windowLightStatusBar});
    try {
      return theme.getBoolean(0, false);
    } finally {
      theme.recycle();
    }
  }
}
