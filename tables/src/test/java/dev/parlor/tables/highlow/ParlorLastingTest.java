package dev.parlor.tables.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.highlow.HighLowAction;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** From one table to the next, coins belong to a player and the pot to the parlor. */
class ParlorLastingTest {
  private final ParlorLasting lasting = new ParlorLasting();
  private List<String> kept = List.of();

  private LocalTable<HighLowState, HighLowView> table(String cards) {
    return new LocalTable<>(
        new HighLow(),
        new Setup(1, lasting.opening(kept, 1)),
        Dealer.stacked(Card.parseAll(cards)));
  }

  private void act(LocalTable<HighLowState, HighLowView> table, HighLowAction action) {
    HighLowView before = view(table);
    assertTrue(!table.act(0, action).isPresent(), action::toString);
    kept = lasting.after(kept, before, view(table), 0);
  }

  private static HighLowView view(LocalTable<HighLowState, HighLowView> table) {
    return table.game().view(table.state(), 0, Knowledge.NONE);
  }

  @Test
  void theNextTableGoesOnWithTheCoinsAndThePot() {
    assertEquals(Map.of("coins", "500", "pot", "50", "hands", "0"), lasting.opening(kept, 1));
    LocalTable<HighLowState, HighLowView> first = table("4sQdKh2d9c");
    act(first, new HighLowAction.Bet(30));
    act(first, HighLowAction.Word.CONTINUE);
    act(first, HighLowAction.Word.END);
    LocalTable<HighLowState, HighLowView> second = table("4sQdQh");
    assertEquals(470, second.state().player(0).coins());
    assertEquals(80, second.state().pot());
    act(second, new HighLowAction.Bet(10));
    assertEquals(Map.of("coins", "450", "pot", "100"), lasting.opening(kept, 2));
    assertEquals(1, Purse.read(kept).count("losses"));
    assertEquals(1, Purse.read(kept).count("posts"));
    assertEquals(List.of("30 LOSE Kh", "10 POST Qh"), Purse.read(kept).bets());
  }

  @Test
  void anEmptiedPotStartsAgainForEverybody() {
    LocalTable<HighLowState, HighLowView> table = table("4sQd9h");
    act(table, HighLowAction.Word.BET_POT);
    assertEquals(Map.of("coins", "550", "pot", "50", "hands", "0"), lasting.opening(kept, 1));
    assertEquals(1, Purse.read(kept).count(Purse.POTS));
  }

  @Test
  void whoHasNothingLeftIsGivenNewCoinsOnce() {
    kept = List.of("coins 15", "pot 900");
    assertEquals("500", lasting.opening(kept, 1).get("coins"));
    LocalTable<HighLowState, HighLowView> table = table("4sQd9h2c8d3c");
    act(table, new HighLowAction.Bet(10));
    act(table, HighLowAction.Word.CONTINUE);
    act(table, new HighLowAction.Bet(10));
    assertEquals(1, Purse.read(kept).count(Purse.GIFTS));
    List<String> told = new ArrayList<>();
    for (Phrase said : lasting.told(kept)) {
      told.add(said.key());
    }
    assertTrue(told.contains("highlow.purse.gifts"), told.toString());
    assertTrue(told.contains("highlow.purse.bet.win"), told.toString());
  }

  @Test
  void linesThatSayNothingAreThoseOfSomebodyNew() {
    for (List<String> lines :
        List.of(List.of(""), List.of("coins x", "pot -3"), List.of("pot 0"))) {
      assertEquals("500", lasting.opening(lines, 1).get("coins"));
      assertEquals("50", lasting.opening(lines, 1).get("pot"));
    }
    kept = List.of("bet 10 WIN 4s", "coins 70", "pot 20", "wins 1");
    assertEquals(
        List.of("coins 70", "pot 20", "wins 1", "bet 10 WIN 4s"), Purse.read(kept).lines());
  }
}
