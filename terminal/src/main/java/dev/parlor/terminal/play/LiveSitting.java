package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.SeatGlimpses;
import dev.parlor.tables.sitting.Sitting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A place at a table between devices. The table's thread puts what is new in line; the thread of
 * the screen takes it: views before and after a match, glimpses while it is played.
 */
final class LiveSitting<S, V> implements Sitting<V>, TableWatcher<S, V> {
  private final TableLoop<S, V> loop;
  private final SeatGlimpses<V> glimpses; // of the table's thread, as all up to the next blank line
  private final boolean plays;
  private @Nullable TableView<V> last;
  private List<Countdown> countdowns = List.of();
  private Set<Integer> gone = Set.of();
  private List<Slot> laid = List.of();
  private final List<Phrase> said = new ArrayList<>();

  private final Queue<Seen<V>> seen = new ConcurrentLinkedQueue<>();
  private final BlockingQueue<TableView<V>> coming = new LinkedBlockingQueue<>();
  private final AtomicReference<@Nullable TableSession<S, V>> session = new AtomicReference<>();
  private volatile @Nullable TableView<V> broken;
  private volatile Runnable watcher = () -> {};
  private @Nullable TableView<V> now; // of the screen's thread

  /**
   * @param plays whether a person plays here; else a computer player does, and all can be watched
   */
  LiveSitting(TableLoop<S, V> loop, GameKit<S, V> kit, boolean plays) {
    this.loop = loop;
    this.plays = plays;
    glimpses = new SeatGlimpses<>(kit);
    loop.watch(this);
  }

  @Override
  public void changed(TableSession<S, V> changed) {
    session.set(changed);
    TableView<V> view = changed.view();
    List<Countdown> running = changed.countdowns();
    Set<Integer> left = gone(changed);
    broken = view.stage() == TableView.Stage.BROKEN ? view : null;
    if (view.equals(last) && running.equals(countdowns) && left.equals(gone)) {
      return;
    }
    if (last == null || !Objects.equals(view.game(), last.game())) {
      laid = List.of();
    }
    boolean other = !view.equals(last);
    last = view;
    countdowns = running;
    gone = left;
    show();
    if (other) {
      if (view.stage() == TableView.Stage.PLAYING && view.game() != null) {
        coming.clear(); // nobody waits for anything while a match is played
      }
      coming.add(view);
    }
    watcher.run();
  }

  private static Set<Integer> gone(TableSession<?, ?> changed) {
    Set<Integer> gone = new TreeSet<>();
    Optional<? extends Match<?, ?>> match = changed.match();
    int seats = changed.view().seats().size();
    for (int seat = 0; match.isPresent() && seat < seats; seat++) {
      if (match.get().attendance().isGone(seat)) {
        gone.add(seat);
      }
    }
    return gone;
  }

  private void show() {
    TableView<V> view = last;
    if (view != null) {
      SeatGlimpses.Own own = new SeatGlimpses.Own(laid, false, said);
      glimpses
          .next(view, gone, countdowns, own, System.currentTimeMillis())
          .ifPresent(
              next -> {
                said.clear();
                seen.add(new Seen.Shown<>(mine(next), false));
              });
    }
  }

  /** Who only watches a computer player has nothing to choose. */
  private Glimpse<V> mine(Glimpse<V> next) {
    return plays ? next : new Glimpse<>(next.view(), List.of(), next.around());
  }

  @Override
  public void told(Refusal reason) {
    if (last != null && last.game() != null) {
      seen.add(new Seen.Refused<>(Phrase.of(reason)));
      watcher.run();
    }
  }

  @Override
  public Optional<Seen<V>> next() {
    return Optional.ofNullable(seen.poll());
  }

  @Override
  public void tick(long time) {}

  @Override
  public long wakeAt() {
    return Long.MAX_VALUE;
  }

  @Override
  public void act(Action action) {
    loop.input(new Input.Choose(action));
  }

  @Override
  public void lay(List<Slot> slots) {
    loop.then(
        () -> {
          laid = List.copyOf(slots);
          show();
        });
    loop.input(new Input.LayAside(slots));
  }

  @Override
  public void ask(Deed.Wish wish) {
    loop.input(wish == Deed.Wish.AGAIN ? new Input.Rematch() : new Input.Leave());
  }

  @Override
  public void watch(Runnable changed) {
    watcher = changed;
  }

  /** The table itself is left by its match. */
  @Override
  public void close() {}

  /** Whether nothing can come of this table any more. */
  boolean isBroken() {
    return broken != null;
  }

  /** The table that broke; it says why. */
  Optional<TableView<V>> broken() {
    return Optional.ofNullable(broken);
  }

  /** Takes views until one of them is as it should be; empty when it takes too long. */
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

  /** The table as this thread knows it; only after {@link #await}. */
  TableView<V> table() {
    return Objects.requireNonNull(now);
  }

  /** Something that is to be told beside the game, from any thread. */
  void notice(String sentence) {
    loop.then(
        () -> {
          said.add(Phrase.of("told.said", sentence));
          show();
        });
  }

  /** Forgets what was shown of the matches before. */
  void begin(int match) {
    seen.removeIf(
        each -> each instanceof Seen.Shown<V> old && old.glimpse().around().match() < match);
  }

  /** Keeps the match that is over with its transcript; the file of the result. */
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
    AtomicBoolean ranked = new AtomicBoolean();
    onTable(
        () -> {
          TableSession<S, V> known = session.get();
          ranked.set(known != null && known.match().flatMap(Match::ticket).isPresent());
        });
    return ranked.get();
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
