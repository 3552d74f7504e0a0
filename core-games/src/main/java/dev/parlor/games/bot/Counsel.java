package dev.parlor.games.bot;

import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;

/** A computer player that can say why it would do what it would do. */
@FunctionalInterface
public interface Counsel<S> {
  /** Only asked of a seat that is to act. Tells nothing that the seat has not seen. */
  Advice advise(S state, int seat, Knowledge knowledge, Dice dice);
}
