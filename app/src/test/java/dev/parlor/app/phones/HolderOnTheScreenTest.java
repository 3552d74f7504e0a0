package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * People at up to four phones. The one that holds the table is lost. The others read who holds it
 * now, and finish. By day this is tried with the shortest game, at night with all.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class HolderOnTheScreenTest {
  private static final boolean NIGHT = Boolean.getBoolean("parlor.phones.all");
  private static final String ONLY = System.getProperty("parlor.phones.game", "");
  private static final String BY_DAY = "poker|piles";
  private static final int LEAST = 3; // no majority is left of two
  private static final int MOST = 4;

  private final TableKit<?, ?> kit;

  public HolderOnTheScreenTest(String game) {
    kit = Catalogue.SHIPPED.all().stream().filter(one -> one.id().equals(game)).findFirst().get();
  }

  @Parameters(name = "{0}")
  public static List<Object[]> games() {
    return Catalogue.SHIPPED.all().stream()
        .filter(kit -> kit.game().phones().most() >= LEAST)
        .map(kit -> new Object[] {kit.id()})
        .collect(Collectors.toList());
  }

  @Test
  public void theOthersReadWhoHoldsTheTableNowAndFinish() throws Exception {
    Assume.assumeTrue("long, so at night only", NIGHT || kit.id().matches(BY_DAY));
    Assume.assumeTrue("another game is wanted", ONLY.isEmpty() || kit.id().matches(ONLY));
    play(kit.game());
  }

  private <V> void play(GameKit<?, V> game) throws Exception {
    int people = Math.min(MOST, game.phones().most());
    try (PhonesInReach company = new PhonesInReach(people, new TestClockwork(people));
        PhonesAtTable<V> phones = new PhonesAtTable<>(company, game, new HashMap<>(kit.quick()))) {
      assertEquals(everywhere(people, 0), phones.holders());
      TableView<V> before = phones.seats().get(1).view().table();
      String lost = before.seats().get(0).callsign();
      String next = before.seats().get(1).callsign();
      phones.lose(0);
      company.until(
          "the bar says so",
          () -> {
            TestScreen.settle();
            return phones.screens().stream()
                .allMatch(
                    screen -> screen.text(R.id.company_status).startsWith(lost + " is out of"));
          });
      phones.readIn("You hold the table now", 0);
      for (int i = 1; i < phones.screens().size(); i++) {
        phones.readIn(next + " holds the table now", i);
      }
      assertEquals(everywhere(people - 1, 1), phones.holders());
      phones
          .seats()
          .forEach(seat -> assertTrue("is shown away", seat.view().table().away().contains(0)));
      phones.play();
      for (AutoPlayer<V> seat : phones.seats()) {
        assertEquals(1, seat.view().table().holding());
      }
      company.assertNoFaults();
    }
  }

  private static List<Integer> everywhere(int screens, int seat) {
    return java.util.Collections.nCopies(screens, seat);
  }
}
