package dev.parlor.games.twentyone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class HandValueTest {
  private static HandValue of(String cards) {
    return HandValue.of(Card.parseAll(cards));
  }

  @Test
  @DisplayName("blackjack 4: face values, pictures 10, ace 1 or 11")
  void values() {
    assertEquals(new HandValue(9, false, 2), of("2s7h"));
    assertEquals(new HandValue(20, false, 2), of("TsJh"));
    assertEquals(new HandValue(20, false, 2), of("QsKh"));
    assertEquals(new HandValue(17, true, 2), of("As6h"));
    assertEquals(new HandValue(17, false, 3), of("As6hKd"));
    assertEquals(new HandValue(12, true, 2), of("AsAh"));
    assertEquals(new HandValue(12, false, 3), of("AsAhTd"));
    assertEquals(new HandValue(22, false, 3), of("Ts9h3d"));
    assertEquals(new HandValue(0, false, 0), of(""));
  }

  @Test
  @DisplayName("blackjack c: the best total is found by trying every value of every ace")
  void bestTotalAmongAll() {
    System.out.println("seed 11");
    Dice dice = Dice.seeded(11);
    for (int i = 0; i < 20_000; i++) {
      List<Card> hand = new ArrayList<>();
      for (int n = dice.below(9); n >= 0; n--) {
        hand.add(dice.below(3) == 0 ? Card.of(13 * dice.below(4)) : Card.of(dice.below(52)));
      }
      assertEquals(bestByTrying(hand, 0, 0), HandValue.of(hand).total(), hand::toString);
    }
  }

  /** The best total of the cards from {@code index} on, added to {@code sum}. */
  private static int bestByTrying(List<Card> hand, int index, int sum) {
    if (index == hand.size()) {
      return sum;
    }
    int number = Math.min(10, hand.get(index).rank().number());
    int low = bestByTrying(hand, index + 1, sum + number);
    if (number > 1) {
      return low;
    }
    int high = bestByTrying(hand, index + 1, sum + 11);
    if (high > 21 || low > 21) {
      return Math.min(low, high);
    }
    return Math.max(low, high);
  }

  @Test
  void blackjackIsTwentyOneWithTwoCards() {
    assertTrue(of("AsKh").blackjack());
    assertFalse(of("7s7h7d").blackjack());
    assertFalse(of("AsAh").blackjack());
  }

  @Test
  void textShowsBothTotalsOfASoftHand() {
    assertEquals("7/17", of("As6h").text());
    assertEquals("21", of("AsKh").text());
    assertEquals("26", of("TsKh6d").text());
    assertEquals("1/11", of("As").text());
  }
}
