package dev.parlor.p2p.message;

import dev.parlor.games.Action;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * {@code DECLARE:<player>:<high|low>}, {@code BET:<player>:<coins|pot>}, {@code CONTINUE:<player>}
 * and {@code END:<player>}.
 */
public final class HighLowLines implements ActionLines<HighLowState> {
  @Override
  public Set<String> verbs() {
    return Set.of("DECLARE", "BET", "CONTINUE", "END");
  }

  @Override
  public Line write(HighLowState state, int seat, Action action) {
    if (action instanceof HighLowAction.Declare declare) {
      return Line.of("DECLARE", seat + 1, declare.high() ? "high" : "low");
    } else if (action instanceof HighLowAction.Bet bet) {
      return Line.of("BET", seat + 1, bet.coins());
    } else if (action instanceof HighLowAction.BetPot) {
      return Line.of("BET", seat + 1, "pot");
    }
    return Line.of(action instanceof HighLowAction.Continue ? "CONTINUE" : "END", seat + 1);
  }

  @Override
  public Action read(Line line) throws Malformed {
    return switch (line.verb()) {
      case "DECLARE" ->
          new HighLowAction.Declare(
              WordLists.find(line, 1, new String[] {"high", "low"}, word -> word).equals("high"));
      case "BET" ->
          line.arg(1).equals("pot")
              ? new HighLowAction.BetPot()
              : new HighLowAction.Bet(line.number(1, 0, Integer.MAX_VALUE));
      case "CONTINUE" -> new HighLowAction.Continue();
      default -> new HighLowAction.End();
    };
  }
}
