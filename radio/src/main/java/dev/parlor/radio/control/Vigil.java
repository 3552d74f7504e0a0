package dev.parlor.radio.control;

import dev.parlor.radio.hardware.Awake;
import dev.parlor.rim.table.Strand;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a phone awake whose screen is off while it calls somebody: a peer that it has lost, or one
 * that may hold the table now.
 */
final class Vigil {
  /** The longest time that the phone is kept awake. */
  static final long LONGEST = 180_000;

  private final Awake awake;
  private final Strand strand;
  private Awake.@Nullable Hold hold;

  Vigil(Awake awake, Strand strand) {
    this.awake = awake;
    this.strand = strand;
  }

  void begin() {
    end();
    Awake.Hold held = awake.hold();
    hold = held;
    strand.at(strand.now() + LONGEST, held::letGo);
  }

  void end() {
    if (hold != null) {
      hold.letGo();
      hold = null;
    }
  }
}
