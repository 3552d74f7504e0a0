package dev.parlor.games.highlow;

import static dev.parlor.games.highlow.ParlorTables.act;
import static dev.parlor.games.highlow.ParlorTables.bet;
import static dev.parlor.games.highlow.ParlorTables.one;
import static dev.parlor.games.highlow.ParlorTables.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.HighLowAction.Declare;
import dev.parlor.games.highlow.HighLowAction.Word;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Hands of a single seat. */
class ParlorHandTest {
  private static final Declare HIGH = new Declare(true);
  private static final Declare LOW = new Declare(false);

  @Test
  @DisplayName("highlow 1: a shoe of 104 cards and a pot of 50")
  void beginsWithAFullShoeAndAPotOfFifty() {
    LocalTable<HighLowState, HighLowView> table = ParlorTables.of(1, "5s9h");
    assertEquals(102, table.state().shoe().left());
    assertEquals(50, table.state().pot());
    assertEquals(500, table.state().player(0).coins());
  }

  @Test
  @DisplayName("highlow 2: a first ace lies alone until it is declared")
  void aFirstAceIsDeclaredBeforeTheSecondCard() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "As9h");
    assertEquals(ParlorPhase.DECLARE_FIRST, table.state().phase());
    assertEquals(List.of(Card.parse("As")), ParlorTables.view(table, 0).cards());
    assertEquals("highlow.expected.declare", refusal(table, 0, bet(10)));
    act(table, 0, LOW);
    assertEquals(1, table.state().hand().low());
    assertEquals(9, table.state().hand().high());
  }

  @Test
  @DisplayName("highlow 2: HIGH counts 14")
  void aHighAceIsFourteen() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "As9h");
    act(table, 0, HIGH);
    assertEquals(9, table.state().hand().low());
    assertEquals(14, table.state().hand().high());
  }

  @Test
  @DisplayName("highlow b: an ace that comes second, after another card, is declared too")
  void aSecondAceAfterAnotherCardIsDeclared() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "9hAs");
    assertEquals(ParlorPhase.DECLARE_SECOND, table.state().phase());
    act(table, 0, HIGH);
    assertEquals(ParlorPhase.BET, table.state().phase());
    assertEquals(14, table.state().hand().high());
  }

  @Test
  @DisplayName("highlow b: the gap rule uses the declared value of the second ace")
  void aSecondAceDeclaredNextToTheFirstCardIsRedrawn() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "KhAs4c");
    act(table, 0, HIGH);
    assertEquals(List.of(Card.parse("As")), redrawn(table));
    assertEquals(4, table.state().hand().low());
    assertEquals(13, table.state().hand().high());
  }

  @Test
  @DisplayName("highlow 3, a: two aces span 1 to 14 and may be bet on")
  void twoAcesMayBeBetOn() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "AsAh2c");
    act(table, 0, HIGH);
    assertEquals(ParlorPhase.BET, table.state().phase());
    assertEquals(1, table.state().hand().low());
    assertEquals(14, table.state().hand().high());
    ParlorOdds odds = ParlorTables.view(table, 0).odds();
    assertEquals(new ParlorOdds(96, 0, 6), odds);
    act(table, 0, bet(10));
    assertEquals(110, table.state().player(0).coins());
  }

  @Test
  @DisplayName("highlow a, c: a third ace on two aces is a post")
  void aThirdAceIsAPost() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "AsAhAd");
    act(table, 0, LOW, bet(10));
    assertEquals(80, table.state().player(0).coins());
    assertEquals(70, table.state().pot());
  }

  @Test
  @DisplayName("highlow c: an ace hits an ace on the table whatever it was declared")
  void anAceHitsAHighAndALowAce() {
    for (Declare value : List.of(HIGH, LOW)) {
      LocalTable<HighLowState, HighLowView> table = one(100, 50, "As8hAc");
      act(table, 0, value, bet(10));
      assertEquals(ParlorVerdict.POST, lastVerdict(table));
    }
  }

  @Test
  @DisplayName("highlow c: without an ace on the table a third ace is outside")
  void anAceIsOutsideOfOtherCards() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "2sKhAc");
    act(table, 0, bet(10));
    assertEquals(ParlorVerdict.LOSE, lastVerdict(table));
  }

  @Test
  @DisplayName("highlow 4: equal and adjacent second cards are redrawn and stay out")
  void closeSecondCardsAreRedrawn() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "5h6d5c4s8s");
    assertEquals(Card.parseAll("6d5c4s"), redrawn(table));
    assertEquals(Card.parseAll("5h8s"), ParlorTables.view(table, 0).cards());
    assertEquals(99, table.state().shoe().left());
    assertEquals("event.unexpected", eventRefusal(table));
  }

  @Test
  @DisplayName("highlow 4: a two beside a low ace and a king beside a high one are redrawn")
  void theAceHasNeighbours() {
    LocalTable<HighLowState, HighLowView> low = one(100, 50, "As2hKd");
    act(low, 0, LOW);
    assertEquals(Card.parseAll("AsKd"), ParlorTables.view(low, 0).cards());
    LocalTable<HighLowState, HighLowView> high = one(100, 50, "AsKd2h");
    act(high, 0, HIGH);
    assertEquals(Card.parseAll("As2h"), ParlorTables.view(high, 0).cards());
  }

  @Test
  @DisplayName("highlow 5, d: bets outside the limits are refused and change nothing")
  void betsOutsideTheLimitsAreRefused() {
    LocalTable<HighLowState, HighLowView> table = one(60, 50, "4sJd7h");
    assertEquals(new ParlorLimits(10, 30, 50), table.state().limits());
    assertEquals("highlow.bet.tooLow", refusal(table, 0, bet(9)));
    assertEquals("highlow.bet.tooLow", refusal(table, 0, bet(-10)));
    assertEquals("highlow.bet.tooHigh", refusal(table, 0, bet(31)));
    assertEquals("highlow.bet.overPot", refusal(table, 0, bet(51)));
    assertEquals("highlow.bet.tooHigh", refusal(table, 0, Word.BET_POT));
    assertEquals("highlow.expected.bet", refusal(table, 0, HIGH));
    assertEquals("highlow.expected.bet", refusal(table, 0, Word.CONTINUE));
    act(table, 0, bet(30));
    assertEquals(90, table.state().player(0).coins());
  }

  @Test
  @DisplayName("highlow d: a pot below 10 is itself the only bet")
  void aSmallPotIsTheOnlyBet() {
    LocalTable<HighLowState, HighLowView> table = one(100, 7, "4sJd2h");
    assertEquals(new ParlorLimits(7, 7, 7), table.state().limits());
    assertEquals("highlow.bet.tooLow", refusal(table, 0, bet(6)));
    act(table, 0, bet(7));
    assertEquals(14, table.state().pot());
  }

  @Test
  @DisplayName("highlow f: a bet that equals the pot is a pot bet")
  void aBetOfThePotIsAPotBet() {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "4sJd2h");
    act(table, 0, bet(50));
    ParlorHand last = table.state().last();
    assertNotNull(last);
    assertEquals(true, last.potBet());
  }

  @Test
  @DisplayName("highlow 6: strictly between wins the bet, outside pays it, a post pays double")
  void winLoseAndPost() {
    assertEquals(List.of(120, 30), afterBet("7h"));
    assertEquals(List.of(80, 70), afterBet("Qh"));
    assertEquals(List.of(80, 70), afterBet("3h"));
    assertEquals(List.of(60, 90), afterBet("4h"));
    assertEquals(List.of(60, 90), afterBet("Jh"));
  }

  private static List<Integer> afterBet(String third) {
    LocalTable<HighLowState, HighLowView> table = one(100, 50, "4sJd" + third);
    act(table, 0, bet(20));
    return List.of(table.state().player(0).coins(), table.state().pot());
  }

  @Test
  @DisplayName("highlow f: a hand that finds fewer than 20 cards starts from a fresh shoe")
  void aFreshShoeBelowTwentyCards() {
    LocalTable<HighLowState, HighLowView> table =
        ParlorTables.with(1, Map.of("coins", "1000000", "hands", "0"), "4sJd2h");
    while (table.state().shoe().deck() == 0) {
      int left = table.state().shoe().left();
      switch (table.state().phase()) {
        case BET -> act(table, 0, bet(table.state().limits().min()));
        case PROMPT -> {
          act(table, 0, Word.CONTINUE);
          boolean fresh = table.state().shoe().deck() == 1;
          assertEquals(left < 20, fresh);
        }
        default -> act(table, 0, LOW);
      }
    }
    assertEquals(1, table.state().shoe().deck());
  }

  private static List<Card> redrawn(LocalTable<HighLowState, HighLowView> table) {
    return Dealt.openFaces(ParlorTables.view(table, 0).redrawn());
  }

  private static ParlorVerdict lastVerdict(LocalTable<HighLowState, HighLowView> table) {
    ParlorHand last = table.state().last();
    return last == null || last.verdict() == null ? ParlorVerdict.WIN : last.verdict();
  }

  private static String eventRefusal(LocalTable<HighLowState, HighLowView> table) {
    return table.apply(new Event.Shuffled(1, List.of())).map(r -> r.key()).orElse("accepted");
  }
}
