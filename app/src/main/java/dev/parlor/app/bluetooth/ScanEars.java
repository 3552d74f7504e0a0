package dev.parlor.app.bluetooth;

/** Told what is in the air, on any thread. */
interface ScanEars {
  /**
   * An advert with its scan response.
   *
   * @param strength in dBm
   */
  void heard(byte[] record, int strength, Seen by);

  /** The scan ended by itself. */
  void failed(RadioTrouble why);
}
