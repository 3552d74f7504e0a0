package dev.parlor.games.blackjack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The tables of basic strategy, cell by cell where they are not obvious. */
class BasicStrategyTest {
  private static String row(String hand, boolean canDouble, boolean canSplit) {
    StringBuilder row = new StringBuilder();
    for (char up : "23456789TA".toCharArray()) {
      DuelMove move =
          BasicStrategy.move(Card.parseAll(hand), Card.parse(up + "d"), canDouble, canSplit);
      row.append(move == DuelMove.SPLIT ? 'P' : move.name().charAt(0));
    }
    return row.toString();
  }

  private static String two(String hand) {
    return row(hand, true, false);
  }

  @Test
  @DisplayName("computer players, blackjack: hard totals")
  void hardTotals() {
    assertEquals("HHHHHHHHHH", two("5s3h"));
    assertEquals("HDDDDHHHHH", two("5s4h"));
    assertEquals("DDDDDDDDHH", two("6s4h"));
    assertEquals("DDDDDDDDHH", two("6s5h"));
    assertEquals("HHSSSHHHHH", two("Ts2h"));
    for (String hand : List.of("Ts3h", "9s5h", "9s6h", "Ts6h")) {
      assertEquals("SSSSSHHHHH", two(hand));
    }
    assertEquals("SSSSSSSSSS", two("Ts7h"));
    assertEquals("HHHHHHHHHH", row("3s3h3d", false, false));
  }

  @Test
  @DisplayName("computer players, blackjack: soft totals")
  void softTotals() {
    assertEquals("HHHDDHHHHH", two("As2h"));
    assertEquals("HHHDDHHHHH", two("As3h"));
    assertEquals("HHDDDHHHHH", two("As4h"));
    assertEquals("HHDDDHHHHH", two("As5h"));
    assertEquals("HDDDDHHHHH", two("As6h"));
    assertEquals("SDDDDSSHHH", two("As7h"));
    assertEquals("SSSSSSSHHH", row("As7h", false, false));
    assertEquals("SSSSSSSSSS", two("As8h"));
  }

  @Test
  @DisplayName("computer players, blackjack: pairs")
  void pairs() {
    assertEquals("PPPPPPPPPH", row("AsAh", true, true));
    assertEquals("PPPPPPHHHH", row("2s2h", true, true));
    assertEquals("PPPPPPHHHH", row("3s3h", true, true));
    assertEquals("HHHPPHHHHH", row("4s4h", true, true));
    assertEquals("DDDDDDDDHH", row("5s5h", true, true));
    assertEquals("PPPPPHHHHH", row("6s6h", true, true));
    assertEquals("PPPPPPHHHH", row("7s7h", true, true));
    assertEquals("PPPPPPPPHH", row("8s8h", true, true));
    assertEquals("PPPPPSPPSS", row("9s9h", true, true));
    assertEquals("SSSSSSSSSS", row("TsTh", true, true));
  }

  @Test
  @DisplayName("blackjack, fixed result: the house edge of basic strategy is about 0.6 percent")
  void houseEdge() {
    System.out.println("seed 597");
    Dice dice = Dice.seeded(597);
    LocalTable<DuelState, DuelView> table =
        new LocalTable<>(
            new Duel(),
            new Setup(4, Map.of("rounds", "1000", "chips", "1000000", "maxBet", "10")),
            Dealer.seeded(dice));
    double sum = 0;
    int rounds = 0;
    for (int match = 0; match < 30; match++) {
      while (!table.finished().isPresent()) {
        int seat = table.game().toAct(table.state()).iterator().next();
        table.apply(
            new Event.Acted(
                seat, new DuelPlayer().choose(table.state(), seat, table.knowledge(seat), dice)));
      }
      rounds += 4 * 1000;
      sum += table.state().house();
      table =
          new LocalTable<>(
              new Duel(),
              new Setup(4, Map.of("rounds", "1000", "chips", "1000000", "maxBet", "10")),
              Dealer.seeded(dice));
    }
    double edge = 100 * sum / (10.0 * rounds);
    // One standard error is about 0.35 here; the bench measures the figure itself.
    assertTrue(Math.abs(edge - 0.597) < 1.5, "edge " + edge + " percent");
  }

  @Test
  @DisplayName("computer players, blackjack: bets stay small in front and grow from behind")
  void betsFollowTheLeader() {
    Map<String, String> last = Map.of("rounds", "1");
    KnownDuel scene = KnownDuel.deal(last, "9d", "Td", "Ts Js", "Th 8h");
    DuelState even = scene.state();
    assertEquals(12, new BetSizing(KnobSettings.USUAL).bet(even, 0));
    DuelState behind = withChips(even, 440, 500);
    assertEquals(72, new BetSizing(KnobSettings.USUAL).bet(behind, 0));
    DuelState front = withChips(even, 800, 500);
    assertEquals(10, new BetSizing(KnobSettings.USUAL).bet(front, 0));
    DuelState far = withChips(even, 100, 900);
    assertEquals(100, new BetSizing(KnobSettings.USUAL).bet(far, 0));
    assertEquals(
        24,
        new BetSizing(KnobSettings.USUAL)
            .bet(KnownDuel.deal("9d", "Td", "Ts Js", "Th 8h").state(), 0));
  }

  private static DuelState withChips(DuelState state, int... chips) {
    DuelDraft draft = new DuelDraft(state);
    for (int seat = 0; seat < chips.length; seat++) {
      draft.set(seat, DuelSeat.with(chips[seat]));
    }
    return draft.freeze();
  }
}
