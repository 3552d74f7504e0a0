package dev.parlor.app.bluetooth;

/** What the radios are wanted for. */
public enum RadioPurpose {
  /** To hold a table, or to be a station: to be seen and reached. */
  HOST,
  /** To look for tables and stations, and call them. */
  JOIN
}
