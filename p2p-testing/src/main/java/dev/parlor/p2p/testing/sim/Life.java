package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Input;

/** One run of a phone's process. What it is woken for, and what it has begun, dies with it. */
final class Life<S, V> {
  private static final int LASTS = -1;

  private final World<S, V> world;
  private final SimPhone<S, V> phone;
  private final int number;
  private final long since;
  private long wake = Long.MAX_VALUE;
  private int effectsLeft = LASTS;

  Life(World<S, V> world, SimPhone<S, V> phone, int number) {
    this.world = world;
    this.phone = phone;
    this.number = number;
    this.since = world.time().now();
  }

  int number() {
    return number;
  }

  long since() {
    return since;
  }

  /** Lets it end between two of the effects of what the phone does next. */
  void endsAfter(int effects) {
    effectsLeft = effects;
  }

  /** Whether it ends before the next effect. Asking counts that effect. */
  boolean endsNow() {
    if (effectsLeft == 0) {
      effectsLeft = LASTS;
      return true;
    }
    effectsLeft -= effectsLeft > 0 ? 1 : 0;
    return false;
  }

  void wakeAt(long time) {
    wake = time;
    if (time == Long.MAX_VALUE) {
      return;
    }
    world
        .time()
        .at(
            time,
            () -> {
              if (phone.lives(this) && wake == time) {
                wake = Long.MAX_VALUE;
                phone.input(new Input.Tick());
              }
            });
  }

  void compute(Effect.Compute compute) {
    world
        .time()
        .in(
            phone.workTime(),
            () -> {
              if (phone.lives(this)) {
                phone.work(compute, this);
              }
            });
  }
}
