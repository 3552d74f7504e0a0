package dev.parlor.p2p.match;

import dev.parlor.games.Action;
import dev.parlor.games.Game;
import dev.parlor.games.Slot;
import dev.parlor.p2p.message.ActionLines;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * All that the protocol needs to know of one game.
 *
 * @param lines its actions on the wire
 * @param hiding whether some players may know what others do not (sealed deck) or nobody (coin
 *     deck)
 * @param decksAhead the fresh decks that will be asked for next, as far as this state tells: they
 *     are worth shuffling while the one before is played
 * @param choosesUnseen the number of the choice that all seats make at once in this state, unseen
 *     by the others; none while they act openly. Every such choice has a number of its own
 * @param aside what a seat lays aside unseen in the open window instead of acting openly; nothing
 *     when the action is no matter of the window
 * @param turnSeconds how long a seat may think before it signs its own default
 */
public record GameKit<S, V>(
    Game<S, V> game,
    ActionLines<S> lines,
    boolean hiding,
    Function<S, List<Integer>> decksAhead,
    Function<S, OptionalInt> choosesUnseen,
    BiFunction<S, Action, List<Slot>> aside,
    int turnSeconds) {

  /** A game without windows. */
  public GameKit(
      Game<S, V> game,
      ActionLines<S> lines,
      boolean hiding,
      Function<S, List<Integer>> decksAhead,
      Function<S, OptionalInt> choosesUnseen,
      int turnSeconds) {
    this(game, lines, hiding, decksAhead, choosesUnseen, (state, action) -> List.of(), turnSeconds);
  }
}
