package dev.parlor.tables.sitting;

import dev.parlor.tables.kit.Lasting;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A place at a practice table that keeps something for the next one. What is kept is handed out
 * whenever it changes.
 */
public final class LastingSitting<V> extends PassingSitting<V> {
  private final Lasting<V> lasting;
  private final Consumer<List<String>> keeper;
  private List<String> kept;
  private @Nullable V before;

  /**
   * @param kept what was kept of the tables before
   */
  public LastingSitting(
      Sitting<V> sitting, Lasting<V> lasting, List<String> kept, Consumer<List<String>> keeper) {
    super(sitting);
    this.lasting = lasting;
    this.kept = List.copyOf(kept);
    this.keeper = keeper;
  }

  @Override
  public Optional<Seen<V>> next() {
    Optional<Seen<V>> next = super.next();
    next.flatMap(Seen::shown).ifPresent(this::note);
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
}
