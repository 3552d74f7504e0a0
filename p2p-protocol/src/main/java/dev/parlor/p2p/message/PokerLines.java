package dev.parlor.p2p.message;

import dev.parlor.games.Action;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.Hand;
import dev.parlor.games.poker.hand.Player;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * {@code ACTION:<player>:<fold|check|call|raise>:<amount>}. The amount of a raise is the player's
 * total on this street; all-in is a raise to the whole stack, or a call with it.
 */
public final class PokerLines implements ActionLines<HoldemState> {
  @Override
  public Set<String> verbs() {
    return Set.of("ACTION");
  }

  @Override
  public Line write(HoldemState state, int seat, Action action) {
    int player = seat + 1;
    if (action instanceof PokerAction.Fold) {
      return Line.of("ACTION", player, "fold", 0);
    } else if (action instanceof PokerAction.Check) {
      return Line.of("ACTION", player, "check", 0);
    } else if (action instanceof PokerAction.Raise raise) {
      return Line.of("ACTION", player, "raise", raise.to());
    }
    Hand hand = state.hand().orElseThrow(() -> new IllegalStateException("no hand"));
    Player mine = hand.players().get(seat);
    int all = mine.bet() + mine.stack();
    if (action instanceof PokerAction.AllIn && all > hand.currentBet()) {
      return Line.of("ACTION", player, "raise", all);
    }
    return Line.of(
        "ACTION", player, "call", Math.min(mine.stack(), hand.currentBet() - mine.bet()));
  }

  @Override
  public Action read(Line line) throws Malformed {
    return switch (line.arg(1)) {
      case "fold" -> new PokerAction.Fold();
      case "check" -> new PokerAction.Check();
      case "call" -> new PokerAction.Call();
      case "raise" -> new PokerAction.Raise(line.number(2, 0, Integer.MAX_VALUE));
      default -> throw new Malformed("ACTION: unknown word " + line.arg(1));
    };
  }
}
