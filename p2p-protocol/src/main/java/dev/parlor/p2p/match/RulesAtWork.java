package dev.parlor.p2p.match;

import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The rules of one match, what they have asked of the world, and what the world has answered. */
final class RulesAtWork<S> {
  /** How many past tables are kept to judge moves that lost a race. */
  private static final int REMEMBERED = 256;

  private final Game<S, ?> game;
  private final Engine engine;
  private final Function<S, List<Integer>> decksAhead;
  private final Windows windows;
  private final Attendance attendance;
  private final Request.Keeper keeper = new OwnKeeper();
  private final Request.Sides<Boolean> carryingOut = new Request.Sides<>(this::meet, this::keep);
  private final Wishes wishes;
  private final Map<Timer, Integer> timers = new LinkedHashMap<>();
  private final List<Event> events = new ArrayList<>();
  private final Map<Long, S> past = new LinkedHashMap<>();
  private @Nullable S state;
  private @Nullable Outcome outcome;
  private Request.Contents.@Nullable Fresh fresh;
  private int newestDeck = -1;
  private long progress;

  RulesAtWork(
      Game<S, ?> game,
      Engine engine,
      Function<S, List<Integer>> decksAhead,
      Windows windows,
      Attendance attendance) {
    this.game = game;
    this.engine = engine;
    this.wishes = new Wishes(engine);
    this.decksAhead = decksAhead;
    this.windows = windows;
    this.attendance = attendance;
  }

  void open(Setup setup) {
    Step.Accepted<S> opened = game.open(setup);
    state = opened.state();
    wishes.add(opened.requests());
  }

  @Nullable S state() {
    return state;
  }

  @Nullable Outcome outcome() {
    return outcome;
  }

  boolean isRunning() {
    return state != null && outcome == null;
  }

  boolean awaitsCards() {
    return !wishes.isEmpty();
  }

  /** Whether this deck is made ahead: the rules have not asked for it yet. */
  boolean isAhead(int deck) {
    return deck > newestDeck && !wishes.waitForDeck(deck);
  }

  List<Event> events() {
    return Collections.unmodifiableList(events);
  }

  Map<Timer, Integer> timers() {
    return Collections.unmodifiableMap(timers);
  }

  /** How often something has brought the match on. */
  long progress() {
    return progress;
  }

  /** Takes an event that brings the match on; answers whether the rules accepted it. */
  boolean advance(Event event) {
    boolean accepted = take(event);
    if (accepted) {
      progress++;
    }
    return accepted;
  }

  /** A block of a seat's phone, in answer to what the rules have asked for. */
  void answer(Said by, int type, Reader block) throws Lie, Malformed, Stale {
    engine.apply(by.seat(), by.seen(), type, block);
    progress++;
  }

  /** A running timer ran out. */
  void elapse(Timer timer) {
    timers.remove(timer);
    take(new Event.Elapsed(timer));
    progress++;
  }

  /** Takes an event; answers whether the rules accepted it. */
  boolean take(Event event) {
    S now = state;
    if (now == null || outcome != null) {
      return false;
    }
    Step.Accepted<S> accepted = game.apply(now, event).accepted().orElse(null);
    if (accepted == null) {
      return false;
    }
    state = accepted.state();
    wishes.add(accepted.requests());
    events.add(event);
    return true;
  }

  /**
   * Whether the rules would have accepted the event when the log had this size; true also if that
   * table is not kept any more.
   */
  boolean wasGoodAt(long size, Event event) {
    S then = past.get(size);
    return then == null || game.apply(then, event).accepted().isPresent();
  }

  @Nullable S at(long size) {
    return past.get(size);
  }

  /** Keeps the public table at this size of the log, for a while. */
  void remember(long size) {
    engine.remember(size);
    S now = state;
    if (now != null) {
      past.put(size, now);
      past.remove(size - REMEMBERED);
    }
  }

  /** A seat's keys are gone, so cards of decks in use will never come. */
  void forgetCards() {
    wishes.forgetCards();
  }

  /** Carries out what the rules asked for, as far as the world can answer now. */
  void settle(Bytes head) {
    while (outcome == null) {
      windows.closed().ifPresent(plays -> take(new Event.WindowClosed(plays)));
      wishes.askAhead(head);
      Request request = wishes.first();
      if (request == null || !request.match(carryingOut)) {
        break;
      }
    }
    prepareAhead(head);
  }

  private boolean keep(Request.OfTable request) {
    wishes.removeFirst();
    request.to(keeper);
    return true;
  }

  /** Takes what the world has done; false when it has not done it yet. */
  private boolean meet(Request.OfCards request) {
    if (!engine.isMet(request)) {
      return false;
    }
    wishes.removeFirst();
    // the rules refuse it only if they have moved on since they asked
    engine.event(request).ifPresent(this::take);
    request.shuffle().ifPresent(this::made);
    return true;
  }

  private void made(Request.Shuffle shuffle) {
    newestDeck = shuffle.deck();
    fresh = shuffle.contents().fresh().orElse(fresh);
  }

  /** Prepares the next decks, unless the rules wait for a deck already. */
  private void prepareAhead(Bytes head) {
    Request.Contents.Fresh contents = fresh;
    S now = state;
    if (contents != null && now != null && outcome == null && !wishes.waitForDeck(-1)) {
      engine.prepareAhead(decksAhead.apply(now), contents, head);
    }
  }

  /** What the rules ask of the match itself. */
  private final class OwnKeeper implements Request.Keeper {
    @Override
    public void start(Request.StartTimer start) {
      timers.put(start.timer(), start.millis());
    }

    @Override
    public void stop(Request.StopTimer stop) {
      timers.remove(stop.timer());
    }

    @Override
    public void open(Request.OpenWindow open) {
      windows.open(open.number(), open.millis(), attendance.present());
    }

    @Override
    public void finish(Request.Finish finish) {
      outcome = finish.outcome();
      wishes.clear();
    }
  }
}
