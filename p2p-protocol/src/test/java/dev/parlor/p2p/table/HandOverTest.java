package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.kits.PilesKit;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A player who closes its program hands the table over, if it orders there. It need not get up for
 * that.
 */
class HandOverTest {
  private static PlayingPhones<?, ?> table(int seats) {
    PlayingPhones<?, ?> tables =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), seats, 1, Map.of());
    tables.letGuestsMeet();
    return tables;
  }

  private static void goes(PlayingPhones<?, ?> tables, int seat) {
    tables.input(seat, new Input.HandOver());
    tables.settle();
  }

  @Test
  void theNextSeatHoldsTheTableAndNobodyHasLeft() {
    for (int seats = 2; seats <= 4; seats++) {
      PlayingPhones<?, ?> tables = table(seats);
      goes(tables, 0);
      for (int seat = 0; seat < seats; seat++) {
        assertEquals(Optional.of(tables.npub(1)), tables.session(seat).orderer(), "of " + seats);
        assertFalse(tables.match(seat).attendance().isGone(0));
      }
      tables.play(3_000);
      assertEquals(TableView.Stage.FINISHED, tables.session(0).stage());
    }
  }

  @Test
  void whoComesAndGoesHandsOverFourTimes() {
    PlayingPhones<?, ?> tables = table(2);
    for (int times = 0; times < 4; times++) {
      goes(tables, 0);
      assertEquals(Optional.of(tables.npub(1)), tables.session(0).orderer());
      goes(tables, 1);
      assertEquals(Optional.of(tables.npub(0)), tables.session(1).orderer());
    }
    goes(tables, 0);
    assertEquals(Optional.of(tables.npub(0)), tables.session(1).orderer(), "it is awaited now");
    tables.play(3_000);
    assertEquals(TableView.Stage.FINISHED, tables.session(1).stage());
  }

  @Test
  void whoeverDoesNotOrderHandsNothingOver() {
    PlayingPhones<?, ?> tables = table(3);
    goes(tables, 2);
    assertEquals(Optional.of(tables.npub(0)), tables.session(1).orderer());
  }

  @Test
  void aloneThereIsNobodyToHandOverTo() {
    PlayingPhones<?, ?> tables = table(2);
    tables.unplug(1);
    goes(tables, 0);
    assertEquals(Optional.of(tables.npub(0)), tables.session(0).orderer());
  }
}
