package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.kits.PokerKit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A majority has signed that the host is lost, so nobody listens for it another half minute. */
class DeposedHostTest {
  private static final long SILENCE = 20_000;
  private static final long GRACE = 5_000;
  private static final long ROUND = 1_000;

  /** A hand that is under way. Its next card needs the shares of all. */
  private static PlayingPhones<HoldemState, PokerView> poker(int seats) {
    PlayingPhones<HoldemState, PokerView> tables =
        new PlayingPhones<>(
            PokerKit.KIT, CallingPlayer::call, seats, 60L + seats, Map.of("handLimit", "9"));
    tables.letGuestsMeet();
    for (int i = 0; i < 3; i++) {
      for (int seat = 0; seat < seats; seat++) {
        tables.act(seat);
      }
    }
    return tables;
  }

  /** Lets time pass. The seats that are there play when it is their turn. */
  private static void goesOn(PlayingPhones<HoldemState, PokerView> tables, long millis) {
    long until = tables.now() + millis;
    while (tables.now() < until) {
      for (int seat = 0; seat < tables.nodes.size(); seat++) {
        tables.act(seat);
      }
      tables.pass(ROUND / 4);
    }
  }

  private static void untilSucceeded(PlayingPhones<HoldemState, PokerView> tables) {
    long lost = tables.now();
    while (tables.session(2).orderer().equals(Optional.of(tables.npub(0)))) {
      assertTrue(tables.now() < lost + SILENCE + ROUND, "nobody else orders");
      goesOn(tables, ROUND / 4);
    }
  }

  @Test
  void aHandThatWaitsForItIsOverAFewSecondsLater() {
    PlayingPhones<HoldemState, PokerView> tables = poker(3);
    tables.unplug(0);
    untilSucceeded(tables);
    goesOn(tables, GRACE + ROUND);
    for (int seat = 1; seat < 3; seat++) {
      assertTrue(tables.match(seat).attendance().isSittingOut(0), "seat " + seat);
      assertEquals(List.of(), tables.session(seat).verdicts());
    }
  }

  @Test
  void whoIsBackBeforeThatLosesNothing() {
    PlayingPhones<HoldemState, PokerView> tables = poker(3);
    tables.cutOff(0);
    tables.unplug(0);
    untilSucceeded(tables);
    goesOn(tables, GRACE - 2 * ROUND);
    tables.plugIn(1);
    goesOn(tables, 2 * GRACE);
    assertFalse(tables.match(1).attendance().isSittingOut(0));
    assertTrue(tables.match(1).attendance().isPresent(0));
    assertEquals(tables.session(1).log(), tables.session(0).log());
  }

  @Test
  void itIsDealtInAgainWhenItIsBack() {
    PlayingPhones<HoldemState, PokerView> tables = poker(3);
    tables.unplug(0);
    untilSucceeded(tables);
    goesOn(tables, 2 * GRACE);
    assertTrue(tables.match(1).attendance().isSittingOut(0));
    tables.plugIn(1);
    goesOn(tables, ROUND);
    assertFalse(tables.match(1).attendance().isSittingOut(0));
    assertFalse(tables.match(1).attendance().isGone(0));
  }
}
