package dev.parlor.games.poker.bot;

import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.PokerPlate;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.eval.Equity;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.poker.hand.PokerMove;
import java.util.ArrayList;
import java.util.List;

/**
 * A decision to be made, in numbers.
 *
 * @param equity the part of the pot this hand wins on average, against what the others' moves make
 *     likely
 * @param fair the part that an average hand would win
 * @param odds the part of the pot that calling costs
 * @param responders opponents who could still put in chips
 * @param bigBlinds the stacks that matter, in big blinds
 */
record BettingSpot(
    PokerView view,
    PokerLimits limits,
    double equity,
    double fair,
    double odds,
    int responders,
    double bigBlinds) {
  /** By how much one raise of an opponent lowers a hand that was judged against any two cards. */
  private static final double RESPECT = 0.88;

  static BettingSpot of(PokerView view, PokerLimits limits, int deals, Dice dice) {
    List<List<Card>> hands = new ArrayList<>();
    hands.add(view.own());
    int responders = 0;
    int reach = 0;
    double respect = 1;
    for (PokerPlate plate : view.plates()) {
      if (plate.seat() == view.seat() || !isIn(plate)) {
        continue;
      }
      hands.add(List.of());
      responders += plate.chips() > 0 ? 1 : 0;
      reach = Math.max(reach, plate.chips() + plate.bet());
      respect *= hasRaised(plate) ? RESPECT : 1;
    }
    double equity = Equity.sampled(hands, view.board(), deals, dice).shares().get(0);
    int effective = Math.min(limits.maxTo(), reach);
    return new BettingSpot(
        view,
        limits,
        equity * respect,
        1.0 / hands.size(),
        (double) limits.call() / (view.pot() + limits.call()),
        responders,
        (double) effective / view.blinds().big());
  }

  private static boolean isIn(PokerPlate plate) {
    return plate.faceDown() + plate.shown().size() > 0;
  }

  private static boolean hasRaised(PokerPlate plate) {
    return plate.last().map(PokerMove::kind).filter(BettingSpot::isAggressive).isPresent();
  }

  private static boolean isAggressive(PokerMove.Kind kind) {
    return kind == PokerMove.Kind.BET || kind == PokerMove.Kind.RAISE;
  }

  /** How many times better than an average hand this one is, if everybody stays in. */
  double strength() {
    return equity / fair;
  }

  boolean isPreflop() {
    return view.board().isEmpty();
  }
}
