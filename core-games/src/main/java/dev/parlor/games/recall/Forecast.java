package dev.parlor.games.recall;

import dev.parlor.games.Dice;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * How likely a call of Recall wins now. The unknown cards are dealt out many times. Everybody else
 * then has the one turn that the rules give, in which his dearest card goes.
 */
final class Forecast {
  private static final int DEALS = 200;

  private final RecallState state;
  private final int seat;
  private final Memory memory;

  Forecast(RecallState state, int seat, Memory memory) {
    this.state = state;
    this.seat = seat;
    this.memory = memory;
  }

  double chance(Dice dice) {
    int wins = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      wins += wins(new Deal(memory.rest(), dice)) ? 1 : 0;
    }
    return (double) wins / DEALS;
  }

  private boolean wins(Deal deal) {
    int own = points(seat, deal, false);
    for (int other = 0; other < state.seats(); other++) {
      if (other != seat && !state.player(other).isOut() && points(other, deal, true) < own) {
        return false;
      }
    }
    return true;
  }

  /**
   * What the cards of a player count. With one more turn a drawn card has come and the dearest one
   * has gone.
   */
  private int points(int player, Deal deal, boolean oneMoreTurn) {
    int sum = 0;
    int dearest = 0;
    for (Slot slot : state.player(player).slots()) {
      Card known = memory.face(slot);
      int points = known == null ? deal.next() : RecallPoints.of(known);
      sum += points;
      dearest = Math.max(dearest, points);
    }
    for (Faced faced : state.player(player).collection()) {
      sum += RecallPoints.of(faced.card());
    }
    if (oneMoreTurn) {
      int drawn = deal.next();
      sum += drawn - Math.max(drawn, dearest);
    }
    return sum;
  }

  /** The unknown cards in a random order, drawn one by one. */
  private static final class Deal {
    private final List<Card> cards;
    private final Dice dice;
    private int dealt;

    Deal(List<Card> cards, Dice dice) {
      this.cards = new ArrayList<>(cards);
      this.dice = dice;
    }

    int next() {
      if (dealt == cards.size()) {
        return 0;
      }
      int pick = dealt + dice.below(cards.size() - dealt);
      Card card = cards.get(pick);
      cards.set(pick, cards.get(dealt));
      dealt++;
      return RecallPoints.of(card);
    }
  }
}
