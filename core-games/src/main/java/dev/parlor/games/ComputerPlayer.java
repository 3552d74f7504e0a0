package dev.parlor.games;

/**
 * A player that needs no person: a pure function of what its seat may see and of a source of random
 * choices. The state holds public facts only, so a seat sees no more than state and knowledge
 * together.
 */
@FunctionalInterface
public interface ComputerPlayer<S> {
  /** An action that the rules accept now. The seat must be one of {@link Game#toAct}. */
  Action choose(S state, int seat, Knowledge knowledge, Dice dice);
}
