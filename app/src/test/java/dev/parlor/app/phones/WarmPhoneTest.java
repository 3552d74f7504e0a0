package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.nearby.NearbyInside;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A phone warms itself up while a table gathers that will shuffle. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class WarmPhoneTest {
  @Test
  public void itRunsWhileATableGathersWhoseCardsWillBeShuffled() throws Exception {
    try (PhonesInReach company = new PhonesInReach(1)) {
      TestPhone phone = company.phone(0);
      phone.nearby.host(Piles.ID, 2, Map.of()).leave();
      assertEquals("coins turn every card", 0, phone.warming.size());
      company.main.until("nobody sits", () -> isAlone(phone));
      PhoneSitting<?> table = phone.nearby.host(Holdem.ID, 2, Map.of());
      assertEquals(1, phone.warming.size());
      table.leave();
      company.main.until("nobody sits", () -> isAlone(phone));
      phone.warming.remove().run();
      assertFalse("nobody is there", NearbyInside.isWarm(phone.warmUp));
      phone.nearby.host(Holdem.ID, 2, Map.of());
      phone.warming.remove().run();
      assertTrue(NearbyInside.isWarm(phone.warmUp));
    }
  }

  private static boolean isAlone(TestPhone phone) {
    return Optional.empty().equals(phone.nearby.sitting().getValue());
  }
}
