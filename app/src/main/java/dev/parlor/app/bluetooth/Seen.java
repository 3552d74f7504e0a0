package dev.parlor.app.bluetooth;

/** A phone whose sign was seen: the very object, for Android knows more of it than its address. */
interface Seen {
  /** Connects to it. */
  Dialing dial(Way way, int psm) throws RadioRefused;
}
