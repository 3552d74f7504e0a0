package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Two worlds that differ only in faces that a seat has not seen look the same to that seat. */
class TwoWorldsTest {
  private static final int SEATS = 3;
  private static final int STEPS = 25;

  @Test
  @DisplayName("recall: what a seat sees does not depend on faces that it has not seen")
  void unseenFacesChangeNothingThatASeatSees() {
    System.out.println("seeds 1 to 60");
    for (long seed = 1; seed <= 60; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<RecallState, RecallView> one = world(order(seed));
      RecallGames.Mind mind = new RecallGames.Random();
      for (int step = 0; step < STEPS && !one.finished().isPresent(); step++) {
        RecallGames.step(one, mind, mind, dice);
      }
      if (!one.finished().isPresent() && one.state().ending() == null) {
        for (int seat = 0; seat < SEATS; seat++) {
          compare(one, seat, order(seed), dice, seed);
        }
      }
    }
  }

  private static void compare(
      LocalTable<RecallState, RecallView> one, int seat, List<Card> order, Dice dice, long seed) {
    List<Integer> unseen = new ArrayList<>();
    for (int index = 0; index < order.size(); index++) {
      Slot slot = new Slot(0, index);
      if (one.state().face(slot) == null && one.knowledge(seat).face(slot) == null) {
        unseen.add(index);
      }
    }
    List<Card> other = new ArrayList<>(order);
    for (int i = unseen.size() - 1; i > 0; i--) {
      Collections.swap(other, unseen.get(i), unseen.get(dice.below(i + 1)));
    }
    assertNotEquals(order, other, "seed " + seed);
    LocalTable<RecallState, RecallView> two = world(other);
    LocalTable<RecallState, RecallView> again = world(order);
    for (Event event : one.events()) {
      if (event instanceof Event.Opened || event instanceof Event.Shuffled) {
        continue;
      }
      RecallGames.happens(again, event);
      RecallGames.happens(two, event);
      assertEquals(again.state(), two.state(), "seed " + seed);
      assertEquals(view(again, seat), view(two, seat), "seed " + seed);
      assertEquals(
          RecallGames.GAME.choices(again.state(), seat, again.knowledge(seat)),
          RecallGames.GAME.choices(two.state(), seat, two.knowledge(seat)),
          "seed " + seed);
    }
    assertEquals(one.state(), two.state(), "seed " + seed);
  }

  private static RecallView view(LocalTable<RecallState, RecallView> table, int seat) {
    return RecallGames.GAME.view(table.state(), seat, table.knowledge(seat));
  }

  private static List<Card> order(long seed) {
    return Dealer.seeded(Dice.seeded(seed)).shuffle(0, RecallPoints.DECK.cards());
  }

  private static LocalTable<RecallState, RecallView> world(List<Card> order) {
    Set<Card> faces = new HashSet<>(order);
    assertEquals(53, faces.size());
    return new LocalTable<>(RecallGames.GAME, Setup.of(SEATS), Dealer.stacked(order));
  }
}
