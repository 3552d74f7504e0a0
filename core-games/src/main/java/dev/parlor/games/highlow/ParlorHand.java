package dev.parlor.games.highlow;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The hand on the table.
 *
 * @param redrawn second cards that were too close to the first, in order
 * @param bet 0 before the bet
 * @param potBet whether the bet was the whole pot
 */
public record ParlorHand(
    int seat,
    @Nullable CountedCard first,
    @Nullable CountedCard second,
    List<CountedCard> redrawn,
    int bet,
    boolean potBet,
    @Nullable Dealt thirdCard,
    @Nullable ParlorVerdict verdict) {
  public ParlorHand {
    redrawn = List.copyOf(redrawn);
  }

  static ParlorHand of(int seat) {
    return new ParlorHand(seat, null, null, List.of(), 0, false, null, null);
  }

  /** The face of the third card; null before it is there. */
  public @Nullable Card third() {
    return thirdCard == null ? null : thirdCard.face();
  }

  /** The lower value of the two cards; only when both are there and declared. */
  public int low() {
    return Math.min(value(first), value(second));
  }

  /** The higher value of the two cards; only when both are there and declared. */
  public int high() {
    return Math.max(value(first), value(second));
  }

  private static int value(@Nullable CountedCard held) {
    if (held == null || held.undeclared()) {
      throw new IllegalStateException("no two cards to bet on yet");
    }
    return held.value();
  }

  /**
   * Judges the third card by rank. A third ace is thus a post of an ace, however that was declared.
   */
  ParlorVerdict judge(Card card) {
    if (first != null && second != null) {
      if (card.rank() == first.card().rank() || card.rank() == second.card().rank()) {
        return ParlorVerdict.POST;
      }
    }
    int value = card.rank().number();
    return value > low() && value < high() ? ParlorVerdict.WIN : ParlorVerdict.LOSE;
  }

  ParlorHand withFirst(CountedCard held) {
    return new ParlorHand(seat, held, second, redrawn, bet, potBet, thirdCard, verdict);
  }

  ParlorHand withSecond(CountedCard held) {
    return new ParlorHand(seat, first, held, redrawn, bet, potBet, thirdCard, verdict);
  }

  /** The hand without its second card, which is too close to the first. */
  ParlorHand redraw(CountedCard tooClose) {
    List<CountedCard> gone = new ArrayList<>(redrawn);
    gone.add(tooClose);
    return new ParlorHand(seat, first, null, gone, bet, potBet, thirdCard, verdict);
  }

  ParlorHand withBet(int coins, boolean pot) {
    return new ParlorHand(seat, first, second, redrawn, coins, pot, thirdCard, verdict);
  }

  ParlorHand settled(Dealt card, ParlorVerdict result) {
    return new ParlorHand(seat, first, second, redrawn, bet, potBet, card, result);
  }
}
