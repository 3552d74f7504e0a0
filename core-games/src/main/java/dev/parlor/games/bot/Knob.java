package dev.parlor.games.bot;

/**
 * One number that a computer player plays by.
 *
 * @param key its name in a file
 * @param usual its value where nothing else is said
 */
public record Knob(String key, double least, double most, double usual) {
  public Knob {
    if (!(least <= usual && usual <= most)) {
      throw new IllegalArgumentException(key + ": " + usual);
    }
  }

  /** How likely something is, from never (0) to always (1). */
  public static Knob chance(String key, double usual) {
    return new Knob(key, 0, 1, usual);
  }

  public boolean allows(double value) {
    return value >= least && value <= most;
  }
}
