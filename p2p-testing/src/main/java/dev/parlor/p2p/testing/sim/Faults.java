package dev.parlor.p2p.testing.sim;

import java.util.Locale;
import java.util.Optional;

/** Profiles of faults: how bad the radio, the phones and their disks are. */
public enum Faults {
  /** Fast, whole, never silent. */
  NONE(0, 0, 0, 0, 0),
  /** A living room: slow at times, sometimes a lost link, rarely more. */
  NORMAL(3, 1, 0, 10, 10),
  /** Everything at once. */
  HARSH(12, 5, 2, 60, 20);

  final int linkFaults;
  final int phoneFaults;

  /** The most disk faults at a whole table. */
  final int diskFaults;

  /** The number of matches in 100 in which somebody leaves for good. */
  final int departures;

  /**
   * The number of matches in 100, of three or more players, in which several leave at the same
   * moment.
   */
  final int crowds;

  Faults(int linkFaults, int phoneFaults, int diskFaults, int departures, int crowds) {
    this.linkFaults = linkFaults;
    this.phoneFaults = phoneFaults;
    this.diskFaults = diskFaults;
    this.departures = departures;
    this.crowds = crowds;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Faults> of(String id) {
    for (Faults faults : values()) {
      if (faults.id().equals(id)) {
        return Optional.of(faults);
      }
    }
    return Optional.empty();
  }
}
