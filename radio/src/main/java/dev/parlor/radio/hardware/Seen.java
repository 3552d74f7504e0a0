package dev.parlor.radio.hardware;

import dev.parlor.radio.Way;

/** A phone whose sign was seen: the very object, for Android knows more of it than its address. */
public interface Seen {
  /** Connects to it. */
  Dialing dial(Way way, int psm) throws RadioRefused;
}
