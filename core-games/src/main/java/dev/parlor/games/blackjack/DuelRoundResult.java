package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A round that has been settled, all cards open.
 *
 * @param dealerCards the dealer's cards, the open one first
 * @param seats one for each seat that played it, by seat
 */
public record DuelRoundResult(int round, List<Dealt> dealerCards, List<SeatResult> seats) {
  public DuelRoundResult {
    dealerCards = List.copyOf(dealerCards);
    seats = List.copyOf(seats);
  }

  /** The faces of the dealer's cards. */
  public List<Card> dealer() {
    return Dealt.openFaces(dealerCards);
  }

  /**
   * What a seat made of the round.
   *
   * @param net chips won or, below 0, lost
   * @param violation what it claimed falsely, if it did
   */
  public record SeatResult(int seat, int net, List<HandResult> hands, @Nullable Refusal violation) {
    public SeatResult {
      hands = List.copyOf(hands);
    }
  }

  /** What became of a hand. */
  public record HandResult(List<Dealt> dealt, int bet, DuelVerdict verdict) {
    public HandResult {
      dealt = List.copyOf(dealt);
    }

    public List<Card> cards() {
      return Dealt.openFaces(dealt);
    }
  }
}
