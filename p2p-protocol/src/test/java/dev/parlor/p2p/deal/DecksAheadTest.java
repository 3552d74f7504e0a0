package dev.parlor.p2p.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.DeckSpec;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Decks are made while another one is played. */
class DecksAheadTest {
  private static final Request.Contents.Fresh DECK = new Request.Contents.Fresh(DeckSpec.FRENCH_52);

  private final SealedSeats table = new SealedSeats(3, "ahead");

  private static Request.Shuffle fresh(int deck) {
    return new Request.Shuffle(deck, DECK, List.of());
  }

  private void ahead(Integer... decks) {
    table.all(engine -> engine.prepareAhead(List.of(decks), DECK, SealedSeats.HEAD));
  }

  /** The decks for which somebody owes a step. */
  private Set<Duty> owed() {
    Set<Duty> owed = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
    for (int seat = 0; seat < 3; seat++) {
      owed.addAll(table.duties(seat));
    }
    return owed;
  }

  private Set<Integer> decksUnderWay() {
    Set<Integer> decks = new TreeSet<>();
    owed().forEach(duty -> decks.add(((Duty.Making) duty).deck()));
    return decks;
  }

  @Test
  void oneIsMadeAfterTheOtherAndThenLiesReady() throws Exception {
    table.met(fresh(0));
    ahead(1, 2);
    assertEquals(Set.of(1), decksUnderWay());
    table.pay();
    ahead(1, 2);
    assertEquals(Set.of(2), decksUnderWay());
    table.pay();
    ahead(1, 2);
    assertEquals(Set.of(), owed());
    for (int deck = 1; deck <= 2; deck++) {
      table.ask(fresh(deck));
      assertEquals(Set.of(), owed()); // all steps were made ahead, so nobody owes any more
      assertEquals(new Event.Shuffled(deck, List.of()), table.events(fresh(deck)).get(0));
    }
  }

  @Test
  void withoutSomebodyTheNextIsBegunAnewAndThoseBehindItWait() throws Exception {
    table.met(fresh(0));
    ahead(1, 2);
    table.pay();
    ahead(1, 2);
    Duty commit = table.duties(0).get(0);
    byte[] late = table.payment(0, commit).get(0);
    table.all(engine -> engine.drop(2, SealedSeats.HEAD));
    assertEquals(Set.of(new Duty.Commit(1, 1)), owed());
    table.pay();
    ahead(1, 2);
    assertEquals(Set.of(new Duty.Commit(2, 1)), owed());
    assertThrows(Stale.class, () -> table.apply(0, late));
    table.pay();
    table.met(fresh(1));
    table.met(fresh(2));
    table.met(new Request.Deal(new Slot(2, 0), 1));
    assertTrue(table.face(1, new Slot(2, 0)) != null);
  }

  @Test
  void theStockRunsOutWhileTheDeckOfTheNextRoundIsUnderWay() throws Exception {
    table.met(fresh(0));
    List<Slot> discards = List.of(new Slot(0, 1), new Slot(0, 2), new Slot(0, 3));
    ahead(32);
    table.apply(0, table.payment(0, new Duty.Commit(32, 0)).get(0));
    table.met(new Request.Shuffle(1, new Request.Contents.Pile(discards), List.of()));
    table.met(new Request.Deal(new Slot(1, 0), 2));
    assertTrue(table.face(2, new Slot(1, 0)) != null);
    table.ask(fresh(32));
    assertEquals(Set.of(), owed());
    table.events(fresh(32));
  }

  @Test
  void whatTheRulesWantInsteadIsMadeInAnotherAttempt() throws Exception {
    table.met(fresh(0));
    ahead(1);
    byte[] late = table.payment(0, new Duty.Commit(1, 0)).get(0);
    List<Slot> discards = List.of(new Slot(0, 1), new Slot(0, 2));
    table.ask(new Request.Shuffle(1, new Request.Contents.Pile(discards), List.of()));
    assertThrows(Stale.class, () -> table.apply(0, late));
    assertFalse(owed().contains(new Duty.Commit(1, 0)));
    table.pay();
    table.events(new Request.Shuffle(1, new Request.Contents.Pile(discards), List.of()));
  }
}
