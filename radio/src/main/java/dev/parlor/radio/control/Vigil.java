package dev.parlor.radio.control;

import dev.parlor.radio.hardware.Awake;
import dev.parlor.rim.table.Strand;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a phone whose screen is off awake while it calls somebody: whom it has lost, or who may
 * hold the table now.
 */
final class Vigil {
  /** So long at most. */
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
