package dev.parlor.app.felt;

import android.graphics.Canvas;
import java.util.OptionalInt;

/** What tests of whole tables do inside a felt. */
public final class FeltInside {
  private FeltInside() {}

  /** Draws the felt alone, without what a view draws around it. */
  public static void draw(FeltView felt, Canvas canvas) {
    felt.onDraw(canvas);
  }

  /** Opens somebody's cards large, or closes what is open. */
  public static void open(FeltView felt, OptionalInt seat) {
    felt.open(seat);
  }
}
