package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelState.NOBODY;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Event;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Outcome;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.UsualGame;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The rules of Blackjack Duel. */
public final class Duel extends UsualGame<DuelState, DuelView> {
  public static final GameId ID = new GameId("blackjack");

  private static final Event.Cases<Function<DuelState, Step<DuelState>>> ON =
      new Event.Cases<>(
          acted -> state -> acted(state, acted.seat(), acted.action()),
          opened -> state -> House.opened(state, opened),
          shuffled -> state -> DuelRounds.shuffled(state, shuffled),
          elapsed -> state -> Step.refuse("event.unexpected"),
          windowClosed -> state -> Step.refuse("event.unexpected"),
          away -> state -> DuelAttendance.away(state, away.seat()),
          satOut -> state -> DuelAttendance.satOut(state, satOut.seat()),
          returned -> state -> DuelAttendance.returned(state, returned.seat()),
          left -> state -> DuelAttendance.left(state, left.seat(), left.keysHandedOver()));

  public Duel() {
    super(ID, new SeatRange(2, 4), DuelOptions.SPECS);
  }

  @Override
  public Step.Accepted<DuelState> open(Setup setup) {
    DuelOptions options = DuelOptions.of(setup);
    List<DuelSeat> players = Collections.nCopies(setup.seats(), DuelSeat.with(options.chips()));
    DuelState empty =
        new DuelState(
            options,
            DuelPhase.SHUFFLING,
            1,
            new DuelState.Shoe(NOBODY, 0),
            NOBODY,
            NOBODY,
            new DuelState.Bank(List.of(), 0),
            players,
            null,
            List.of());
    DuelDraft draft = new DuelDraft(empty);
    DuelRounds.again(draft);
    return draft.done();
  }

  @Override
  public Step<DuelState> apply(DuelState state, Event event) {
    return state.phase() == DuelPhase.OVER
        ? Step.refuse("game.over")
        : event.match(ON).apply(state);
  }

  private static Step<DuelState> acted(DuelState state, int seat, Action action) {
    if (!state.isSeat(seat) || !state.player(seat).isIn()) {
      return Step.refuse("blackjack.out");
    }
    return action instanceof DuelAction known
        ? known.match(
            new DuelAction.Cases<>(
                bet -> DuelRounds.bet(state, seat, bet.amount()),
                move -> DuelTurns.move(state, seat, move)))
        : Step.refuse("action.unknown");
  }

  @Override
  public List<Choice> choices(DuelState state, int seat, Knowledge knowledge) {
    return List.copyOf(DuelChoices.choices(state, seat, knowledge));
  }

  @Override
  public DuelView view(DuelState state, int seat, Knowledge knowledge) {
    return new Viewer(state, seat, knowledge).view();
  }

  @Override
  public Set<Integer> toAct(DuelState state) {
    if (state.turn() != NOBODY) {
      return Set.of(state.turn());
    }
    Set<Integer> owing = new TreeSet<>();
    for (int seat = 0; seat < state.players().size(); seat++) {
      if (state.owesBet(seat)) {
        owing.add(seat);
      }
    }
    return Collections.unmodifiableSet(owing);
  }

  /** The smallest bet; or what the cards oblige the seat to say; otherwise standing. */
  @Override
  public Action timeout(DuelState state, int seat, Knowledge knowledge) {
    List<DuelChoice> choices = DuelChoices.choices(state, seat, knowledge);
    return choices
        .get(0)
        .match(
            new DuelChoice.Cases<Action>(
                bet -> new DuelAction.Bet(bet.min()),
                play -> choices.size() == 1 ? play.move() : DuelMove.STAND));
  }

  @Override
  public Optional<Outcome> outcome(DuelState state) {
    return state.phase() == DuelPhase.OVER
        ? Optional.of(DuelRanking.outcome(state))
        : Optional.empty();
  }
}
