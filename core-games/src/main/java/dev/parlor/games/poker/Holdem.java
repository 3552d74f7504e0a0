package dev.parlor.games.poker;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Request;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.UsualGame;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules of no-limit Texas hold'em. */
public final class Holdem extends UsualGame<HoldemState, PokerView> {
  public static final GameId ID = new GameId("poker");

  private static final int MINUTE = 60_000;

  private final Optional<HandStart> given;

  public Holdem() {
    this(Optional.empty());
  }

  private Holdem(Optional<HandStart> given) {
    super(ID, new SeatRange(2, 10), PokerOptions.ALL);
    this.given = given;
  }

  /** A match of one hand that begins as told, for a hand that was played elsewhere. */
  public static Holdem ofHand(HandStart start) {
    return new Holdem(Optional.of(start));
  }

  @Override
  public Step.Accepted<HoldemState> open(Setup setup) {
    PokerOptions asked = PokerOptions.of(setup);
    PokerOptions options = given.isPresent() ? asked.forOneHand() : asked;
    List<PokerSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      int its = seat;
      seats.add(PokerSeat.with(given.map(hand -> hand.stacks().get(its)).orElse(options.chips())));
    }
    HoldemState state = HoldemState.opening(options, seats);
    List<Request> requests = new ArrayList<>();
    if (options.minutesLimit() > 0) {
      requests.add(new Request.StartTimer(HandEnd.MATCH_TIMER, options.minutesLimit() * MINUTE));
    }
    requests.add(HandEnd.shuffle(state));
    return new Step.Accepted<>(state, requests);
  }

  @Override
  public Step<HoldemState> apply(HoldemState state, Event event) {
    if (state.outcome().isPresent()) {
      return Step.refuse("game.over");
    }
    return event.match(
        new Event.Cases<>(
            acted -> acted(state, acted.seat(), acted.action()),
            opened -> opened(state, opened.slot(), opened.card()),
            shuffled -> shuffled(state, shuffled),
            elapsed -> elapsed(state, elapsed.timer()),
            windowClosed -> Step.refuse("event.unexpected"),
            away -> PokerAbsence.away(state, away.seat()),
            satOut -> PokerAbsence.satOut(state, satOut.seat()),
            returned -> PokerAbsence.returned(state, returned.seat()),
            left -> PokerAbsence.left(state, left.seat(), left.keysHandedOver())));
  }

  private Step<HoldemState> shuffled(HoldemState state, Event.Shuffled event) {
    boolean first = state.button() < 0;
    if (state.hand().isPresent()
        || event.deck() != state.deck()
        || event.lots().size() != (first ? 1 : 0)) {
      return Step.refuse("event.unexpected");
    }
    HandStart start = given.orElseGet(() -> start(state, event.lots()));
    HoldemState dealt = PokerAbsence.withoutThoseWhoSitOut(state.dealt(PokerHand.open(start)));
    DeckLayout layout = DeckLayout.of(dealt, start);
    List<Request> requests = new ArrayList<>();
    for (int card = 0; card < 2; card++) {
      for (int seat : layout.order()) {
        if (!state.seats().get(seat).sitsOut()) {
          requests.add(new Request.Deal(layout.hole(seat).get(card), seat));
        }
      }
    }
    Step.Accepted<HoldemState> step = HandFlow.from(dealt);
    requests.addAll(step.requests());
    return new Step.Accepted<>(step.state(), requests);
  }

  private static HandStart start(HoldemState state, List<Integer> lots) {
    List<Integer> stacks = new ArrayList<>();
    for (PokerSeat seat : state.seats()) {
      stacks.add(seat.plays() ? seat.chips() : 0);
    }
    PokerOptions.Blinds blinds = state.blinds();
    return HandStart.withBlinds(Button.next(state, lots), stacks, blinds.small(), blinds.big());
  }

  private static Step<HoldemState> acted(HoldemState state, int seat, Action action) {
    if (state.turn() == PokerHand.NOBODY) {
      return Step.refuse("poker.wait");
    } else if (seat != state.turn()) {
      return Step.refuse("turn.notYours", state.turn() + 1);
    } else if (!(action instanceof PokerAction)) {
      return Step.refuse("action.unknown");
    }
    PokerAction move = (PokerAction) action;
    PokerHand hand = state.hand().orElseThrow(IllegalStateException::new);
    Optional<Refusal> problem = hand.limits().problem(move);
    return problem.isPresent()
        ? new Step.Refused<>(problem.get())
        : HandFlow.from(HandFlow.moved(state, hand, move));
  }

  private static Step<HoldemState> opened(HoldemState state, Slot slot, Card card) {
    if (!state.awaited().contains(slot) || card.isJoker()) {
      return Step.refuse("event.unexpected");
    } else if (state.faces().containsValue(card)) {
      return Step.refuse("card.twice", card);
    }
    return HandFlow.from(state.withFace(slot, card));
  }

  /** The time of the match is over. The hand under way is still played to its end. */
  private static Step<HoldemState> elapsed(HoldemState state, Timer timer) {
    if (!timer.equals(HandEnd.MATCH_TIMER)
        || state.options().minutesLimit() == 0
        || state.timeUp()) {
      return Step.refuse("event.unexpected");
    }
    HoldemState late = state.withTimeUp();
    return state.hand().isPresent() ? Step.accept(late) : HandEnd.finish(late);
  }

  @Override
  public List<Choice> choices(HoldemState state, int seat, Knowledge knowledge) {
    return seat >= 0 && state.turn() == seat
        ? List.copyOf(state.hand().orElseThrow(IllegalStateException::new).limits().choices())
        : List.of();
  }

  @Override
  public PokerView view(HoldemState state, int seat, Knowledge knowledge) {
    return ViewOf.seat(state, seat, knowledge);
  }

  @Override
  public Set<Integer> toAct(HoldemState state) {
    return state.turn() == PokerHand.NOBODY ? Set.of() : Set.of(state.turn());
  }

  @Override
  public Action timeout(HoldemState state, int seat, Knowledge knowledge) {
    return HandFlow.byDefault(state.hand().orElseThrow(IllegalStateException::new));
  }

  @Override
  public Optional<Outcome> outcome(HoldemState state) {
    return state.outcome();
  }
}
