package dev.parlor.radio;

/** Why a radio does not do what it was asked to do. */
public enum RadioTrouble {
  /** The phone has no Bluetooth. */
  ABSENT,
  /** Bluetooth is switched off. */
  OFF,
  /** A permission is missing or was taken away. */
  PERMISSION,
  /** Android 8 to 11 finds nothing while the location is switched off. */
  LOCATION_OFF,
  /** The phone can't look for signs: only an inquiry finds tables. */
  NO_LOW_ENERGY,
  /**
   * The phone can't put a sign up. It must be made discoverable, and guests find it by an inquiry.
   */
  NO_ADVERTISER,
  /** Android refuses for now; it is tried again. */
  BUSY,
  /** The table was not seen, or did not answer; it is tried again. */
  NOBODY
}
