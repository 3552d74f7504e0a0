package dev.parlor.app.play;

import androidx.lifecycle.Observer;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Action;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.tables.sitting.Sitting;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The place of this phone at a table of several, as the screens of all games know places. */
final class SeatSitting<V> implements Sitting<V> {
  private final dev.parlor.app.nearby.Sitting<V> sitting;
  private final SeatGlimpses<V> glimpses;
  private final Deque<Seen<V>> seen = new ArrayDeque<>();
  private final Observer<SittingView<V>> observer = this::heard;
  private Runnable watcher = () -> {};
  private List<Slot> laid = List.of();
  private @Nullable SittingView<V> last;
  private boolean hints;

  SeatSitting(dev.parlor.app.nearby.Sitting<V> sitting, GameKit<?, V> kit, boolean hints) {
    this.sitting = sitting;
    this.hints = hints;
    glimpses = new SeatGlimpses<>(kit);
    sitting.view().observeForever(observer);
  }

  @Override
  public Optional<Seen<V>> next() {
    return Optional.ofNullable(seen.poll());
  }

  @Override
  public void tick(long now) {}

  @Override
  public long wakeAt() {
    return Long.MAX_VALUE;
  }

  @Override
  public void act(Action action) {
    sitting.choose(action);
  }

  @Override
  public void lay(List<Slot> slots) {
    laid = List.copyOf(slots);
    sitting.layAside(laid);
    again();
  }

  @Override
  public void ask(Deed.Wish wish) {
    switch (wish) {
      case AGAIN -> sitting.rematch();
      case LEAVE, END -> sitting.leave();
    }
  }

  @Override
  public void hints(boolean wanted) {
    hints = wanted;
    again();
  }

  @Override
  public void watch(Runnable changed) {
    watcher = changed;
  }

  @Override
  public void close() {
    sitting.view().removeObserver(observer);
  }

  private void again() {
    SittingView<V> now = last;
    if (now != null) {
      show(now);
    }
  }

  private void heard(SittingView<V> now) {
    SittingView<V> before = last;
    last = now;
    boolean other = before == null || !Objects.equals(before.table().game(), now.table().game());
    if (other) {
      laid = List.of();
    }
    if (before == null || !before.refusal().equals(now.refusal())) {
      now.refusal().ifPresent(this::refused);
    }
    if (before == null || other || isDifferent(before, now)) {
      show(now);
    }
    watcher.run();
  }

  private void refused(Refusal why) {
    seen.add(new Seen.Refused<>(Phrase.of(why)));
  }

  /** Whether anything is to be seen of what changed; the links have a bar of their own. */
  private static boolean isDifferent(SittingView<?> before, SittingView<?> now) {
    return !before.table().equals(now.table()) || !before.countdowns().equals(now.countdowns());
  }

  private void show(SittingView<V> now) {
    glimpses
        .next(
            now.table(),
            Set.of(),
            now.countdowns(),
            new SeatGlimpses.Own(laid, hints, List.of()),
            sitting.now())
        .ifPresent(glimpse -> seen.add(new Seen.Shown<>(glimpse, false)));
  }
}
