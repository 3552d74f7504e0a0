package dev.parlor.app.felt;

/**
 * What makes a face: a few numbers, so that eight characters can be told apart at a glance. Lengths
 * are parts of the face's radius.
 *
 * @param skin as ARGB, as are the other colours
 * @param fringe how far the hair comes down on either side, in degrees
 * @param sides whether the hair hangs down beside the face
 * @param eyes how large they are
 * @param brows their slant: above 0 looks bold, below careful
 * @param smile how far the corners of the mouth go up
 * @param glasses whether it wears any
 */
record Visage(
    int skin,
    int hair,
    int clothes,
    int fringe,
    boolean sides,
    float eyes,
    float brows,
    float smile,
    boolean glasses) {
  private static final int PALE = 0xFFF3D3B4;
  private static final int SAND = 0xFFE0AE80;
  private static final int BROWN = 0xFFA86F48;
  private static final int DARK = 0xFF704628;

  /** In the order of the characters: Ada, Bela, Cleo, Dario, Emil, Fanny, Gwen, Hugo. */
  private static final Visage[] ALL = {
    new Visage(PALE, 0xFF5A3320, 0xFF3F6FA8, 79, true, 0.13f, -0.08f, 0.09f, true),
    new Visage(SAND, 0xFF1F1B1A, 0xFFB5433B, 56, false, 0.11f, 0.10f, 0.15f, false),
    new Visage(BROWN, 0xFF2A1A16, 0xFF7A4FA0, 70, true, 0.14f, 0.00f, 0.12f, false),
    new Visage(SAND, 0xFF6E4A1E, 0xFF2F8A57, 75, false, 0.12f, 0.08f, 0.18f, false),
    new Visage(PALE, 0xFFBFB6A8, 0xFF55606E, 43, false, 0.10f, -0.09f, 0.06f, true),
    new Visage(PALE, 0xFFC0562A, 0xFFD09A2C, 83, true, 0.14f, 0.02f, 0.14f, false),
    new Visage(DARK, 0xFF15100E, 0xFFC65A86, 64, true, 0.13f, 0.07f, 0.17f, false),
    new Visage(PALE, 0xFFE0BE5C, 0xFF3C8F94, 60, false, 0.12f, -0.02f, 0.14f, false),
  };

  /** Every number has a face. */
  static Visage of(int face) {
    return ALL[Math.floorMod(face, ALL.length)];
  }
}
