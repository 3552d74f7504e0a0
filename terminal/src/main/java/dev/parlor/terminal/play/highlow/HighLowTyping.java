package dev.parlor.terminal.play.highlow;

import dev.parlor.games.Refusal;
import dev.parlor.games.highlow.Commands;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.Phase;
import dev.parlor.terminal.play.Typed;
import java.util.List;

/** The words of the parlor; an answer about an ace needs no Enter. */
final class HighLowTyping {
  private HighLowTyping() {}

  static Typed read(String text, Phase phase) {
    return Commands.parse(text, phase)
        .<Typed>map(action -> new Typed.Move(action, action instanceof HighLowAction.Declare))
        .orElse(new Typed.NotYet(new Refusal("highlow.typeBet", List.of())));
  }
}
