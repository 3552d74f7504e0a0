package dev.parlor.games.table;

import dev.parlor.games.Action;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Carries out what the rules request, with all cards in one hand. Not thread-safe. */
public final class LocalTable<S, V> {
  private final Game<S, V> game;
  private final Dealer dealer;
  private final Map<Slot, Card> faces = new HashMap<>();
  private final List<Map<Slot, Card>> seen = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final Request.Dealer atHand = new OwnDealer();
  private final Request.Keeper keeper = new OwnKeeper();
  private final Deque<Request> waiting = new ArrayDeque<>();
  private final Map<Timer, Integer> timers = new LinkedHashMap<>();
  private Optional<Request.OpenWindow> window = Optional.empty();
  private @Nullable Outcome finished;
  private S state;
  private Runnable watcher = () -> {};

  public LocalTable(Game<S, V> game, Setup setup, Dealer dealer) {
    this.game = game;
    this.dealer = dealer;
    for (int seat = 0; seat < setup.seats(); seat++) {
      seen.add(new HashMap<>());
    }
    Step.Accepted<S> opened = game.open(setup);
    state = opened.state();
    waiting.addAll(opened.requests());
    carryOut();
  }

  /** Sets what is called from now on for every state that the table comes through, one by one. */
  public void watch(Runnable afterEach) {
    watcher = afterEach;
  }

  public Game<S, V> game() {
    return game;
  }

  public S state() {
    return state;
  }

  public int seats() {
    return seen.size();
  }

  /** What the seat has been shown in private so far. */
  public Knowledge knowledge(int seat) {
    return seen.get(seat)::get;
  }

  /** All accepted events from the beginning. */
  public List<Event> events() {
    return Collections.unmodifiableList(events);
  }

  /** The face of a slot. Only this table knows all faces. */
  public @Nullable Card face(Slot slot) {
    return faces.get(slot);
  }

  /** The running timers with their lengths in milliseconds, oldest first. */
  public Map<Timer, Integer> timers() {
    return Collections.unmodifiableMap(timers);
  }

  /** The number of the open window, if one is open. */
  public OptionalInt window() {
    return numberOf(Request.OpenWindow::number);
  }

  /** How long the open window is to stay open, if one is open. */
  public OptionalInt windowMillis() {
    return numberOf(Request.OpenWindow::millis);
  }

  private OptionalInt numberOf(ToIntFunction<Request.OpenWindow> part) {
    return window.isPresent() ? OptionalInt.of(part.applyAsInt(window.get())) : OptionalInt.empty();
  }

  public Optional<Outcome> finished() {
    return Optional.ofNullable(finished);
  }

  /** Lets a seat act; answers the reason when the rules refuse. */
  public Optional<Refusal> act(int seat, Action action) {
    return apply(new Event.Acted(seat, action));
  }

  /**
   * Applies any event and carries out all that follows from it; answers the reason when it is
   * refused.
   */
  public Optional<Refusal> apply(Event event) {
    Optional<Refusal> refusal = take(event);
    if (!refusal.isPresent()) {
      carryOut();
      watcher.run();
    }
    return refusal;
  }

  private Optional<Refusal> take(Event event) {
    return game.apply(state, event)
        .match(
            new Step.Cases<>(
                accepted -> taken(event, accepted), refused -> Optional.of(refused.reason())));
  }

  private Optional<Refusal> taken(Event event, Step.Accepted<S> accepted) {
    if (event instanceof Event.Elapsed elapsed) {
      timers.remove(elapsed.timer());
    } else if (event instanceof Event.WindowClosed) {
      window = Optional.empty();
    }
    state = accepted.state();
    events.add(event);
    waiting.addAll(accepted.requests());
    return Optional.empty();
  }

  private void carryOut() {
    for (Request request = waiting.poll(); request != null; request = waiting.poll()) {
      request.to(atHand, keeper);
    }
  }

  /** Carries out requests about cards. This table holds all of them. */
  private final class OwnDealer implements Request.Dealer {
    @Override
    public void shuffle(Request.Shuffle shuffle) {
      answer(shuffled(shuffle));
    }

    @Override
    public void deal(Request.Deal deal) {
      seen.get(deal.seat()).put(deal.slot(), known(deal.slot()));
    }

    @Override
    public void peek(Request.Peek peek) {
      seen.get(peek.seat()).put(peek.slot(), known(peek.slot()));
    }

    @Override
    public void open(Request.Open open) {
      answer(new Event.Opened(open.slot(), known(open.slot())));
    }
  }

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
      window = Optional.of(open);
    }

    @Override
    public void finish(Request.Finish finish) {
      finished = finish.outcome();
    }
  }

  private void answer(Event event) {
    watcher.run();
    take(event)
        .ifPresent(
            refusal -> {
              throw new IllegalStateException("the rules refused their own card: " + refusal);
            });
  }

  private Event.Shuffled shuffled(Request.Shuffle shuffle) {
    List<Card> cards =
        shuffle
            .contents()
            .match(
                new Request.Contents.Cases<>(
                    fresh -> fresh.spec().cards(), pile -> gathered(pile.slots())));
    List<Card> order = dealer.shuffle(shuffle.deck(), new ArrayList<>(cards));
    for (int i = 0; i < order.size(); i++) {
      faces.put(new Slot(shuffle.deck(), i), order.get(i));
    }
    List<Integer> lots = new ArrayList<>();
    for (int bound : shuffle.lots()) {
      lots.add(dealer.lot(bound));
    }
    return new Event.Shuffled(shuffle.deck(), lots);
  }

  private List<Card> gathered(List<Slot> slots) {
    List<Card> cards = new ArrayList<>();
    for (Slot slot : slots) {
      cards.add(known(slot));
      faces.remove(slot);
      seen.forEach(faces -> faces.remove(slot));
    }
    return cards;
  }

  private Card known(Slot slot) {
    Card card = faces.get(slot);
    if (card == null) {
      throw new IllegalStateException("the rules asked for a slot that no deck has: " + slot);
    }
    return card;
  }
}
