package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.table.Countdown;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
 * A place at a table between devices. The table's thread puts every new view in line; the thread of
 * the screen takes them one by one.
 */
final class LiveSitting<S, V> implements Sitting<V>, TableWatcher<S, V> {
  private final TableLoop<S, V> loop;
  private final Texts texts;
  private final BlockingQueue<TableView<V>> coming = new LinkedBlockingQueue<>();
  private final AtomicReference<@Nullable Refusal> refusal = new AtomicReference<>();
  private final AtomicReference<@Nullable TableSession<S, V>> session = new AtomicReference<>();
  private final List<Verdict> verdicts = new ArrayList<>();
  private @Nullable TableView<V> last; // of the table's thread
  private @Nullable TableView<V> now; // of the screen's thread
  private @Nullable TableView<V> told; // the last one whose news were asked for
  private volatile List<Countdown> countdowns = List.of();
  private final BlockingQueue<String> notices = new LinkedBlockingQueue<>();

  LiveSitting(TableLoop<S, V> loop, Texts texts) {
    this.loop = loop;
    this.texts = texts;
    loop.watch(this);
  }

  @Override
  public void changed(TableSession<S, V> changed) {
    session.set(changed);
    countdowns = changed.countdowns();
    TableView<V> view = changed.view();
    if (!view.equals(last)) {
      last = view;
      coming.add(view);
    }
  }

  @Override
  public void told(Refusal reason) {
    refusal.set(reason);
  }

  @Override
  public synchronized void named(Verdict verdict) {
    verdicts.add(verdict);
  }

  /** Who lied, as far as this seat has seen it. */
  synchronized List<Verdict> verdicts() {
    return List.copyOf(verdicts);
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

  @Override
  public int seat() {
    return table().me();
  }

  @Override
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < table().seats().size(); seat++) {
      names.add(seat == seat() ? texts.text("play.you") : table().seats().get(seat).callsign());
    }
    return names;
  }

  @Override
  public V view() {
    return Objects.requireNonNull(table().game());
  }

  @Override
  public List<Choice> choices() {
    return table().choices();
  }

  @Override
  public Optional<Refusal> act(Action action) {
    refusal.set(null);
    loop.input(
        action instanceof LayAside laid
            ? new Input.LayAside(laid.slots())
            : new Input.Choose(action));
    onTable(() -> {});
    TableView<V> next = coming.poll();
    if (next != null) {
      now = next;
    }
    return Optional.ofNullable(refusal.get());
  }

  @Override
  public boolean awaited() {
    return !choices().isEmpty() && table().awaited().contains(seat());
  }

  /** Waits for the next view. */
  @Override
  public boolean advance() {
    TableView<V> next = take(Long.MAX_VALUE);
    if (next == null) {
      return false;
    }
    now = next;
    if (next.stage() == TableView.Stage.BROKEN) {
      throw new Problem("live.broken");
    }
    return true;
  }

  @Override
  public Optional<Pulse> pulse() {
    return Optional.of(new LivePulse(texts).of(table(), countdowns, System.currentTimeMillis()));
  }

  @Override
  public List<String> news() {
    TableView<V> before = told == null ? table() : told;
    told = table();
    List<String> news = notices();
    news.addAll(new LivePulse(texts).news(before, table()));
    return news;
  }

  /** Something that the next news shall begin with. */
  void notice(String sentence) {
    notices.add(sentence);
  }

  /** What was not yet told of it. */
  List<String> notices() {
    List<String> untold = new ArrayList<>();
    notices.drainTo(untold);
    return untold;
  }

  @Override
  public boolean isOutdated() {
    return !coming.isEmpty();
  }

  @Override
  public Optional<Outcome> outcome() {
    return table().outcome();
  }
}
