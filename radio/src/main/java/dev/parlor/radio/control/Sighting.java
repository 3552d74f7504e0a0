package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Strength;
import dev.parlor.radio.hardware.Seen;

/** A beacon, and when, how strongly and from which device it was seen. */
record Sighting(Beacon beacon, int strength, Seen by, long time) {
  private static final int OLD_WEIGHT = 3;

  /**
   * The next sighting of the same beacon. The strengths are averaged, because one strong moment
   * does not make a phone near.
   */
  Sighting then(Sighting next) {
    return new Sighting(next.beacon, smooth(next.strength), next.by, next.time);
  }

  private int smooth(int newer) {
    if (!Strength.isKnown(newer)) {
      return strength;
    }
    return Strength.isKnown(strength) ? (OLD_WEIGHT * strength + newer) / (OLD_WEIGHT + 1) : newer;
  }
}
