package dev.parlor.games.highlow;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules of High-Low Parlor; seats play whole hands in turn against one pot. */
public final class HighLow extends UsualGame<HighLowState, HighLowView> {
  public static final GameId ID = new GameId("highlow");

  public HighLow() {
    super(ID, new SeatRange(1, 10), HighLowOptions.specs());
  }

  @Override
  public Step.Accepted<HighLowState> open(Setup setup) {
    HighLowOptions options = HighLowOptions.of(setup);
    return new ParlorCourse(HighLowState.start(setup.seats(), options)).shuffleFirst().done();
  }

  @Override
  public Step<HighLowState> apply(HighLowState state, Event event) {
    if (state.phase() == ParlorPhase.OVER) {
      return Step.refuse("game.over");
    }
    return event.match(
        new Event.Cases<>(
            e -> acted(state, e.seat(), e.action()),
            e -> opened(state, e),
            e -> shuffled(state, e),
            e -> Step.refuse("event.unexpected"),
            e -> Step.refuse("event.unexpected"),
            e -> away(state, e),
            e -> satOut(state, e.seat()),
            e -> returned(state, e),
            e -> left(state, e.seat())));
  }

  private static Step<HighLowState> shuffled(HighLowState state, Event.Shuffled e) {
    return state.phase() == ParlorPhase.SHUFFLE && e.deck() == state.shoe().deck()
        ? new ParlorCourse(state).shuffled().done()
        : Step.refuse("event.unexpected");
  }

  private static Step<HighLowState> opened(HighLowState state, Event.Opened e) {
    boolean asked = state.phase().drawing() && e.slot().equals(state.shoe().next());
    return asked && state.shoe().holds(e.card())
        ? new ParlorCourse(state).opened(e.slot(), e.card()).done()
        : Step.refuse("highlow.card.notAsked", e.slot().toString());
  }

  private static Step<HighLowState> away(HighLowState state, Event.Away e) {
    return isSeat(state, e.seat()) && !state.player(e.seat()).away()
        ? new ParlorCourse(state).away(e.seat()).done()
        : Step.refuse("event.unexpected");
  }

  /**
   * A seat sits out: its turns are passed by as they are while it is away, and the coins are tossed
   * without it.
   */
  private static Step<HighLowState> satOut(HighLowState state, int seat) {
    return isSeat(state, seat) && state.player(seat).away()
        ? Step.accept(state)
        : Step.refuse("event.unexpected");
  }

  private static Step<HighLowState> returned(HighLowState state, Event.Returned e) {
    return isSeat(state, e.seat()) && state.player(e.seat()).away()
        ? new ParlorCourse(state).returned(e.seat()).done()
        : Step.refuse("event.unexpected");
  }

  private static Step<HighLowState> left(HighLowState state, int seat) {
    return isSeat(state, seat) && state.player(seat).ending() != ParlorEnding.LEFT
        ? new ParlorCourse(state).left(seat).done()
        : Step.refuse("event.unexpected");
  }

  private static boolean isSeat(HighLowState state, int seat) {
    return seat >= 0 && seat < state.players().size();
  }

  private static Step<HighLowState> acted(HighLowState state, int seat, Action action) {
    if (seat != state.turn() || !state.phase().deciding()) {
      return Step.refuse("turn.notYours", state.turn() + 1);
    }
    return action instanceof HighLowAction known
        ? known.match(moves(state))
        : Step.refuse(expected(state.phase()));
  }

  private static HighLowAction.Cases<Step<HighLowState>> moves(HighLowState state) {
    ParlorCourse turns = new ParlorCourse(state);
    return new HighLowAction.Cases<>(
        declare ->
            declaring(state)
                ? turns.declare(declare.high()).done()
                : Step.refuse(expected(state.phase())),
        bet -> bet(state, bet.coins()),
        word ->
            switch (word) {
              case BET_POT -> bet(state, state.pot());
              case CONTINUE ->
                  state.phase() == ParlorPhase.PROMPT
                      ? turns.nextTurn().done()
                      : Step.refuse(expected(state.phase()));
              case END -> turns.end().done();
            });
  }

  private static boolean declaring(HighLowState state) {
    return state.phase() == ParlorPhase.DECLARE_FIRST
        || state.phase() == ParlorPhase.DECLARE_SECOND;
  }

  private static String expected(ParlorPhase phase) {
    return switch (phase) {
      case BET -> "highlow.expected.bet";
      case PROMPT -> "highlow.expected.continue";
      default -> "highlow.expected.declare";
    };
  }

  private static Step<HighLowState> bet(HighLowState state, int coins) {
    ParlorLimits limits = state.limits();
    if (state.phase() != ParlorPhase.BET) {
      return Step.refuse(expected(state.phase()));
    } else if (coins < limits.min()) {
      return Step.refuse("highlow.bet.tooLow", limits.min());
    } else if (coins > state.pot()) {
      return Step.refuse("highlow.bet.overPot", state.pot());
    } else if (coins > limits.max()) {
      return Step.refuse("highlow.bet.tooHigh", limits.max());
    }
    return new ParlorCourse(state).bet(coins).done();
  }

  @Override
  public List<Choice> choices(HighLowState state, int seat, Knowledge knowledge) {
    List<Choice> choices = new ArrayList<>();
    if (!toAct(state).contains(seat)) {
      return choices;
    }
    CountedCard first = state.hand().first();
    CountedCard second = state.hand().second();
    if (state.phase() == ParlorPhase.DECLARE_FIRST && first != null) {
      choices.add(new HighLowChoice.DeclareAce(first.card()));
    } else if (state.phase() == ParlorPhase.DECLARE_SECOND && second != null) {
      choices.add(new HighLowChoice.DeclareAce(second.card()));
    } else if (state.phase() == ParlorPhase.BET) {
      choices.add(new HighLowChoice.PlaceBet(state.limits()));
    } else {
      choices.add(new HighLowChoice.GoOn());
    }
    choices.add(new HighLowChoice.Stop(state.forfeit()));
    return choices;
  }

  @Override
  public HighLowView view(HighLowState state, int seat, Knowledge knowledge) {
    return HighLowView.of(state, seat);
  }

  @Override
  public Set<Integer> toAct(HighLowState state) {
    return state.phase().deciding() ? Set.of(state.turn()) : Set.of();
  }

  @Override
  public Action timeout(HighLowState state, int seat, Knowledge knowledge) {
    return Defaults.action(state);
  }

  @Override
  public Optional<Outcome> outcome(HighLowState state) {
    return state.phase() == ParlorPhase.OVER
        ? Optional.of(ParlorPlaces.outcome(state))
        : Optional.empty();
  }
}
