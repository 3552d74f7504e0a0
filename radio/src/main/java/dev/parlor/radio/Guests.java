package dev.parlor.radio;

/** A listener that is told who comes through a door. */
public interface Guests {
  /** Somebody came in; the link is not yet started. */
  void came(RadioLink link);

  /** The door has opened, changed, or was shut by something else than its owner. */
  void changed(DoorStatus status);
}
