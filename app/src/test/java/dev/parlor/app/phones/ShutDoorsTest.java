package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;

import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.kits.PilesKit;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Once a player has gone nothing of the table is left on the air, whenever the player goes. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ShutDoorsTest {
  private static final long SEED = 8;

  @Test
  public void ofWhoeverClosesItsTableBeforeTheMatch() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2, new TestClockwork(SEED))) {
      PhoneSitting<?> opened = company.phone(0).nearby.host(PilesKit.KIT.game().id(), 3, Map.of());
      Nearby guest = company.phone(1).nearby;
      guest.search();
      company.until("a table is found", () -> !PhonesInReach.found(guest).tables().isEmpty());
      guest.join(PhonesInReach.found(guest).tables().get(0));
      company.until("a link", () -> company.phone(0).links() == 1);
      opened.leave();
      assertShut(company);
    }
  }

  @Test
  public void ofWhoeverLeavesAMatch() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2, new TestClockwork(SEED))) {
      List<AutoPlayer<PilesView>> players = sit(company);
      players.get(0).playing(false);
      company.until("its turn", () -> players.get(0).isAsked());
      players.get(0).sitting.leave();
      assertShut(company);
    }
  }

  @Test
  public void ofWhoeverHasPlayedToTheEnd() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2, new TestClockwork(SEED))) {
      List<AutoPlayer<PilesView>> players = sit(company);
      company.untilSigned(players);
      players.get(0).sitting.leave();
      assertShut(company);
    }
  }

  @Test
  public void ofWhoeverHoldsTheTableOfAnother() throws Exception {
    try (PhonesInReach company = new PhonesInReach(3, new TestClockwork(SEED))) {
      List<AutoPlayer<PilesView>> players = sit(company);
      players.get(1).playing(false);
      company.until("its turn", () -> players.get(1).isAsked());
      company.phone(0).kill();
      company.until("it is held", () -> players.get(1).view().table().holding() == 1);
      players.get(1).sitting.leave();
      company.until("it has left", () -> !company.phone(1).nearby.busy().getValue());
      assertEquals(0, company.radio(1).busy());
      assertEquals(0, company.phone(1).links());
    }
  }

  private static List<AutoPlayer<PilesView>> sit(PhonesInReach company) {
    return company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles);
  }

  private static void assertShut(PhonesInReach company) {
    company.until("it has left", () -> !company.phone(0).nearby.busy().getValue());
    assertEquals("its doors, searches and calls", 0, company.radio(0).busy());
    assertEquals(0, company.phone(0).links());
    company.assertNoFaults();
  }
}
