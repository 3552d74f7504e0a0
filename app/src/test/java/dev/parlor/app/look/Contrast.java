package dev.parlor.app.look;

import static org.junit.Assert.assertEquals;

import android.graphics.Bitmap;
import android.graphics.Color;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.graphics.ColorUtils;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether words can be read where they stand. They are measured against what is drawn below them,
 * by WCAG's level AA. What can't be tapped now may be paler.
 */
public final class Contrast {
  private static final double USUAL = 4.5;
  private static final double LARGE = 3;
  private static final float LARGE_LETTERS = 24; // sp
  private static final float LARGE_BOLD_LETTERS = 18.6f; // sp
  private static final int BOLD = 600;

  private Contrast() {}

  public static void assertReadable(View root, String name) {
    assertEquals(name + " is hard to read", List.of(), tooLittle(root));
  }

  /** The words on this screen that have too little contrast, with how much they have. */
  public static List<String> tooLittle(View root) {
    List<TextView> read = new ArrayList<>();
    collect(root, read);
    int[] colours = new int[read.size()];
    for (int i = 0; i < colours.length; i++) {
      colours[i] = read.get(i).getCurrentTextColor();
      read.get(i).setTextColor(Color.TRANSPARENT);
    }
    Bitmap below = Png.of(root);
    List<String> pale = new ArrayList<>();
    for (int i = 0; i < colours.length; i++) {
      TextView words = read.get(i);
      words.setTextColor(colours[i]);
      double contrast = contrast(colours[i], words, below);
      if (contrast < least(words)) {
        String name = words.getText().toString().replace('\n', ' ');
        pale.add(String.format(java.util.Locale.ROOT, "%s: %.2f", name, contrast));
      }
    }
    return pale;
  }

  private static void collect(View view, List<TextView> into) {
    if (!view.isShown() || !view.isEnabled() || view.getAlpha() < 1) {
      return;
    }
    if (view instanceof TextView words && words.length() > 0) {
      into.add(words);
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), into);
      }
    }
  }

  /**
   * The contrast of words with most of what lies below them. An icon beside them is no part of
   * that.
   */
  private static double contrast(int colour, TextView words, Bitmap below) {
    Rect place = new Rect();
    boolean seen =
        words.getGlobalVisibleRect(place)
            && place.intersect(0, 0, below.getWidth(), below.getHeight());
    if (!seen || place.height() < words.getHeight()) {
      return Double.MAX_VALUE; // measured once it is scrolled into sight
    }
    int[] pixels = new int[place.width() * place.height()];
    below.getPixels(pixels, 0, place.width(), place.left, place.top, place.width(), place.height());
    Map<Integer, Double> known = new HashMap<>();
    double[] all = new double[pixels.length];
    for (int i = 0; i < pixels.length; i++) {
      all[i] = known.computeIfAbsent(pixels[i], pixel -> contrast(colour, pixel));
    }
    Arrays.sort(all);
    return all[all.length / 4];
  }

  private static double contrast(int colour, int pixel) {
    int ground = ColorUtils.setAlphaComponent(pixel, 255);
    return ColorUtils.calculateContrast(ColorUtils.compositeColors(colour, ground), ground);
  }

  private static double least(TextView words) {
    float density = words.getResources().getDisplayMetrics().density;
    float size = words.getTextSize() / density;
    boolean bold = words.getTypeface() != null && words.getTypeface().getWeight() >= BOLD;
    return size >= (bold ? LARGE_BOLD_LETTERS : LARGE_LETTERS) ? LARGE : USUAL;
  }
}
