package dev.parlor.games;

/**
 * A player that needs no person: a pure function of what its seat may see and a source of random
 * choices. The state holds public facts only, so state and knowledge together are the seat's sight.
 */
@FunctionalInterface
public interface ComputerPlayer<S> {
  /** An action that the rules accept now. Only asked of a seat in {@link Game#toAct}. */
  Action choose(S state, int seat, Knowledge knowledge, Dice dice);
}
