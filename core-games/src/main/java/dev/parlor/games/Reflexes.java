package dev.parlor.games;

import java.util.List;
import java.util.Optional;

/**
 * What a computer player does although nobody waits for it, in games that have such moments. A
 * table with computer players asks for it when a window opens and after every event.
 */
public interface Reflexes<S> {
  /** What it lays aside in the open window, in order; empty for nothing. */
  List<Slot> layAside(S state, int seat, Knowledge knowledge, Dice dice);

  /** An action out of turn that the rules accept now; empty for none. */
  Optional<Action> unasked(S state, int seat, Knowledge knowledge, Dice dice);
}
