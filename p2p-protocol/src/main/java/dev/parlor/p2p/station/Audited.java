package dev.parlor.p2p.station;

import java.util.function.Supplier;

/** What an audit has found: whatever thread it was made on, the station's own settles it. */
public final class Audited {
  private final Supplier<Intake.Answer> settling;

  Audited(Supplier<Intake.Answer> settling) {
    this.settling = settling;
  }

  /** What its player is answered. */
  Intake.Answer settle() {
    return settling.get();
  }
}
