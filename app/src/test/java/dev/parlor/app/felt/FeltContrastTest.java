package dev.parlor.app.felt;

import static org.junit.Assert.assertTrue;

import androidx.core.graphics.ColorUtils;
import dev.parlor.app.R;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Words can be read where the felt is lightest and where it is darkest, by level AA. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class FeltContrastTest {
  private static final double AA = 4.5;
  private static final double AAA = 7;
  private static final int[] FELT = {R.color.felt_light, R.color.felt, R.color.felt_rim};

  private final FeltColours colours = new FeltColours(RuntimeEnvironment.getApplication());

  private static int colour(int id) {
    return RuntimeEnvironment.getApplication().getColor(id);
  }

  private static void assertReadable(String what, double least, int words, int ground) {
    int seen = ColorUtils.compositeColors(words, ground);
    double contrast = ColorUtils.calculateContrast(seen, ground);
    assertTrue(what + ": " + contrast, contrast >= least);
  }

  private int plate(int felt, int alpha) {
    int shade = ColorUtils.setAlphaComponent(colours.shade, alpha);
    return ColorUtils.compositeColors(shade, colour(felt));
  }

  @Test
  public void whatIsSaidOfPeopleCanBeRead() {
    for (int felt : FELT) {
      int ground = plate(felt, PlatePainter.GROUND);
      assertReadable("a name", AA, colours.ivory, ground);
      assertReadable("a winner", AA, colours.brass, ground);
      assertReadable("a state", AA, colours.quiet, ground);
    }
  }

  /** A plate of somebody who has folded, lost or sits out is paler, but can still be read. */
  @Test
  public void whoIsOutOfItCanBeReadAsWell() {
    for (int felt : FELT) {
      int ground = plate(felt, PlatePainter.DIM_GROUND);
      for (int words : new int[] {colours.ivory, colours.quiet}) {
        int dim = ColorUtils.setAlphaComponent(words, PlatePainter.DIM_WORDS);
        assertReadable("somebody who is out of it", AA, dim, ground);
      }
    }
  }

  @Test
  public void whatStandsOnTheFeltCanBeRead() {
    for (int felt : FELT) {
      assertReadable("what cards come to", AA, colours.ivory, colour(felt));
      assertReadable("what a place is called", AA, colours.quiet, colour(felt));
    }
    assertReadable("a badge", AA, colours.ink, colours.brass);
  }

  /** The signs in the corners of cards. */
  @Test
  public void everySuitCanBeReadInTwoColoursAndInFour() {
    for (int suit : new int[] {R.color.ink, R.color.diamond, R.color.club}) {
      assertReadable("a sign", suit == R.color.ink ? AAA : AA, colour(suit), colours.ivory);
    }
    assertReadable("a red sign", AA, colour(R.color.heart), colours.ivory);
  }
}
