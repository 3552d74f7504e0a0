package dev.parlor.games;

import java.util.List;

/** Plays a list of events again from the beginning. */
public final class EventReplay {
  private EventReplay() {}

  /** The state after these events, every one of which must be accepted. */
  public static <S> S of(Game<S, ?> game, Setup setup, List<Event> events) {
    S state = game.open(setup).state();
    for (Event event : events) {
      state = accepted(game, state, event);
    }
    return state;
  }

  /** The state after an event that must be accepted. */
  public static <S> S accepted(Game<S, ?> game, S state, Event event) {
    Step<S> step = game.apply(state, event);
    if (step instanceof Step.Accepted<S> accepted) {
      return accepted.state();
    }
    throw new AssertionError(event + " was refused: " + step);
  }

  /** The key of the reason for which an event is refused. */
  public static <S> String refusal(Game<S, ?> game, S state, Event event) {
    Step<S> step = game.apply(state, event);
    if (step instanceof Step.Refused<S> refused) {
      return refused.reason().key();
    }
    throw new AssertionError(event + " was accepted");
  }
}
