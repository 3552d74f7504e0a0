package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Refusal;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Cast;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Hint;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * A table that this process holds, with people and computer players in any order. Time runs as it
 * does among people, with windows and time-outs, unless the table is told to wait for everybody.
 */
public final class PracticeSitting<S, V> implements Sitting<V> {
  private final LocalTable<S, V> table;
  private final Robots<S> robots;
  private final Musing<S> musing;
  private final Cast<S> cast;
  private final Dice dice;
  private final List<Person> company;
  private Habits habits;
  private final Deque<Seen<V>> seen = new ArrayDeque<>();
  private final Clocks clocks = new Clocks();
  private Runnable watcher = () -> {};
  private Optional<List<Slot>> laid = Optional.empty();
  private Pace pace = Pace.USUAL;
  private long step;
  private int seat;
  private boolean spoken; // whether the computer players have said what they say at the end
  private boolean unseen; // whether something happened since the last tick

  /**
   * @param clocks whether time runs out for people; otherwise the table waits for them
   * @param thinking how long a computer player takes for its move
   * @param hints whether people want help
   */
  public record Habits(boolean clocks, Thinking thinking, boolean hints) {}

  /**
   * @param company the people and computer players, in seat order
   */
  public PracticeSitting(
      LocalTable<S, V> table, Cast<S> cast, List<Person> company, Dice dice, Habits habits) {
    this.table = table;
    this.company = List.copyOf(company);
    this.habits = habits;
    this.cast = cast;
    this.dice = dice;
    robots = new Robots<>(table, cast, dice, each -> !isPerson(each));
    musing = new Musing<>(robots, clocks, company.size());
    while (!isPerson(seat)) {
      seat++;
    }
    table.watch(this::note);
    note();
  }

  @Override
  public Optional<Seen<V>> next() {
    return Optional.ofNullable(seen.poll());
  }

  @Override
  public void watch(Runnable changed) {
    watcher = changed;
  }

  @Override
  public void act(Action action) {
    take(table.act(seat, action));
  }

  @Override
  public void lay(List<Slot> slots) {
    laid = Optional.of(List.copyOf(slots));
    note();
    watcher.run();
  }

  @Override
  public void hints(boolean wanted) {
    habits = new Habits(habits.clocks(), habits.thinking(), wanted);
    note();
    watcher.run();
  }

  @Override
  public void pace(Pace now) {
    pace = now;
    musing.again();
  }

  @Override
  public void close() {}

  @Override
  public void tick(long now) {
    if (table.finished().isPresent()) {
      return;
    }
    unseen = false;
    boolean moved = clocks.follow(running(), windowMillis(), now);
    if (moved) {
      note();
    }
    Optional<Timer> due = clocks.due(now);
    if (table.window().isPresent()) {
      moved |= closeWindow(now);
    } else if (due.isPresent()) {
      take(table.apply(new Event.Elapsed(due.get())));
    } else {
      moved |= musing.acts(now, habits.thinking(), pace);
    }
    if (moved) {
      watcher.run();
    }
  }

  @Override
  public long wakeAt() {
    return table.finished().isPresent()
        ? Long.MAX_VALUE
        : unseen ? 0 : Math.min(musing.until(), clocks.next());
  }

  /** The timers that run. Without clocks, a timer of a person's choice does not run. */
  private Map<Timer, Integer> running() {
    return habits.clocks() || !isAwaited() ? table.timers() : Map.of();
  }

  private OptionalInt windowMillis() {
    return habits.clocks() ? table.windowMillis() : OptionalInt.empty();
  }

  /**
   * Closes the window when its time is over. Without clocks it closes as soon as the person has
   * laid aside or can't.
   */
  private boolean closeWindow(long now) {
    boolean over =
        habits.clocks() ? clocks.windowIsOver(now) : laid.isPresent() || choices(seat).isEmpty();
    if (over) {
      Map<Integer, List<Slot>> plays = new TreeMap<>();
      for (int each = 0; each < company.size(); each++) {
        plays.put(each, isPerson(each) ? laid.orElse(List.of()) : robots.layAside(each));
      }
      plays.values().removeIf(List::isEmpty);
      laid = Optional.empty();
      take(table.apply(new Event.WindowClosed(plays)));
    }
    return over;
  }

  private void take(Optional<Refusal> refusal) {
    refusal.ifPresent(reason -> seen.add(new Seen.Refused<>(Phrase.of(reason))));
    if (!refusal.isPresent()) {
      robots.react();
    }
    watcher.run();
  }

  private boolean isPerson(int each) {
    return company.get(each).nature() == Person.Nature.PERSON;
  }

  private boolean isAwaited() {
    return table.game().toAct(table.state()).stream().anyMatch(this::isPerson);
  }

  private List<Choice> choices(int each) {
    return table.game().choices(table.state(), each, table.knowledge(each));
  }

  /** Shows the table to that person who is asked next. */
  private void note() {
    unseen = true;
    table.game().toAct(table.state()).stream()
        .filter(this::isPerson)
        .findFirst()
        .ifPresent(next -> seat = next);
    V view = table.game().view(table.state(), seat, table.knowledge(seat));
    seen.add(new Seen.Shown<>(new Glimpse<>(view, choices(seat), around(), told()), false));
  }

  /**
   * The hint for the moment that was shown last. Nothing is said of a moment that is still to be
   * shown.
   */
  @Override
  public Optional<Hint> advice() {
    boolean asked =
        seen.isEmpty()
            && !table.finished().isPresent()
            && !table.window().isPresent()
            && table.game().toAct(table.state()).contains(seat);
    return asked
        ? Optional.of(cast.coach().advice(table.state(), seat, table.knowledge(seat)))
        : Optional.empty();
  }

  /** What the computer players say once the match is over. They say it only once. */
  private List<Phrase> told() {
    if (!table.finished().isPresent() || spoken) {
      return List.of();
    }
    spoken = true;
    return cast.remarks(table.finished().get(), dice);
  }

  private Around around() {
    return new Around(
        1,
        ++step,
        Around.Party.onOneDevice(seat, company),
        new Around.Mine(null, laid.orElse(List.of()), habits.hints()),
        clocks.shown(),
        Trust.of(Trust.Shield.ONE_DEVICE),
        Phrase.NONE,
        table.finished());
  }
}
