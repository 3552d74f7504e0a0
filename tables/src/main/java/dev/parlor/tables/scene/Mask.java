package dev.parlor.tables.scene;

/**
 * How a computer player is to be seen, so that nobody takes it for a person.
 *
 * @param face the number of its face, or {@link #NONE}'s
 * @param skill how well it plays, from 1 for the weakest
 */
public record Mask(int face, int skill) {
  /** People have no mask. */
  public static final Mask NONE = new Mask(-1, 0);

  public boolean isWorn() {
    return face >= 0;
  }
}
