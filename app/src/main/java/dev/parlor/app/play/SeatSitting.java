package dev.parlor.app.play;

import android.os.SystemClock;
import androidx.lifecycle.Observer;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Action;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Countdown;
import dev.parlor.p2p.table.Invite;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Ending;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.Sitting;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The place of this phone at a table of several, as the screens of all games know places. */
final class SeatSitting<V> implements Sitting<V> {
  private final dev.parlor.app.nearby.Sitting<V> sitting;
  private final GameKit<?, V> kit;
  private final Deque<Seen<V>> seen = new ArrayDeque<>();
  private final Map<Long, Long> lengths = new HashMap<>(); // of a countdown, by when it ends
  private final Observer<SittingView<V>> observer = this::heard;
  private Runnable watcher = () -> {};
  private List<Slot> laid = List.of();
  private @Nullable SittingView<V> last;
  private boolean hints;
  private long step;

  SeatSitting(dev.parlor.app.nearby.Sitting<V> sitting, GameKit<?, V> kit, boolean hints) {
    this.sitting = sitting;
    this.kit = kit;
    this.hints = hints;
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
    SittingView<V> now = last;
    if (now != null) {
      show(now);
    }
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
    SittingView<V> now = last;
    if (now != null) {
      show(now);
    }
  }

  @Override
  public void watch(Runnable changed) {
    watcher = changed;
  }

  @Override
  public void close() {
    sitting.view().removeObserver(observer);
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
    return !before.table().equals(now.table())
        || !before.countdowns().equals(now.countdowns())
        || before.table().deckReady() != now.table().deckReady();
  }

  private void show(SittingView<V> now) {
    V view = now.table().game();
    if (view != null && now.table().me() >= 0) {
      boolean busy = now.table().pending() != null;
      seen.add(
          new Seen.Shown<>(
              new Glimpse<>(view, busy ? List.of() : now.table().choices(), around(now)), false));
    }
  }

  private Around around(SittingView<V> now) {
    TableView<V> table = now.table();
    return new Around(
        table.match(),
        ++step,
        table.me(),
        people(table),
        host(table),
        table.pending(),
        laid,
        clocks(now),
        trust(table),
        Phrase.NONE,
        List.of(),
        hints,
        false,
        table.rematch().mayAsk(),
        table.rematch().asked(),
        table.outcome().map(outcome -> ending(table, outcome)));
  }

  private static List<Person> people(TableView<?> table) {
    List<Person> people = new ArrayList<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      Person person = Person.here(table.seats().get(seat).callsign());
      people.add(table.away().contains(seat) ? person.being(Person.Presence.AWAY) : person);
    }
    return people;
  }

  private static int host(TableView<?> table) {
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (table.invite().map(Invite::host).equals(Optional.of(table.seats().get(seat).npub()))) {
        return seat;
      }
    }
    return -1;
  }

  private Trust trust(TableView<?> table) {
    if (!table.verdicts().isEmpty()) {
      return Trust.of(Trust.Shield.BROKEN);
    }
    Trust.Shield whole = kit.hiding() ? Trust.Shield.SHUFFLED : Trust.Shield.COINS;
    return Trust.of(table.deckReady() ? whole : Trust.Shield.SHUFFLING);
  }

  private static Ending ending(TableView<?> table, Outcome outcome) {
    Set<Integer> signed = new TreeSet<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (table.stage() == TableView.Stage.FINISHED || !table.awaited().contains(seat)) {
        signed.add(seat);
      }
    }
    return new Ending(outcome, signed, Phrase.NONE);
  }

  /** Countdowns on the clock of the screen. */
  private List<Clock> clocks(SittingView<V> now) {
    long shift = SystemClock.uptimeMillis() - System.currentTimeMillis();
    List<Clock> clocks = new ArrayList<>();
    for (Countdown each : now.countdowns()) {
      long length =
          lengths.computeIfAbsent(
              each.ends(), ends -> Math.max(1, ends - System.currentTimeMillis()));
      At target = each.seat() == Timer.ALL ? At.middle(At.Kind.BOARD) : At.plate(each.seat());
      clocks.add(new Clock(target, kind(each.what()), each.ends() + shift, length, Phrase.NONE));
    }
    return clocks;
  }

  private static Clock.Kind kind(Countdown.What what) {
    return switch (what) {
      case TURN -> Clock.Kind.TURN;
      case TIMER -> Clock.Kind.TIMER;
      case WINDOW -> Clock.Kind.WINDOW;
      case AWAY, GONE, BROKEN -> Clock.Kind.SILENCE;
    };
  }
}
