package dev.parlor.app.card;

/** Where the pips of the number cards stand, as on every French deck. */
final class Pips {
  private static final float LEFT = 166;
  private static final float MID = 250;
  private static final float RIGHT = 334;
  private static final float TOP = 135;
  private static final float BOTTOM = 565;
  private static final float CENTRE = 350;
  private static final float THIRD = 278;
  private static final float LOWER_THIRD = 422;

  /** Pairs of x and y for two to ten. A pip below the centre stands on its head. */
  private static final float[][] PLACES = {
    {MID, TOP, MID, BOTTOM},
    {MID, TOP, MID, CENTRE, MID, BOTTOM},
    {LEFT, TOP, RIGHT, TOP, LEFT, BOTTOM, RIGHT, BOTTOM},
    {LEFT, TOP, RIGHT, TOP, MID, CENTRE, LEFT, BOTTOM, RIGHT, BOTTOM},
    {LEFT, TOP, RIGHT, TOP, LEFT, CENTRE, RIGHT, CENTRE, LEFT, BOTTOM, RIGHT, BOTTOM},
    {LEFT, TOP, RIGHT, TOP, MID, 242, LEFT, CENTRE, RIGHT, CENTRE, LEFT, BOTTOM, RIGHT, BOTTOM},
    {
      LEFT, TOP, RIGHT, TOP, MID, 242, LEFT, CENTRE, RIGHT, CENTRE, MID, 458, LEFT, BOTTOM, RIGHT,
      BOTTOM
    },
    {
      LEFT,
      TOP,
      RIGHT,
      TOP,
      LEFT,
      THIRD,
      RIGHT,
      THIRD,
      MID,
      CENTRE,
      LEFT,
      LOWER_THIRD,
      RIGHT,
      LOWER_THIRD,
      LEFT,
      BOTTOM,
      RIGHT,
      BOTTOM
    },
    {
      LEFT,
      TOP,
      RIGHT,
      TOP,
      MID,
      206,
      LEFT,
      THIRD,
      RIGHT,
      THIRD,
      LEFT,
      LOWER_THIRD,
      RIGHT,
      LOWER_THIRD,
      MID,
      494,
      LEFT,
      BOTTOM,
      RIGHT,
      BOTTOM
    },
  };

  private Pips() {}

  static float[] of(int number) {
    return PLACES[number - 2];
  }

  static boolean upsideDown(float y) {
    return y > CENTRE;
  }
}
