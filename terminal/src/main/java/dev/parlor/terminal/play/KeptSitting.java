package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Sitting;
import java.util.List;
import java.util.Optional;

/**
 * A place at a practice table that is kept after what a person does: at once at the speed of
 * people, from time to time at the speed of a pipe, and when it is left.
 */
final class KeptSitting<V> implements Sitting<V> {
  private static final long NANOS = 300_000_000;

  private final Sitting<V> sitting;
  private final Runnable keep;
  private long kept = System.nanoTime() - NANOS;

  KeptSitting(Sitting<V> sitting, Runnable keep) {
    this.sitting = sitting;
    this.keep = keep;
  }

  @Override
  public Optional<Seen<V>> next() {
    return sitting.next();
  }

  @Override
  public void tick(long now) {
    sitting.tick(now);
  }

  @Override
  public long wakeAt() {
    return sitting.wakeAt();
  }

  @Override
  public void act(Action action) {
    sitting.act(action);
    changed();
  }

  @Override
  public void lay(List<Slot> slots) {
    sitting.lay(slots);
  }

  @Override
  public Optional<Phrase> advice() {
    return sitting.advice();
  }

  private void changed() {
    if (System.nanoTime() - kept >= NANOS) {
      kept = System.nanoTime();
      keep.run();
    }
  }

  @Override
  public void ask(Deed.Wish wish) {
    sitting.ask(wish);
  }

  @Override
  public void watch(Runnable changed) {
    sitting.watch(changed);
  }

  @Override
  public void pace(Pace pace) {
    sitting.pace(pace);
  }

  @Override
  public void close() {
    keep.run();
    sitting.close();
  }
}
