package dev.parlor.radio;

/** What carries a link. */
public enum Way {
  RFCOMM,
  L2CAP,
  GATT
}
