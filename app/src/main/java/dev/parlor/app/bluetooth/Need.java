package dev.parlor.app.bluetooth;

/** What a player still has to do before the radios can be used, in the order of doing it. */
public enum Need {
  /** Nothing helps, because the phone has no Bluetooth. */
  BLUETOOTH,
  /** The player has to allow what {@link Needs#permissions} names. */
  PERMISSIONS,
  /** The player has to switch Bluetooth on. */
  BLUETOOTH_ON,
  /** The player has to switch the location on, without which Android 8 to 11 finds nothing. */
  LOCATION_ON
}
