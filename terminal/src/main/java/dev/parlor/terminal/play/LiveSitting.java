package dev.parlor.terminal.play;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.match.Ending;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.RefusalWatcher;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.sitting.SeatSitting;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A place at a table between devices. The table's thread queues what is new, and the thread of the
 * screen takes it: views before and after a match, moments while it is played.
 */
final class LiveSitting<S, V> implements TableWatcher<S, V>, RefusalWatcher {
  private final TableLoop<S, V> loop;
  private final SeatSitting<V> seat;
  private @Nullable TableView<V> last; // used by the table's thread

  private final BlockingQueue<TableView<V>> coming = new LinkedBlockingQueue<>();
  private final AtomicReference<@Nullable TableSession<S, V>> session = new AtomicReference<>();
  private volatile @Nullable TableView<V> broken;
  private @Nullable TableView<V> now; // used by the screen's thread

  /**
   * @param plays whether a person plays here; otherwise a computer player does, and everything can
   *     be watched
   */
  LiveSitting(TableLoop<S, V> loop, GameKit<S, V> kit, boolean plays) {
    this.loop = loop;
    // the table itself is left by its match
    SeatSitting.Wires wires =
        new SeatSitting.Wires(loop::input, loop::then, System::currentTimeMillis, () -> {});
    seat = new SeatSitting<>(kit, wires, plays, false);
    loop.watch(this);
    loop.watchers.refusals(this);
  }

  /** The place as the shown table knows it. */
  SeatSitting<V> seat() {
    return seat;
  }

  @Override
  public void changed(TableSession<S, V> changed) {
    session.set(changed);
    TableView<V> view = changed.view();
    broken = view.stage() == TableView.Stage.BROKEN ? view : null;
    seat.show(view, changed.countdowns());
    if (!view.equals(last)) {
      last = view;
      if (view.stage() == TableView.Stage.PLAYING && view.game() != null) {
        coming.clear(); // nobody waits for anything while a match is played
      }
      coming.add(view);
    }
  }

  @Override
  public void told(Refusal reason) {
    seat.refuse(reason);
  }

  /** Whether nothing can come of this table any more. */
  boolean isBroken() {
    return broken != null;
  }

  /** The table that broke; it says why. */
  Optional<TableView<V>> broken() {
    return Optional.ofNullable(broken);
  }

  /** Takes views until one of them fits; empty when that takes too long. */
  Optional<TableView<V>> await(Predicate<TableView<V>> right, long millis) {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (now == null || !right.test(now)) {
      TableView<V> next = take(until - System.nanoTime());
      if (next == null) {
        return Optional.empty();
      }
      now = next;
    }
    return Optional.of(now);
  }

  private @Nullable TableView<V> take(long nanos) {
    try {
      return coming.poll(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The table as this thread knows it. {@link #await} must have been called before. */
  TableView<V> table() {
    return Objects.requireNonNull(now);
  }

  /** Keeps the finished match with its transcript; answers the result file. */
  Optional<Path> save(Archive archive) {
    AtomicReference<@Nullable Path> saved = new AtomicReference<>();
    onTable(
        () -> {
          TableSession<S, V> known = session.get();
          if (known != null) {
            archive.save(known).ifPresent(saved::set);
          }
        });
    return Optional.ofNullable(saved.get());
  }

  /** Whether the result stands under a station's ticket. */
  boolean isRanked() {
    return knows(session -> session.match().map(Match::ending).flatMap(Ending::ticket).isPresent());
  }

  /**
   * Whether everybody has signed. A player who is gone may not have, though all who are there have.
   */
  boolean isSignedByAll() {
    return knows(
        session ->
            session
                .result()
                .filter(result -> result.signatures().size() == result.sheet().players().size())
                .isPresent());
  }

  private boolean knows(Predicate<TableSession<S, V>> what) {
    AtomicBoolean so = new AtomicBoolean();
    onTable(
        () -> {
          TableSession<S, V> known = session.get();
          so.set(known != null && what.test(known));
        });
    return so.get();
  }

  /** Runs something on the table's thread, after all that was asked of it before. */
  private void onTable(Runnable task) {
    CountDownLatch done = new CountDownLatch(1);
    loop.then(
        () -> {
          task.run();
          done.countDown();
        });
    try {
      done.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
