package dev.parlor.nerve;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.OptionSpec;
import dev.parlor.games.Outcome;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.nerve.NerveState.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules of Nerve, the eighth game, which ships nowhere. */
public final class Nerve implements Game<NerveState, NerveView> {
  private static final OptionSpec.Count ROUNDS = new OptionSpec.Count("rounds", 6, 1, 20);

  @Override
  public GameId id() {
    return new GameId("nerve");
  }

  @Override
  public SeatRange seats() {
    return new SeatRange(2, 4);
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(ROUNDS);
  }

  @Override
  public Step.Accepted<NerveState> open(Setup setup) {
    return NerveCourse.open(setup.seats(), setup.count(ROUNDS));
  }

  @Override
  public Step<NerveState> apply(NerveState state, Event event) {
    if (state.phase() == Phase.OVER) {
      return Step.refuse("game.over");
    }
    return event.match(
        new Event.Cases<>(
            e -> acted(state, e.seat(), e.action()),
            e -> opened(state, e),
            e ->
                state.phase() == Phase.SHUFFLING && e.deck() == state.deck()
                    ? new NerveCourse(state).deal()
                    : Step.refuse("event.unexpected"),
            e ->
                state.phase() == Phase.LOOKING && e.timer().equals(NerveCourse.look(state))
                    ? new NerveCourse(state).next()
                    : Step.refuse("event.unexpected"),
            e -> Step.refuse("event.unexpected"),
            e -> presence(state, e.seat(), true),
            e -> Step.refuse("event.unexpected"),
            e -> presence(state, e.seat(), false),
            e ->
                isSeat(state, e.seat()) && !state.seats().get(e.seat()).gone()
                    ? new NerveCourse(state).leaves(e.seat())
                    : Step.refuse("event.unexpected")));
  }

  private static boolean isSeat(NerveState state, int seat) {
    return seat >= 0 && seat < state.seats().size();
  }

  private static Step<NerveState> acted(NerveState state, int seat, Action action) {
    if (state.phase() != Phase.STAKING || seat != state.turn()) {
      return Step.refuse("turn.notYours", state.turn() + 1);
    }
    return action instanceof NerveAction word
        ? new NerveCourse(state).says(seat, word)
        : Step.refuse("action.unknown");
  }

  private static Step<NerveState> opened(NerveState state, Event.Opened e) {
    for (int seat = 0; state.phase() == Phase.OPENING && seat < state.seats().size(); seat++) {
      Dealt card = state.seats().get(seat).card();
      if (card != null && !card.isOpen() && card.slot().equals(e.slot())) {
        return new NerveCourse(state).opened(seat, e.card());
      }
    }
    return Step.refuse("event.unexpected");
  }

  private static Step<NerveState> presence(NerveState state, int seat, boolean away) {
    return isSeat(state, seat)
            && !state.seats().get(seat).gone()
            && state.seats().get(seat).away() != away
        ? new NerveCourse(state).away(seat, away)
        : Step.refuse("event.unexpected");
  }

  @Override
  public List<Choice> choices(NerveState state, int seat, Knowledge knowledge) {
    return toAct(state).contains(seat) ? List.of(NerveAction.values()) : List.of();
  }

  @Override
  public NerveView view(NerveState state, int seat, Knowledge knowledge) {
    List<NerveSeat> seen = new ArrayList<>();
    for (NerveSeat each : state.seats()) {
      Dealt card = each.card();
      seen.add(card == null ? each : each.holding(new Dealt(card.slot(), card.seen(knowledge))));
    }
    int turn = state.phase() == Phase.STAKING ? state.turn() : ONLOOKER;
    int round = Math.min(state.played() + 1, state.rounds());
    return new NerveView(
        round, state.rounds(), state.deck(), state.phase(), turn, state.pot(), seen);
  }

  @Override
  public Set<Integer> toAct(NerveState state) {
    return state.phase() == Phase.STAKING ? Set.of(state.turn()) : Set.of();
  }

  @Override
  public Action timeout(NerveState state, int seat, Knowledge knowledge) {
    return NerveAction.FOLD;
  }

  @Override
  public Optional<Outcome> outcome(NerveState state) {
    return state.phase() == Phase.OVER ? Optional.of(NerveCourse.outcome(state)) : Optional.empty();
  }
}
