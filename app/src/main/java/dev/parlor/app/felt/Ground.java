package dev.parlor.app.felt;

/**
 * The size and the scale of the felt.
 *
 * @param dp pixels of a dp
 * @param sp pixels of an sp: a dp times the text size that the person has set
 * @param mirrored whether the language is read from right to left
 */
public record Ground(float width, float height, float dp, float sp, boolean mirrored) {
  private static final float WIDE = 1.25f;
  private static final float NEAR = 420; // dp: how wide or high a device is for one person
  private static final float MOST = 2;

  /** This felt for eyes that are farther away: everything is larger, as far as there is room. */
  Ground fromAfar() {
    float room = Math.min(width / dp / NEAR, height / dp / NEAR);
    float larger = Math.max(1, Math.min(MOST, room));
    return new Ground(width, height, dp * larger, sp * larger, mirrored);
  }

  float dp(float length) {
    return length * dp;
  }

  /** How much larger things may be where there is more room than on a phone. */
  float scale() {
    float room = Math.min(width / dp / 360, height / dp / 520);
    return Math.max(1, Math.min(1.8f, room));
  }

  /** The size of a text. The person's wish counts as far as a table has room for it. */
  float text(float size, float most) {
    float more = Math.min(1.3f, scale());
    return Math.min(size * sp, most * dp) * more;
  }

  boolean isWide() {
    return width > height * WIDE;
  }

  Box box() {
    return new Box(0, 0, width, height);
  }
}
