package dev.parlor.radio.hardware;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;

/** A beacon that is shown until it is closed. */
public interface Sign extends Handle {
  /**
   * Changes the words of the sign. Its address stays the same if the platform can keep it, because
   * a guest on its way calls that address.
   */
  void show(Beacon beacon, SignPace pace);
}
