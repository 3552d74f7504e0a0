package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.wire.Bytes;
import java.util.Set;
import java.util.function.Consumer;

/** A phone's way to the other guests, past the host: its own door, and its search for theirs. */
final class SideDialer {
  private static final long FIRST = 1_000;
  private static final long LAST = 8_000;

  private final Timeline time;
  private final Dice dice;
  private final Consumer<Set<Bytes>> look;
  private Effect.Probe wanted = new Effect.Probe(false, Set.of());
  private long backoff = FIRST;
  private boolean waiting;

  SideDialer(Timeline time, Dice dice, Consumer<Set<Bytes>> look) {
    this.time = time;
    this.dice = dice;
    this.look = look;
  }

  void want(Effect.Probe probe) {
    if (!wanted.seek().containsAll(probe.seek())) {
      backoff = FIRST;
    }
    wanted = probe;
    lookSoon();
  }

  boolean isDoorOpen() {
    return wanted.door();
  }

  /** Forgets what the process wanted, because it is gone. */
  void forget() {
    wanted = new Effect.Probe(false, Set.of());
  }

  private void lookSoon() {
    if (waiting || wanted.seek().isEmpty()) {
      return;
    }
    waiting = true;
    long wait = backoff / 2 + dice.below((int) backoff);
    backoff = Math.min(LAST, 2 * backoff);
    time.in(
        wait,
        () -> {
          waiting = false;
          look.accept(wanted.seek());
          lookSoon();
        });
  }
}
