package dev.parlor.radio;

/** A search that goes on. */
public interface Search extends Handle {
  /**
   * Inquires once for discoverable phones as well, about 12 s: for hosts whose phone can't put a
   * sign up.
   */
  void inquire();
}
