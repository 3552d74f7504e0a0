package dev.parlor.games.highlow;

import static dev.parlor.games.highlow.ParlorTables.act;
import static dev.parlor.games.highlow.ParlorTables.bet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The seed's room: ten games at once under one pot. */
class RoomTest {
  private static LocalTable<HighLowState, HighLowView> enter(Room room, String cards) {
    return room.enter(1000, Dealer.stacked(Card.parseAll(cards))).orElseThrow();
  }

  @Test
  @DisplayName("highlow 1: the pot is shared by all who play")
  void onePotForAll() {
    Room room = new Room(50);
    LocalTable<HighLowState, HighLowView> ann = enter(room, "4sQdKh");
    LocalTable<HighLowState, HighLowView> bob = enter(room, "4sQd9h");
    act(ann, 0, bet(50));
    assertEquals(100, room.pot());
    assertEquals(100, ParlorTables.view(bob, 0).pot());
    act(bob, 0, bet(90));
    assertEquals(10, room.pot());
    assertEquals(10, ParlorTables.view(ann, 0).pot());
    assertEquals(950, ann.state().player(0).coins());
    assertEquals(1090, bob.state().player(0).coins());
  }

  @Test
  @DisplayName("highlow 5: a bet is checked against the pot as it is now")
  void checkedAgainstThePotAsItIs() {
    Room room = new Room(50);
    LocalTable<HighLowState, HighLowView> ann = enter(room, "4sQd9h");
    LocalTable<HighLowState, HighLowView> bob = enter(room, "4sQd9h");
    act(ann, 0, bet(30));
    assertEquals("highlow.bet.overPot", bob.act(0, bet(40)).map(Refusal::key).orElse(""));
    act(bob, 0, HighLowAction.Word.BET_POT);
    assertEquals(ParlorEnding.POT_EMPTIED, bob.state().player(0).ending());
    assertEquals(50, room.pot());
    assertTrue(ann.state().player(0).playing());
  }

  @Test
  @DisplayName("highlow 10: ten games at once, and the eleventh waits for a place")
  void tenAtOnce() {
    Room room = new Room(50);
    List<LocalTable<HighLowState, HighLowView>> tables = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      tables.add(room.enter(1000, Dealer.seeded(Dice.seeded(i))).orElseThrow());
    }
    assertFalse(room.enter(1000, Dealer.seeded(Dice.seeded(11))).isPresent());
    room.leave(tables.get(3));
    assertTrue(room.enter(1000, Dealer.seeded(Dice.seeded(11))).isPresent());
  }
}
