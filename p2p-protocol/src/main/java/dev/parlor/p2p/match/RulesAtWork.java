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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The rules of one match, what they have asked of the world, and what the world has answered. */
final class RulesAtWork<S> {
  /** How many past tables are kept to judge moves that lost a race. */
  private static final int REMEMBERED = 256;

  /** A request of the rules that the world has not met yet. */
  private static final class Pending {
    final Request request;
    boolean asked;

    Pending(Request request) {
      this.request = request;
    }
  }

  private final Game<S, ?> game;
  private final Engine engine;
  private final Function<S, List<Integer>> decksAhead;
  private final Windows windows;
  private final Attendance attendance;
  private final Deque<Pending> queue = new ArrayDeque<>();
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
    this.decksAhead = decksAhead;
    this.windows = windows;
    this.attendance = attendance;
  }

  void open(Setup setup) {
    Step.Accepted<S> opened = game.open(setup);
    state = opened.state();
    ask(opened.requests());
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
    return !queue.isEmpty();
  }

  /** Whether this deck is made for later: the rules have not asked for it yet. */
  boolean isAhead(int deck) {
    return deck > newestDeck
        && queue.stream()
            .noneMatch(
                pending ->
                    pending.request instanceof Request.Shuffle shuffle && shuffle.deck() == deck);
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

  /** An event that brings the match on; whether the rules accepted it. */
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

  /** Whether the rules accepted the event. */
  boolean take(Event event) {
    S now = state;
    if (now == null || outcome != null) {
      return false;
    }
    if (!(game.apply(now, event) instanceof Step.Accepted<S> accepted)) {
      return false;
    }
    state = accepted.state();
    ask(accepted.requests());
    events.add(event);
    return true;
  }

  /**
   * Whether the event was good on the table as it was when the log had this size, or nobody knows.
   */
  boolean wasGoodAt(long size, Event event) {
    S then = past.get(size);
    return then == null || game.apply(then, event) instanceof Step.Accepted;
  }

  @Nullable S at(long size) {
    return past.get(size);
  }

  /** Keeps the table of this size of the log in mind, for a while. */
  void remember(long size) {
    engine.remember(size);
    S now = state;
    if (now != null) {
      past.put(size, now);
      past.remove(size - REMEMBERED);
    }
  }

  /** Somebody's keys are gone: cards of decks in use will never come. */
  void forgetCards() {
    queue.removeIf(pending -> hangsOnKeys(pending.request));
  }

  private void ask(List<Request> requests) {
    requests.forEach(request -> queue.add(new Pending(request)));
  }

  /** Carries out what the rules asked for, as far as the world can answer now. */
  void settle(Bytes head) {
    while (outcome == null) {
      windows.closed().ifPresent(plays -> take(new Event.WindowClosed(plays)));
      askAhead(head);
      Pending next = queue.peek();
      if (next == null) {
        break;
      }
      Request request = next.request;
      if (!(request instanceof Request.Shuffle || concernsCards(request))) {
        queue.remove();
        carryOut(request);
      } else if (engine.isMet(request)) {
        queue.remove();
        // refused only when the rules have moved on since they asked
        engine.event(request).ifPresent(this::take);
        if (request instanceof Request.Shuffle shuffle) {
          newestDeck = shuffle.deck();
          fresh = shuffle.contents() instanceof Request.Contents.Fresh now ? now : fresh;
        }
      } else {
        break;
      }
    }
    prepareAhead(head);
  }

  /** Unless the rules wait for a deck already. */
  private void prepareAhead(Bytes head) {
    Request.Contents.Fresh contents = fresh;
    S now = state;
    boolean awaitsDeck =
        queue.stream().anyMatch(pending -> pending.request instanceof Request.Shuffle);
    if (contents != null && now != null && outcome == null && !awaitsDeck) {
      engine.prepareAhead(decksAhead.apply(now), contents, head);
    }
  }

  /** Tells the engine of every request up to the first deck that is not there yet. */
  private void askAhead(Bytes head) {
    for (Pending pending : queue) {
      Request request = pending.request;
      if (!pending.asked) {
        pending.asked = true;
        if (request instanceof Request.Shuffle || concernsCards(request)) {
          engine.ask(request, head);
        }
      }
      if (request instanceof Request.Shuffle) {
        break;
      }
    }
    engine.asked();
  }

  private void carryOut(Request request) {
    if (request instanceof Request.StartTimer start) {
      timers.put(start.timer(), start.millis());
    } else if (request instanceof Request.StopTimer stop) {
      timers.remove(stop.timer());
    } else if (request instanceof Request.OpenWindow open) {
      windows.open(open.number(), open.millis(), attendance.present());
    } else if (request instanceof Request.Finish finish) {
      outcome = finish.outcome();
      queue.clear();
    }
  }

  /** Cards of decks in use, and reshuffles of them; a fresh deck is just made without the seat. */
  private static boolean hangsOnKeys(Request request) {
    return request instanceof Request.Shuffle shuffle
        ? shuffle.contents() instanceof Request.Contents.Pile
        : concernsCards(request);
  }

  private static boolean concernsCards(Request request) {
    return request instanceof Request.Deal
        || request instanceof Request.Peek
        || request instanceof Request.Open;
  }
}
