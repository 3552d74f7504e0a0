package dev.parlor.radio.hardware;

/** What a platform can tell of a connection, or do for it, besides carrying bytes. */
public interface Bearer {
  /** The bearer of a connection of which nothing is known. */
  Bearer PLAIN = new Bearer() {};

  /** How many bytes go into one packet; 0 when nobody knows. */
  default int packet() {
    return 0;
  }

  /**
   * Tells whether much is carried now. A central of low energy can ask for shorter intervals
   * meanwhile, which costs both phones power.
   */
  default void hurry(boolean much) {
    // most connections have one speed
  }

  /** The connection is over. */
  default void over() {
    // most have nothing besides it
  }
}
