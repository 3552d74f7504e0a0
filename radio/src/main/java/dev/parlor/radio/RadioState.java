package dev.parlor.radio;

/**
 * What the radios of a phone can do.
 *
 * @param present whether it has Bluetooth at all
 * @param on whether Bluetooth is switched on
 * @param lowEnergy whether it can look for signs, and be reached over L2CAP and GATT
 * @param canAdvertise whether it can put a sign up; known only while it is on
 * @param discoverable whether it answers inquiries; it does so for a while when its player allows
 *     it
 */
public record RadioState(
    boolean present, boolean on, boolean lowEnergy, boolean canAdvertise, boolean discoverable) {

  /** The state of a phone that answers no inquiry, as most phones do most of the time. */
  public RadioState(boolean present, boolean on, boolean lowEnergy, boolean canAdvertise) {
    this(present, on, lowEnergy, canAdvertise, false);
  }

  /** The state of this phone when it answers inquiries, or does not. */
  public RadioState discoverable(boolean now) {
    return new RadioState(present, on, lowEnergy, canAdvertise, now);
  }
}
