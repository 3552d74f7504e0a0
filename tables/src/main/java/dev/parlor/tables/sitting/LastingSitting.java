package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.tables.kit.Lasting;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A place at a practice table of which something lasts; it is handed out whenever it changes. */
public final class LastingSitting<V> implements Sitting<V> {
  private final Sitting<V> sitting;
  private final Lasting<V> lasting;
  private final Consumer<List<String>> keeper;
  private List<String> kept;
  private @Nullable V before;

  /**
   * @param kept what was kept of the tables before
   */
  public LastingSitting(
      Sitting<V> sitting, Lasting<V> lasting, List<String> kept, Consumer<List<String>> keeper) {
    this.sitting = sitting;
    this.lasting = lasting;
    this.kept = List.copyOf(kept);
    this.keeper = keeper;
  }

  @Override
  public Optional<Seen<V>> next() {
    Optional<Seen<V>> next = sitting.next();
    if (next.isPresent() && next.get() instanceof Seen.Shown<V> shown) {
      note(shown);
    }
    return next;
  }

  private void note(Seen.Shown<V> shown) {
    V last = before;
    V now = shown.glimpse().view();
    before = now;
    if (last != null) {
      List<String> more = lasting.after(kept, last, now, shown.glimpse().seat());
      if (!more.equals(kept)) {
        kept = List.copyOf(more);
        keeper.accept(kept);
      }
    }
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
