package dev.parlor.games.classic;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/** The seed's table of transitions, written down again without any of the engine's code. */
final class SeedMachine {
  final List<String> history = new ArrayList<>(List.of("Ready"));
  private final List<Card> deck;
  private final List<Card> player = new ArrayList<>();
  private final List<Card> dealer = new ArrayList<>();
  private int next;

  SeedMachine(List<Card> deck) {
    this.deck = deck;
  }

  String current() {
    return history.get(history.size() - 1);
  }

  boolean isOver() {
    return current().startsWith("GameOver");
  }

  /** Makes a transition; false if the table has none for this. */
  boolean play(String play) {
    String from = current() + " " + play;
    switch (from) {
      case "Ready Deal" -> {
        for (int i = 0; i < 4; i++) {
          (i % 2 == 0 ? player : dealer).add(deck.get(next++));
        }
        history.add(
            sum(player) == 21
                ? "GameOverPlayerWins"
                : sum(dealer) == 21 ? "GameOverDealerWins" : "PlayersRound");
      }
      case "PlayersRound Hit" -> {
        player.add(deck.get(next++));
        history.add(sum(player) > 21 ? "GameOverPlayerBusts" : "PlayersRound");
      }
      case "PlayersRound Stay" -> history.add("DealersRound");
      case "DealersRound Hit" -> {
        dealer.add(deck.get(next++));
        history.add(sum(dealer) > 21 ? "GameOverDealerBusts" : "DealersRound");
      }
      case "DealersRound Stay" -> {
        int difference = sum(player) - sum(dealer);
        history.add(
            difference > 0
                ? "GameOverPlayerWins"
                : difference < 0 ? "GameOverDealerWins" : "GameOverDraw");
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private static int sum(List<Card> cards) {
    int sum = 0;
    for (Card card : cards) {
      sum +=
          switch (card.rank()) {
            case ACE -> 11;
            case TEN, JACK, QUEEN, KING -> 10;
            default -> card.rank().number();
          };
    }
    return sum;
  }
}
