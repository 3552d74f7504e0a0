package dev.parlor.radio;

/** A call to a table. It goes on until the table is reached, and rests then. */
public interface Call extends Handle {
  /** Calls again, after a pause, because the link is gone. */
  void again();
}
