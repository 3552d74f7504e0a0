package dev.parlor.p2p.testing.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Refusal;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableView.Stage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A host gives a seat to somebody else before the match. */
class RemovalTest {
  private static Gathered open(int seats) {
    Gathered table = new Gathered(seats, seats);
    for (int guest = 1; guest < seats; guest++) {
      table.link(guest);
    }
    return table;
  }

  private static void remove(Gathered table, int by, int who) {
    table.give(by, new Input.Remove(table.npub(who)));
    table.settle();
  }

  @Test
  void whoeverIsSentAwayIsToldSoAndTheSeatIsFree() {
    Gathered table = open(3);
    remove(table, 0, 1);
    assertEquals(Stage.BROKEN, table.view(1).stage());
    assertEquals(
        Optional.of(new Refusal("table.noSeat.removed", List.of())),
        table.view(1).gathering().ended());
    assertEquals(2, table.view(0).seats().size());
    assertEquals(table.view(0).seats(), table.view(2).seats());
    assertEquals(List.of(), table.expelled);
  }

  @Test
  void whoeverIsSentAwayGetsNoSeatThereAgain() {
    Gathered table = open(3);
    remove(table, 0, 1);
    table.unlink(1);
    table.restart(1);
    table.link(1);
    assertEquals(2, table.view(0).seats().size());
    assertEquals(Stage.BROKEN, table.view(1).stage());
  }

  @Test
  void theOthersPlayWithoutThem() {
    Gathered table = open(3);
    remove(table, 0, 1);
    table.ready();
    table.confirm(0, 2);
    assertEquals(Stage.PLAYING, table.view(0).stage());
    assertEquals(Stage.PLAYING, table.view(2).stage());
  }

  @Test
  void onlyAHostSendsAwayAndOnlyGuestsBeforeTheSeatsAreClosed() {
    Gathered table = open(3);
    remove(table, 1, 2);
    remove(table, 0, 0);
    assertEquals(List.of("1 table.cannotRemove []", "0 table.cannotRemove []"), table.told);
    table.ready();
    remove(table, 0, 2);
    assertEquals("0 table.cannotRemove []", table.told.get(2));
    assertEquals(3, table.view(0).seats().size());
  }
}
