package dev.parlor.radio.hardware;

import dev.parlor.radio.RadioTrouble;

/** A listener that is told what is in the air, on any thread. */
public interface ScanEars {
  /**
   * An advert with its scan response.
   *
   * @param strength in dBm, or {@link dev.parlor.radio.Strength#UNKNOWN}
   */
  void heard(byte[] record, int strength, Seen by);

  /** The scan ended by itself. */
  void failed(RadioTrouble why);
}
