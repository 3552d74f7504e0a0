package dev.parlor.p2p.kits;

import dev.parlor.games.Action;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.HandSeat;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Set;

/**
 * The actions of hold'em as lines: {@code ACTION:<player>:<fold|check|call|raise>:<amount>}. The
 * amount of a raise is the player's total on this street; all-in is a raise to the whole stack, or
 * a call with it.
 */
final class PokerLines implements ActionLines<HoldemState> {
  @Override
  public Set<String> verbs() {
    return Set.of("ACTION");
  }

  @Override
  public Line write(HoldemState state, int seat, Action action) {
    int player = seat + 1;
    return ((PokerAction) action)
        .match(
            new PokerAction.Cases<>(
                word ->
                    switch (word) {
                      case FOLD -> Line.of("ACTION", player, "fold", 0);
                      case CHECK -> Line.of("ACTION", player, "check", 0);
                      case CALL -> call(state, seat);
                      case ALL_IN -> allIn(state, seat);
                    },
                raise -> Line.of("ACTION", player, "raise", raise.to())));
  }

  private static Line call(HoldemState state, int seat) {
    HandSeat mine = hand(state).players().get(seat);
    int owed = Math.min(mine.stack(), hand(state).currentBet() - mine.bet());
    return Line.of("ACTION", seat + 1, "call", owed);
  }

  private static Line allIn(HoldemState state, int seat) {
    HandSeat mine = hand(state).players().get(seat);
    int all = mine.bet() + mine.stack();
    return all > hand(state).currentBet()
        ? Line.of("ACTION", seat + 1, "raise", all)
        : call(state, seat);
  }

  private static PokerHand hand(HoldemState state) {
    return state.hand().orElseThrow(() -> new IllegalStateException("no hand"));
  }

  @Override
  public Action read(Line line) throws Malformed {
    return switch (line.arg(1)) {
      case "fold" -> PokerAction.Word.FOLD;
      case "check" -> PokerAction.Word.CHECK;
      case "call" -> PokerAction.Word.CALL;
      case "raise" -> new PokerAction.Raise(line.number(2, 0, Integer.MAX_VALUE));
      default -> throw new Malformed("ACTION: unknown word " + line.arg(1));
    };
  }
}
