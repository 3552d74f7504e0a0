package dev.parlor.games;

import java.util.List;
import java.util.Set;

/**
 * The rules of one game. Every method is a pure function; a refused event changes nothing.
 *
 * @param <S> the public state: immutable, with {@code equals}; equal on all phones after the same
 *     events
 * @param <V> what a screen shows to one seat
 */
public interface Game<S, V> {
  /** The seat of an onlooker, who sees what is public and is offered nothing. */
  int ONLOOKER = -1;

  GameId id();

  /** How many players the rules allow. */
  SeatRange seats();

  /**
   * The same game for one device that holds all cards. Nobody then has to say what only he can see.
   * It takes the same options and actions, and its view still hides what a seat must not see.
   */
  default Game<S, V> onOneDevice() {
    return this;
  }

  /** The table options of this game with their defaults, in the order a screen shows them. */
  List<OptionSpec> options();

  /**
   * Opens a match. The setup must have been checked by {@link Setup#problems}; the requests ask for
   * the first deck and timers.
   */
  Step.Accepted<S> open(Setup setup);

  /** Applies one event: the next state and what the rules now ask of the world, or a refusal. */
  Step<S> apply(S state, Event event);

  /**
   * What the seat may do now, given what it has seen; empty when it has to wait. Every action that
   * fits one of the choices is accepted by {@link #apply} (a claim that the seat's own cards
   * contradict is never offered).
   */
  List<Choice> choices(S state, int seat, Knowledge knowledge);

  /**
   * The table as this seat may see it; nothing in it depends on a face that the seat has not seen.
   * An {@link #ONLOOKER} sees what all see.
   */
  V view(S state, int seat, Knowledge knowledge);

  /**
   * The seats that the table waits for now; empty while only the world (cards, timers) is awaited.
   */
  Set<Integer> toAct(S state);

  /**
   * The action that the seat signs itself when its turn timer runs out. The seat must be one of
   * {@link #toAct}.
   */
  Action timeout(S state, int seat, Knowledge knowledge);

  /** The outcome, once the match has ended. */
  java.util.Optional<Outcome> outcome(S state);
}
