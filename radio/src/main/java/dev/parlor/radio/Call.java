package dev.parlor.radio;

/** A call to a table: going on until it is reached, and resting then. */
public interface Call extends Handle {
  /** The link is gone: reaches for the table again, after a pause. */
  void again();
}
