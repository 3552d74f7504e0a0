package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.clock.Patience;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.TableView.Stage;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A seat that says nothing when others want another match. */
class RematchWaitTest {
  private static final long AWAY = Patience.REMATCH + Patience.GRACE;

  private final PlayingPhones<PilesState, PilesView> table;

  RematchWaitTest() {
    table = over(3);
  }

  private static PlayingPhones<PilesState, PilesView> over(int seats) {
    PlayingPhones<PilesState, PilesView> table =
        new PlayingPhones<>(PilesKit.KIT, new BestOdds(), seats, 41, Map.of());
    table.play(3000);
    return table;
  }

  private static void ask(PlayingPhones<?, ?> table, int... seats) {
    for (int seat : seats) {
      table.input(seat, new Input.Rematch());
      table.settle();
    }
  }

  private static void assertPlays(PlayingPhones<?, ?> table, int match, int seats, int... phones) {
    for (int phone : phones) {
      TableView<?> view = table.session(phone).view();
      assertEquals(match, view.match(), "phone " + phone);
      assertEquals(seats, view.seats().size());
      assertEquals(match == 1 ? Stage.FINISHED : Stage.PLAYING, view.stage());
    }
  }

  /** Checks that nothing was told. Doors may open and close meanwhile. */
  private void assertNothingSaid() {
    assertTrue(table.told.stream().allMatch(Effect.Probe.class::isInstance), () -> "" + table.told);
  }

  @Test
  void whoThinksTooLongGetsUpAndTheOthersPlayOn() {
    ask(table, 0, 1);
    table.pass(Patience.REMATCH - 1);
    assertPlays(table, 1, 3, 0, 1, 2);
    assertTrue(table.session(2).view().rematch().mayAsk());
    table.pass(1);
    assertPlays(table, 2, 2, 0, 1);
    assertPlays(table, 1, 3, 2);
    assertFalse(table.session(2).view().rematch().possible());
    assertFalse(table.session(2).view().rematch().mayAsk());
    assertNothingSaid();
    table.play(3000);
    assertEquals(2, table.session(1).finished().size());
  }

  @Test
  void theLastMomentIsEarlyEnough() {
    ask(table, 0, 1);
    table.pass(Patience.REMATCH - 1);
    ask(table, 2);
    assertPlays(table, 2, 3, 0, 1, 2);
  }

  @Test
  void whoIsSilentIsVotedOutAsInAMatch() {
    table.unplug(2);
    ask(table, 0, 1);
    table.pass(AWAY - 1);
    assertEquals(Set.of(), table.match(0).attendance().away());
    table.pass(1);
    assertEquals(Set.of(2), table.match(1).attendance().away());
    table.pass(Patience.PROBE - 1);
    assertPlays(table, 1, 3, 0, 1);
    table.pass(1);
    assertPlays(table, 2, 2, 0, 1);
    assertNothingSaid();
    table.plugIn(2);
    assertFalse(table.session(2).view().rematch().possible());
  }

  @Test
  void whoComesBackInTimeHasItsPlace() {
    table.unplug(2);
    ask(table, 0, 1);
    table.pass(AWAY + Patience.PROBE - 1);
    table.plugIn(2);
    ask(table, 2);
    assertPlays(table, 2, 3, 0, 1, 2);
  }

  @Test
  void whereTwoAreLeftTheOneWhoWaitsGetsUp() {
    for (int silent = 0; silent < 2; silent++) {
      PlayingPhones<PilesState, PilesView> two = over(2);
      two.unplug(silent);
      int other = 1 - silent;
      ask(two, other);
      two.pass(AWAY + Patience.PROBE - 1);
      assertTrue(two.session(other).view().rematch().possible());
      two.pass(1);
      assertFalse(two.session(other).view().rematch().possible());
      assertEquals(Stage.FINISHED, two.session(other).stage());
      if (silent > 0) {
        two.plugIn(silent);
        assertFalse(two.session(silent).view().rematch().possible(), "and it learns of that");
      }
    }
  }

  @Test
  void withoutAHostThoseWhoWaitGetUp() {
    table.unplug(0);
    ask(table, 1, 2);
    table.pass(4 * AWAY);
    for (int phone = 1; phone < 3; phone++) {
      assertFalse(table.session(phone).view().rematch().possible());
      assertEquals(Stage.FINISHED, table.session(phone).stage());
    }
  }

  @Test
  void aHostThatSaysNothingToTheWishGetsUpAndNobodyWaitsForIt() {
    ask(table, 1);
    table.pass(Patience.REMATCH);
    for (int phone = 0; phone < 3; phone++) {
      assertFalse(table.session(phone).view().rematch().possible());
    }
    assertNothingSaid();
  }

  @Test
  void whereNobodyAsksNobodyIsHurried() {
    int size = table.session(0).log().size();
    table.pass(3_600_000);
    assertEquals(size, table.session(0).log().size());
    ask(table, 0, 1, 2);
    assertPlays(table, 2, 3, 0, 1, 2);
  }

  @Test
  void whoAskedIsNotHurriedByWhoDidNot() {
    ask(table, 2);
    table.pass(Patience.REMATCH);
    assertTrue(table.match(2).attendance().isGone(0));
    assertFalse(table.match(1).attendance().isGone(2));
  }
}
