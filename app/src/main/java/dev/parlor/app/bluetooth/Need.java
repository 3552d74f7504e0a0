package dev.parlor.app.bluetooth;

/** What a player still has to do before the radios can be used, in the order of doing it. */
public enum Need {
  /** Nothing helps, because the phone has no Bluetooth. */
  BLUETOOTH,
  /** To allow what {@link Needs#permissions} names. */
  PERMISSIONS,
  /** To switch Bluetooth on. */
  BLUETOOTH_ON,
  /** To switch the location on, without which Android 8 to 11 finds nothing. */
  LOCATION_ON
}
