package dev.parlor.app.felt;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import dev.parlor.app.look.Png;
import dev.parlor.tables.bots.Persona;
import java.util.HashSet;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36, 37})
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class FacesTest {
  private static final int SIZE = 160;
  private static final int FELT = 0xFF14432F;
  private static final int PAPER = 0xFFF4EFE6;

  private static Bitmap row(int ground) {
    int faces = Persona.values().length;
    Bitmap bitmap = Bitmap.createBitmap(SIZE * faces, SIZE, Bitmap.Config.ARGB_8888);
    bitmap.eraseColor(ground);
    FacePainter painter = new FacePainter(0xFFD9B44A, 0xFF3E6B57);
    Canvas canvas = new Canvas(bitmap);
    for (int face = 0; face < faces; face++) {
      float x = SIZE * (face + 0.5f);
      painter.face(canvas, face, x, SIZE * 0.45f, SIZE * 0.38f, 255);
      painter.pips(canvas, face % 4 + 1, x, SIZE * 0.93f, SIZE * 0.03f, 255);
    }
    return bitmap;
  }

  private static long pixels(Bitmap row, int face) {
    long sum = 17;
    for (int x = 0; x < SIZE; x += 4) {
      for (int y = 0; y < SIZE * 0.85; y += 4) {
        sum = sum * 31 + row.getPixel(SIZE * face + x, y);
      }
    }
    return sum;
  }

  @Test
  public void everyCharacterHasAFaceOfItsOwn() {
    assertSame(Visage.of(0), Visage.of(Persona.values().length));
    Bitmap row = row(FELT);
    Set<Long> different = new HashSet<>();
    for (Persona each : Persona.values()) {
      different.add(pixels(row, each.ordinal()));
    }
    assertEquals(Persona.values().length, different.size());
    Png.write(row, "faces-dark");
    Png.write(row(PAPER), "faces-light");
  }

  @Test
  public void aHigherLevelHasMorePipsLit() {
    Bitmap row = row(FELT);
    int[] lit = new int[4];
    for (int face = 0; face < lit.length; face++) {
      for (int x = 0; x < SIZE; x++) {
        lit[face] += row.getPixel(SIZE * face + x, (int) (SIZE * 0.93f)) == 0xFFD9B44A ? 1 : 0;
      }
    }
    assertTrue(lit[0] > 0 && lit[0] < lit[1] && lit[1] < lit[2] && lit[2] < lit[3]);
  }
}
