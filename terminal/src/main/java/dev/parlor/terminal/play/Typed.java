package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Refusal;

/** What a screen makes of typed text. */
public sealed interface Typed {

  /**
   * A move.
   *
   * @param atOnce true when nothing longer could be meant, so that no Enter is needed
   */
  record Move(Action action, boolean atOnce) implements Typed {}

  /** No move: the reason, for when Enter is pressed. It may become one as more is typed. */
  record NotYet(Refusal reason) implements Typed {}
}
