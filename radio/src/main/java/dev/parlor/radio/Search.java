package dev.parlor.radio;

/** A search for tables that goes on until it is closed. */
public interface Search extends Handle {
  /**
   * Inquires once for discoverable phones as well, about 12 s: for hosts whose phone can't put a
   * sign up.
   */
  void inquire();
}
