package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.blackjack.DuelAction;
import dev.parlor.games.blackjack.DuelMove;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * The actions of Blackjack Duel as lines: {@code BET:<player>:<amount>} and {@code
 * ACTION:<player>:<hit|stand|double|split|...>}.
 */
final class DuelLines implements ActionLines<DuelState> {
  @Override
  public Set<String> verbs() {
    return Set.of("BET", "ACTION");
  }

  @Override
  public Line write(DuelState state, int seat, Action action) {
    return ((DuelAction) action)
        .match(
            new DuelAction.Cases<>(
                bet -> Line.of("BET", seat + 1, bet.amount()),
                move -> Line.of("ACTION", seat + 1, move.word())));
  }

  @Override
  public Action read(Line line) throws Malformed {
    if (line.verb().equals("BET")) {
      return new DuelAction.Bet(line.number(1, 1, Integer.MAX_VALUE));
    }
    return WordLists.find(line, 1, DuelMove.values(), DuelMove::word);
  }
}
