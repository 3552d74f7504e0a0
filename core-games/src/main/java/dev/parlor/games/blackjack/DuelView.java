package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Optional;

/**
 * The table as one seat may see it. Faces that the seat has not seen are missing; totals are texts
 * ({@code 17}, {@code 7/17}), empty while a card of the hand is hidden; names ending in {@code key}
 * are message keys.
 *
 * @param turn the seat that plays its hands
 * @param last the round before
 */
public record DuelView(
    int seat,
    String phaseKey,
    int round,
    int rounds,
    DealerView house,
    List<SeatView> seats,
    Optional<Integer> turn,
    Optional<RoundView> last) {
  public DuelView {
    seats = List.copyOf(seats);
  }

  /**
   * The dealer, with the shoe.
   *
   * @param dealerCards the dealer's cards; face down while one is being turned over
   * @param dealerTotal the total of the dealer's open cards
   * @param holeHidden whether the dealer's second card lies face down (it is still in the shoe)
   */
  public record DealerView(
      List<Dealt> dealerCards, String dealerTotal, boolean holeHidden, int cardsLeft) {
    public DealerView {
      dealerCards = List.copyOf(dealerCards);
    }
  }

  public List<Dealt> dealerCards() {
    return house.dealerCards();
  }

  public String dealerTotal() {
    return house.dealerTotal();
  }

  public boolean holeHidden() {
    return house.holeHidden();
  }

  public int cardsLeft() {
    return house.cardsLeft();
  }

  /** The faces of the dealer's open cards. */
  public List<Card> dealer() {
    return Dealt.openFaces(dealerCards());
  }

  /**
   * A seat's plate.
   *
   * @param chips what it has left beside the bets that may be seen
   * @param bet its bets on the table; empty while they are hidden or not placed
   * @param betPlaced whether it has bet in this round
   * @param place its place if the match ended now, from 1
   */
  public record SeatView(
      int seat,
      int chips,
      Optional<Integer> bet,
      boolean betPlaced,
      List<HandView> hands,
      String stateKey,
      int place) {
    public SeatView {
      hands = List.copyOf(hands);
    }
  }

  /**
   * A hand of the round under way.
   *
   * @param toPlay whether it is the hand to be played now
   */
  public record HandView(
      List<Dealt> cards, String total, int bet, String stateKey, boolean toPlay) {
    public HandView {
      cards = List.copyOf(cards);
    }
  }

  /** A settled round: the comparison that is shown after it. */
  public record RoundView(
      int round, List<Dealt> dealerCards, String dealerTotal, List<RoundSeatView> seats) {
    public RoundView {
      dealerCards = List.copyOf(dealerCards);
      seats = List.copyOf(seats);
    }

    public List<Card> dealer() {
      return Dealt.openFaces(dealerCards);
    }
  }

  /**
   * @param groundKey whether the seat gained or lost ground against the others
   * @param violation what it claimed falsely
   */
  public record RoundSeatView(
      int seat, int net, String groundKey, List<RoundHandView> hands, Optional<Refusal> violation) {
    public RoundSeatView {
      hands = List.copyOf(hands);
    }
  }

  public record RoundHandView(List<Dealt> dealt, String total, int bet, String verdictKey) {
    public RoundHandView {
      dealt = List.copyOf(dealt);
    }

    public List<Card> cards() {
      return Dealt.openFaces(dealt);
    }
  }
}
