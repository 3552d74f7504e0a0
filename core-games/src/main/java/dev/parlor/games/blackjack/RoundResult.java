package dev.parlor.games.blackjack;

import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A round that has been settled, all cards open.
 *
 * @param dealer the dealer's cards, the open one first
 * @param seats one for each seat that played it, by seat
 */
public record RoundResult(int round, List<Card> dealer, List<SeatResult> seats) {
  public RoundResult {
    dealer = List.copyOf(dealer);
    seats = List.copyOf(seats);
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
  public record HandResult(List<Card> cards, int bet, int net, Verdict verdict) {
    public HandResult {
      cards = List.copyOf(cards);
    }
  }

  /** The result of the seat, if it played this round. */
  public Optional<SeatResult> of(int seat) {
    for (SeatResult result : seats) {
      if (result.seat() == seat) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }
}
