package dev.parlor.radio;

/** The kind of connection that carries a link. */
public enum Way {
  RFCOMM,
  L2CAP,
  GATT
}
