package dev.parlor.p2p.station;

import java.util.function.Supplier;

/** What an audit has found. Any thread may make it; the station's own thread settles it. */
public final class Audited {
  private final Supplier<Intake.Answer> settling;

  Audited(Supplier<Intake.Answer> settling) {
    this.settling = settling;
  }

  /** Settles the audit on the station's thread; this is the answer to the player. */
  Intake.Answer settle() {
    return settling.get();
  }
}
