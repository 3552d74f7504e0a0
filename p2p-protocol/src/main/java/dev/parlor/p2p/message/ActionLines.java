package dev.parlor.p2p.message;

import dev.parlor.games.Action;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * The actions of one game as lines.
 *
 * @param <S> the state of the game
 */
public interface ActionLines<S> {
  /** The verbs that begin an action of this game. */
  Set<String> verbs();

  /**
   * Writes an action that the rules accept in this state. The line reads back as an action with the
   * same effect; its first argument is always the player, from 1.
   */
  Line write(S state, int seat, Action action);

  Action read(Line line) throws Malformed;
}
