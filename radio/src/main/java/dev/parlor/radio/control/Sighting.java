package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.hardware.Seen;

/** A beacon that was seen at this time. */
record Sighting(Beacon beacon, int strength, Seen by, long time) {
  private static final int OLD_WEIGHT = 3;

  /** The next sighting of the same beacon; one strong moment does not make a phone near. */
  Sighting then(Sighting next) {
    int smooth = (OLD_WEIGHT * strength + next.strength) / (OLD_WEIGHT + 1);
    return new Sighting(next.beacon, smooth, next.by, next.time);
  }
}
