package dev.parlor.tables.sitting;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.tables.kit.Around;
import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Trust;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A match that is over, shown again. It runs by itself, stops, and can be moved to any moment.
 * Nobody can act in it.
 */
public final class ReplaySitting<S, V> implements Sitting<V> {
  private static final long STEP_MILLIS = 900;

  private final Game<S, V> game;
  private final List<S> states;
  private final int seat;
  private final Knowledge knowledge;
  private final List<Person> people;
  private final Trust trust;
  private final Deque<Seen<V>> seen = new ArrayDeque<>();
  private Runnable watcher = () -> {};
  private int at;
  private boolean running;
  private long next = Long.MAX_VALUE;
  private Pace pace = Pace.USUAL;

  /**
   * @param events all that the rules took, from the first deck on
   * @param seat the seat through whose eyes it is seen, or {@code Scene.ONLOOKER}
   * @param knowledge what that seat had seen by the end
   */
  public ReplaySitting(
      Game<S, V> game,
      Setup setup,
      List<Event> events,
      int seat,
      Knowledge knowledge,
      List<Person> people,
      Trust trust) {
    this(game, states(game, setup, events), seat, knowledge, people, trust);
  }

  /**
   * @param states the table moment by moment, one at least
   */
  public ReplaySitting(
      Game<S, V> game,
      List<S> states,
      int seat,
      Knowledge knowledge,
      List<Person> people,
      Trust trust) {
    this.game = game;
    this.states = List.copyOf(states);
    this.seat = seat;
    this.knowledge = knowledge;
    this.people = List.copyOf(people);
    this.trust = trust;
    show(true);
  }

  private static <S, V> List<S> states(Game<S, V> game, Setup setup, List<Event> events) {
    List<S> states = new ArrayList<>();
    S state = game.open(setup).state();
    states.add(state);
    for (Event event : events) {
      Optional<Step.Accepted<S>> accepted = game.apply(state, event).accepted();
      if (accepted.isPresent()) {
        state = accepted.get().state();
        states.add(state);
      }
    }
    return states;
  }

  /** How many moments there are. */
  public int moments() {
    return states.size();
  }

  /** The number of the moment that is shown, from 0. */
  public int moment() {
    return at;
  }

  public boolean isRunning() {
    return running;
  }

  /** Shows a moment, and stops there. */
  public void moveTo(int moment) {
    at = Math.max(0, Math.min(states.size() - 1, moment));
    running = false;
    show(true);
  }

  /** Goes on by one moment, with all that has to be seen on the way, and stops there. */
  public void goOn() {
    running = false;
    if (at < states.size() - 1) {
      at++;
      show(false);
    }
  }

  /**
   * Lets the match run on from here, or stops it. At its end it starts again from the beginning.
   */
  public void run(boolean on) {
    if (on && at == states.size() - 1) {
      at = 0;
      show(true);
    }
    running = on;
    next = Long.MAX_VALUE;
    watcher.run();
  }

  @Override
  public Optional<Seen<V>> next() {
    return Optional.ofNullable(seen.poll());
  }

  @Override
  public void tick(long now) {
    if (!running || at == states.size() - 1) {
      return;
    }
    if (next == Long.MAX_VALUE) {
      next = now + pace.of(STEP_MILLIS);
    } else if (now >= next) {
      at++;
      running = at < states.size() - 1;
      next = Long.MAX_VALUE;
      show(false);
    }
  }

  @Override
  public boolean isPlayed() {
    return false;
  }

  @Override
  public long wakeAt() {
    return running ? next : Long.MAX_VALUE;
  }

  @Override
  public void act(Action action) {}

  @Override
  public void lay(List<Slot> slots) {}

  @Override
  public void watch(Runnable changed) {
    watcher = changed;
  }

  @Override
  public void pace(Pace now) {
    pace = now;
    next = Long.MAX_VALUE;
  }

  @Override
  public void close() {}

  private void show(boolean jump) {
    S state = states.get(at);
    V view = game.view(state, seat, knowledge);
    Around around =
        new Around(
            1,
            at,
            Around.Party.onOneDevice(seat, people),
            Around.Mine.NOTHING,
            List.of(),
            trust,
            Phrase.NONE,
            game.outcome(state));
    seen.add(new Seen.Shown<>(new Glimpse<>(view, List.of(), around), jump));
    watcher.run();
  }
}
