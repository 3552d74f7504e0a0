package dev.parlor.radio;

/** Told who comes through a door. */
public interface Guests {
  /** Somebody came in; the link is not yet started. */
  void came(RadioLink link);

  /** The door opened, or changed, or was shut by something else than its owner. */
  void changed(DoorStatus status);
}
