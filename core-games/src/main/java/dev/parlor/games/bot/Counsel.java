package dev.parlor.games.bot;

import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;

/** A computer player that can give a reason for its move. */
@FunctionalInterface
public interface Counsel<S> {
  /** The advice for a seat that is to act. It uses nothing that the seat has not seen. */
  Advice advise(S state, int seat, Knowledge knowledge, Dice dice);
}
