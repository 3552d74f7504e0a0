package dev.parlor.tables;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Sitting;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A sitting whose last glimpse somebody else hears as well. */
final class Overheard<V> implements Sitting<V> {
  private final Sitting<V> sitting;
  private @Nullable Glimpse<V> last;

  Overheard(Sitting<V> sitting) {
    this.sitting = sitting;
  }

  Glimpse<V> last() {
    return Objects.requireNonNull(last);
  }

  @Override
  public Optional<Seen<V>> next() {
    Optional<Seen<V>> seen = sitting.next();
    if (seen.isPresent() && seen.get() instanceof Seen.Shown<V> shown) {
      last = shown.glimpse();
    }
    return seen;
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
  public void ask(Deed.Wish wish) {
    sitting.ask(wish);
  }

  @Override
  public Optional<Phrase> advice() {
    return sitting.advice();
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
