package dev.parlor.radio.hardware;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;

/** A beacon that is up, until closed. */
public interface Sign extends Handle {
  /**
   * Says this from now on. The address that the sign is seen under stays the same if the platform
   * can keep it, for a guest on its way calls that one.
   */
  void show(Beacon beacon, SignPace pace);
}
