package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.p2p.table.Emote;
import dev.parlor.tables.scene.Hint;
import java.util.List;
import java.util.Optional;

/** A place that passes everything on to another one. Subclasses add something to that. */
public abstract class PassingSitting<V> implements Sitting<V> {
  private final Sitting<V> sitting;

  protected PassingSitting(Sitting<V> sitting) {
    this.sitting = sitting;
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
  }

  @Override
  public void lay(List<Slot> slots) {
    sitting.lay(slots);
  }

  @Override
  public Optional<Hint> advice() {
    return sitting.advice();
  }

  @Override
  public Optional<Hint> hint() {
    return sitting.hint();
  }

  @Override
  public boolean isPlayed() {
    return sitting.isPlayed();
  }

  @Override
  public boolean isHeard() {
    return sitting.isHeard();
  }

  @Override
  public void say(Emote emote) {
    sitting.say(emote);
  }

  @Override
  public void hints(boolean wanted) {
    sitting.hints(wanted);
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
    sitting.close();
  }
}
