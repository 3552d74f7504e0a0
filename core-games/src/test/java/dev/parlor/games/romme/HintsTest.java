package dev.parlor.games.romme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Source;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the rules tell players and computer players as hints. */
class HintsTest {
  @Test
  void proposalLaysTheBestMeldsWithTheirPoints() {
    Kitchen kitchen = Kitchen.of("2d", "Kd", "9s9h", "7s7h7d3c4c5cQsJh9d2sTh8hAd");
    kitchen.draw(1);
    RommeView view = kitchen.view(1);
    assertEquals(33, view.proposalPoints());
    assertEquals(6, view.hand().stream().filter(RommeView.HandCard::inProposal).count());
    assertTrue(view.deadwoodAfterMelds() < view.deadwood());
    assertFalse(kitchen.view(0).proposal().isPresent());
  }

  @Test
  void firstMeldBelowTheLimitIsNotProposed() {
    Kitchen kitchen = Kitchen.of("2d", "Kd", "9s9h", "2s2h2cTs8h6dJdQs5h9d4h8dAh");
    kitchen.draw(1);
    assertEquals(Optional.empty(), kitchen.view(1).proposal());
  }

  @Test
  void layOffsAndSwapsShowOnTheHand() {
    Kitchen kitchen = Kitchen.of("2d", "3h3d", "KsKhKd7cTs", "7s7h7d8s9sJk");
    kitchen.draw(1);
    kitchen.meld(1, "7s 7h 7d", "8s 9s Jk=Ts");
    kitchen.discard(1, "3h");
    kitchen.draw(0);
    assertTrue(kitchen.view(0).hand().stream().noneMatch(RommeView.HandCard::canLayOff));
    kitchen.meld(0, "Ks Kh Kd");
    RommeView view = kitchen.view(0);
    Set<Card> layable = new TreeSet<>();
    view.hand().stream()
        .filter(RommeView.HandCard::canLayOff)
        .forEach(card -> layable.add(card.face().orElseThrow(AssertionError::new)));
    assertTrue(layable.contains(Card.parse("7c")));
    RommeChoice.Swap swap = new RommeChoice.Swap(List.of(kitchen.swapping(0, 2, "Ts")));
    assertTrue(Kitchen.ROMME.choices(kitchen.state(), 0, kitchen.knowledge(0)).contains(swap));
    assertEquals(2, view.players().get(1).melds().size());
    assertEquals(27, view.players().get(1).melds().get(1).points());
    assertEquals(0, view.players().get(0).melds().get(0).owner());
  }

  @Test
  void cardsNotYetDealtToThePhoneAreLeftOut() {
    Kitchen kitchen = Kitchen.of("2d", "Kd", "9s9h", "7s7h7d");
    kitchen.draw(1);
    RommeView blind = Kitchen.ROMME.view(kitchen.state(), 1, Knowledge.NONE);
    assertEquals(14, blind.hand().size());
    assertEquals(0, blind.deadwood());
    assertEquals(List.of(), Kitchen.ROMME.choices(kitchen.state(), 1, Knowledge.NONE));
  }

  @Test
  void timeoutDrawsFromTheStockAndKeepsMeldsAndJokers() {
    Kitchen kitchen = Kitchen.of("2d", "Kd", "9s9h", "7s7h7d3c4c5cQsQhQdJkTs9s2h");
    assertEquals(
        new RommeAction.Draw(Source.STOCK),
        Kitchen.ROMME.timeout(kitchen.state(), 1, kitchen.knowledge(1)));
    kitchen.draw(1);
    RommeAction.Discard discard =
        (RommeAction.Discard) Kitchen.ROMME.timeout(kitchen.state(), 1, kitchen.knowledge(1));
    assertTrue(Card.parseAll("KdTs9s2h").contains(discard.face()), discard.toString());
  }

  @Test
  void computerTakesADiscardThatItCanMeld() {
    RommeComputer computer = new RommeComputer();
    Kitchen useful = Kitchen.of("Qd", "", "9s", "QsQh2c3d5h7d9cTd4s6s8hJcAd");
    assertEquals(
        new RommeAction.Draw(Source.DISCARD),
        computer.choose(useful.state(), 1, useful.knowledge(1), Dice.seeded(1)));
    Kitchen useless = Kitchen.of("2h", "", "9s", "QsQh2c3d5h7d9cTd4s6s8hJcAd");
    assertEquals(
        new RommeAction.Draw(Source.STOCK),
        computer.choose(useless.state(), 1, useless.knowledge(1), Dice.seeded(1)));
  }

  @Test
  void computerOpensAsSoonAsItCan() {
    RommeComputer computer = new RommeComputer();
    Kitchen kitchen = Kitchen.of("2d", "Kd", "9s9h", "7s7h7d3c4c5c");
    kitchen.draw(1);
    RommeAction action =
        (RommeAction) computer.choose(kitchen.state(), 1, kitchen.knowledge(1), Dice.seeded(1));
    assertTrue(action instanceof RommeAction.Meld, action.toString());
    assertTrue(Hints.points((RommeAction.Meld) action) >= 33);
  }
}
