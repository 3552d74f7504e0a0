package dev.parlor.app.bluetooth;

/** What carries a link. */
public enum Way {
  RFCOMM,
  L2CAP,
  GATT
}
