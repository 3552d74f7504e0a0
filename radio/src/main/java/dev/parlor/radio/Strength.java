package dev.parlor.radio;

/** How strong a signal is, in dBm: the nearer to zero, the nearer the phone. */
public final class Strength {
  /** The strength that nobody has measured. It counts as the weakest. */
  public static final int UNKNOWN = -127;

  private static final int STRONGEST = 126;

  private Strength() {}

  /**
   * The strength that a controller tells. A value that can't be one, such as 127, means that it has
   * not measured it.
   */
  public static int measured(int said) {
    return said > UNKNOWN && said <= STRONGEST ? said : UNKNOWN;
  }

  public static boolean isKnown(int strength) {
    return strength != UNKNOWN;
  }
}
