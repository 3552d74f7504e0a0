package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;

import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.station.StationPhone;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.Assume;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/**
 * Each game among up to four phones, by taps alone. A game that a station ranks has a ticket. One
 * phone is killed and comes back to its seat, the result is on every sheet, and another match
 * follows.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class EveryGameAtNightTest {
  private static final boolean NIGHT = Boolean.getBoolean("parlor.phones.all");
  private static final String ONLY = System.getProperty("parlor.phones.game", "");

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private final TableKit<?, ?> kit;

  public EveryGameAtNightTest(String game) {
    kit = Catalogue.SHIPPED.named(game).orElseThrow();
  }

  @Parameters(name = "{0}")
  public static List<Object[]> games() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> new Object[] {kit.id()})
        .collect(Collectors.toList());
  }

  @Test
  public void rankedKilledResumedSignedAndPlayedAgain() throws Exception {
    Assume.assumeTrue("long, so at night only", NIGHT);
    Assume.assumeTrue("another game is wanted", ONLY.isEmpty() || kit.id().matches(ONLY));
    play(kit.game());
  }

  private <V> void play(GameKit<?, V> game) throws Exception {
    Map<String, String> options = new HashMap<>(kit.quick());
    FakeAir air = RankedTables.air();
    try (PhonesInReach company = new PhonesInReach(game.phones().most(), air::radio)) {
      StationPhone station = RankedTables.stationFor(company, air, temporary.newFolder().toPath());
      try (PhonesAtTable<V> phones = new PhonesAtTable<>(company, game, options)) {
        if (game.ranked()) {
          company.until(
              "a ticket",
              phones.seats(),
              one -> one.view().ranking().kind() == Ranking.Kind.RANKED);
        }
        phones.killWhoeverIsAsked();
        phones.playToTheEnd();
        phones.seeTheResult();
        for (TestScreen<?> sheet : phones.screens()) {
          String ranking = sheet.text(R.id.result_ranking);
          assertEquals(ranking, game.ranked(), ranking.contains(station.view().callsign()));
        }
        phones.playAgain();
        phones.seats().forEach(seat -> assertEquals(2, seat.view().table().match()));
        company.assertNoFaults();
      }
      station.close();
    }
  }
}
