package dev.parlor.app.bluetooth;

/** What the radios are wanted for. */
public enum RadioPurpose {
  /** The phone holds a table or is a station, so it has to be seen and reached. */
  HOST,
  /** The phone looks for tables and stations, and calls them. */
  JOIN
}
