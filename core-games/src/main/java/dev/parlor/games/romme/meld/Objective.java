package dev.parlor.games.romme.meld;

/** What makes one partition better than another. */
public enum Objective {
  /** Least deadwood; of equal ones the greatest meld value. */
  LEAST_DEADWOOD,
  /** Greatest meld value; of equal ones the least deadwood. */
  GREATEST_VALUE;

  private static final int FIRST = 2048;

  /** One number that orders what a meld brings. */
  int gain(int deadwoodSaved, int value) {
    return this == LEAST_DEADWOOD ? deadwoodSaved * FIRST + value : value * FIRST + deadwoodSaved;
  }

  /** The part of a sum of gains that counts first. */
  static int first(int gain) {
    return gain / FIRST;
  }
}
