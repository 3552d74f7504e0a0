package dev.parlor.games.blackjack;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.card.Card;
import java.util.List;

/** Plays basic strategy and bets with an eye on the leader. Looks at no bet but its own. */
public final class DuelPlayer implements ComputerPlayer<DuelState> {
  @Override
  public Action choose(DuelState state, int seat, Knowledge knowledge, Dice dice) {
    List<Choice> choices = Legal.choices(state, seat, knowledge);
    if (choices.get(0) instanceof DuelChoice.PlaceBet) {
      return new DuelAction.Bet(BetSizing.bet(state, seat));
    }
    return move(state, seat, knowledge, choices);
  }

  /** The move of basic strategy among these choices for the hand that the seat has to play. */
  static Move move(DuelState state, int seat, Knowledge knowledge, List<Choice> choices) {
    if (choices.size() == 1) {
      return ((DuelChoice.Play) choices.get(0)).move();
    }
    Player player = state.player(seat);
    Hand hand = player.hands().get(player.openHand());
    List<Card> cards = Dealt.faces(hand.cards(), knowledge).orElse(List.of());
    List<Card> dealer = Dealt.openFaces(state.dealer());
    if (cards.isEmpty()) {
      return Move.STAND;
    }
    Move wish =
        BasicStrategy.move(
            cards, dealer.get(0), offers(choices, Move.DOUBLE), offers(choices, Move.SPLIT));
    return offers(choices, wish) ? wish : Move.STAND;
  }

  private static boolean offers(List<Choice> choices, Move move) {
    for (int i = 0; i < choices.size(); i++) {
      if (choices.get(i) instanceof DuelChoice.Play play && play.move() == move) {
        return true;
      }
    }
    return false;
  }
}
