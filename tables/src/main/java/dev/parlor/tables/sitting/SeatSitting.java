package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.Emote;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A place at a table between devices. Somebody who hears of the table shows its views here, on one
 * thread. The views become moments, which the screen takes on a thread of its own. What the player
 * does goes to the table as an input.
 */
public final class SeatSitting<V> implements Sitting<V> {
  private final SeatGlimpses<V> glimpses;
  private final Wires wires;
  private final boolean plays;
  private final Deque<Seen<V>> seen = new ArrayDeque<>(); // used by both threads
  private final List<Phrase> said = new ArrayList<>();
  private volatile Runnable watcher = () -> {};
  private @Nullable TableView<V> last;
  private List<Countdown> countdowns = List.of();
  private List<Slot> laid = List.of();
  private boolean hints;

  /**
   * What joins a place to its table.
   *
   * @param table takes what the player does, on any thread
   * @param thread runs something on the thread on which views are shown
   * @param clock the table's own clock, which its deadlines count by
   * @param closed told when the place is left
   */
  public record Wires(
      Consumer<Input> table, Consumer<Runnable> thread, LongSupplier clock, Runnable closed) {}

  /**
   * @param plays whether a person plays here; otherwise a computer player does, and everything can
   *     be watched
   */
  public SeatSitting(GameKit<?, V> kit, Wires wires, boolean plays, boolean hints) {
    this.wires = wires;
    this.plays = plays;
    this.hints = hints;
    glimpses = new SeatGlimpses<>(kit);
  }

  /** Shows the table as it is from now on. Nothing happens if it looks the same as before. */
  public void show(TableView<V> view, List<Countdown> running) {
    if (view.equals(last) && running.equals(countdowns)) {
      return;
    }
    if (last == null || !Objects.equals(view.game(), last.game())) {
      laid = List.of();
    }
    last = view;
    countdowns = List.copyOf(running);
    again();
  }

  /**
   * The last choice was refused. Before there is a game this says nothing, because nobody has made
   * a choice.
   */
  public void refuse(Refusal why) {
    if (last != null && last.game() != null) {
      add(new Seen.Refused<>(Phrase.of(why)));
    }
  }

  /** Tells something beside the game, from any thread. */
  public void notice(Phrase sentence) {
    wires.thread().accept(() -> tell(sentence));
  }

  private void tell(Phrase sentence) {
    said.add(sentence);
    again();
  }

  private void again() {
    TableView<V> view = last;
    if (view != null) {
      SeatGlimpses.Own own = new SeatGlimpses.Own(laid, hints, said);
      glimpses
          .next(view, countdowns, own, wires.clock().getAsLong())
          .ifPresent(
              next -> {
                said.clear();
                add(new Seen.Shown<>(mine(next), false));
              });
    }
  }

  /**
   * The glimpse for the person here. Somebody who only watches a computer player gets no choices.
   */
  private Glimpse<V> mine(Glimpse<V> next) {
    return plays ? next : new Glimpse<>(next.view(), List.of(), next.around(), next.told());
  }

  private void add(Seen<V> next) {
    synchronized (seen) {
      seen.add(next);
    }
    watcher.run();
  }

  /** Forgets what was shown of the matches before this one. */
  public void begin(int match) {
    synchronized (seen) {
      seen.removeIf(
          each -> each.shown().filter(old -> old.glimpse().around().match() < match).isPresent());
    }
  }

  @Override
  public Optional<Seen<V>> next() {
    synchronized (seen) {
      return Optional.ofNullable(seen.poll());
    }
  }

  @Override
  public void tick(long time) {}

  @Override
  public long wakeAt() {
    return Long.MAX_VALUE;
  }

  @Override
  public void act(Action action) {
    wires.table().accept(new Input.Choose(action));
  }

  @Override
  public void lay(List<Slot> slots) {
    List<Slot> own = List.copyOf(slots);
    wires
        .thread()
        .accept(
            () -> {
              laid = own;
              again();
            });
    wires.table().accept(new Input.LayAside(own));
  }

  @Override
  public boolean isPlayed() {
    return plays;
  }

  @Override
  public boolean isHeard() {
    return plays;
  }

  @Override
  public void say(Emote emote) {
    wires.table().accept(new Input.Say(emote));
  }

  @Override
  public void hints(boolean wanted) {
    wires
        .thread()
        .accept(
            () -> {
              hints = wanted;
              again();
            });
  }

  @Override
  public void watch(Runnable changed) {
    watcher = changed;
  }

  @Override
  public void close() {
    wires.closed().run();
  }
}
