package dev.parlor.app.felt;

import android.graphics.Paint;
import android.graphics.Typeface;

/** The two pens for words on the felt, a plain and a bold one, and how wide words are with them. */
final class PaintInk implements Ink {
  private final Paint plain = pen(Typeface.create("sans-serif", Typeface.NORMAL));
  private final Paint bold = pen(Typeface.create("sans-serif-medium", Typeface.NORMAL));

  private static Paint pen(Typeface face) {
    Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG);
    paint.setTypeface(face);
    paint.setTextAlign(Paint.Align.CENTER);
    return paint;
  }

  @Override
  public float width(String text, float size, boolean strong) {
    return pen(size, strong).measureText(text);
  }

  /** The pen for words of this size. */
  Paint pen(float size, boolean strong) {
    Paint paint = strong ? bold : plain;
    paint.setTextSize(size);
    return paint;
  }
}
