package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.tables.sitting.Sitting;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A look over the shoulder of a computer player at a table of several devices. */
final class DemoSitting<S, V> implements Sitting<V>, TableWatcher<S, V> {
  private final SeatGlimpses<V> glimpses;
  private final Deque<Seen<V>> seen = new ArrayDeque<>();
  private final List<Phrase> said = new ArrayList<>();
  private final Runnable shows;
  private @Nullable TableView<V> last;

  /**
   * @param shows called whenever there is something new, while the table waits
   */
  DemoSitting(GameKit<S, V> kit, Runnable shows) {
    glimpses = new SeatGlimpses<>(kit);
    this.shows = shows;
  }

  @Override
  public void changed(TableSession<S, V> session) {
    TableView<V> view = session.view();
    if (!view.equals(last)) {
      last = view;
      show(view);
    }
  }

  /** Tells something beside the game. */
  void tell(Phrase sentence) {
    said.add(sentence);
    TableView<V> view = last;
    if (view != null) {
      show(view);
    }
  }

  private void show(TableView<V> view) {
    SeatGlimpses.Own own = new SeatGlimpses.Own(List.of(), false, said);
    glimpses
        .next(view, Set.of(), List.of(), own, 0)
        .ifPresent(
            next -> {
              said.clear();
              Glimpse<V> watched = new Glimpse<>(next.view(), List.of(), next.around());
              seen.add(new Seen.Shown<>(watched, false));
              shows.run();
            });
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
  public void act(Action action) {}

  @Override
  public void lay(List<Slot> slots) {}

  @Override
  public void ask(Deed.Wish wish) {}

  @Override
  public void watch(Runnable changed) {}

  @Override
  public void close() {}
}
