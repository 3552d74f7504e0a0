package dev.parlor.radio;

/** How strong a signal is, in dBm: the nearer to zero, the nearer the phone. */
public final class Strength {
  /** Of what nobody has measured; it counts as the weakest. */
  public static final int UNKNOWN = -127;

  private static final int STRONGEST = 126;

  private Strength() {}

  /** What a controller says; what can't be a strength, as 127, says that it has not measured it. */
  public static int measured(int said) {
    return said > UNKNOWN && said <= STRONGEST ? said : UNKNOWN;
  }

  public static boolean isKnown(int strength) {
    return strength != UNKNOWN;
  }
}
