package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * The actions of High-Low Parlor as lines: {@code DECLARE:<player>:<high|low>}, {@code
 * BET:<player>:<coins|pot>}, {@code CONTINUE:<player>} and {@code END:<player>}.
 */
final class HighLowLines implements ActionLines<HighLowState> {
  @Override
  public Set<String> verbs() {
    return Set.of("DECLARE", "BET", "CONTINUE", "END");
  }

  @Override
  public Line write(HighLowState state, int seat, Action action) {
    int player = seat + 1;
    return ((HighLowAction) action)
        .match(
            new HighLowAction.Cases<>(
                declare -> Line.of("DECLARE", player, declare.high() ? "high" : "low"),
                bet -> Line.of("BET", player, bet.coins()),
                word ->
                    switch (word) {
                      case BET_POT -> Line.of("BET", player, "pot");
                      case CONTINUE -> Line.of("CONTINUE", player);
                      case END -> Line.of("END", player);
                    }));
  }

  @Override
  public Action read(Line line) throws Malformed {
    return switch (line.verb()) {
      case "DECLARE" ->
          new HighLowAction.Declare(
              WordLists.find(line, 1, new String[] {"high", "low"}, word -> word).equals("high"));
      case "BET" ->
          line.arg(1).equals("pot")
              ? HighLowAction.Word.BET_POT
              : new HighLowAction.Bet(line.number(1, 0, Integer.MAX_VALUE));
      case "CONTINUE" -> HighLowAction.Word.CONTINUE;
      default -> HighLowAction.Word.END;
    };
  }
}
