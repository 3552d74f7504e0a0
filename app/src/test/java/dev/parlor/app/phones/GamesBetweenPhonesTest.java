package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.widget.SeekBar;
import androidx.lifecycle.ViewModelProvider;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.replay.ReplayWork;
import dev.parlor.app.station.StationPhone;
import dev.parlor.games.poker.PokerView;
import dev.parlor.nerve.EightGames;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.radio.testing.FakeAir;
import java.util.Map;
import org.junit.Assume;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Games among whole phones with real cards, played by taps on their screens alone. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class GamesBetweenPhonesTest {
  /** Whether all games are played, or only those that need no night. */
  private static final boolean ALL = Boolean.getBoolean("parlor.phones.all");

  /** Recall's clock is made for people. Nobody thinks here, so it runs faster. */
  private static final Map<String, String> QUICK_RECALL =
      Map.of(
          "peekSeconds", "2",
          "drawSeconds", "2",
          "playSeconds", "2",
          "windowSeconds", "1",
          "specialSeconds", "2");

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  @Test
  public void fourPlayARankedHandOneIsKilledAndComesBackAndAllSeeItAgain() throws Exception {
    FakeAir air = RankedTables.air();
    try (PhonesInReach company = new PhonesInReach(4, air::radio)) {
      StationPhone station = RankedTables.stationFor(company, air, temporary.newFolder().toPath());
      try (PhonesAtTable<PokerView> phones =
          new PhonesAtTable<>(company, PokerKit.KIT, Map.of("handLimit", "1"))) {
        company.until(
            "a ticket", phones.seats(), one -> one.view().ranking().kind() == Ranking.Kind.RANKED);
        phones.killAndComeBack(2);
        phones.playToTheEnd();
        phones.seeTheResult();
        for (TestScreen<?> sheet : phones.screens()) {
          String ranking = sheet.text(R.id.result_ranking);
          assertTrue(ranking, ranking.contains(station.view().callsign()));
        }
        seeAgain(phones);
        company.assertNoFaults();
      }
      station.close();
    }
  }

  /** Checks the match on the phone, and lets it run once more. */
  private static void seeAgain(PhonesAtTable<?> phones) throws Exception {
    phones.screens().get(3).tap(R.id.result_check);
    TestScreen<ReplayActivity> replay = phones.follow(3, ReplayActivity.class);
    ReplayWork.await(new ViewModelProvider(replay.activity()));
    TestScreen.settle();
    String verdict = replay.text(R.id.replay_verdict);
    assertTrue(verdict, verdict.endsWith("Nobody lied."));
    int moments = replay.activity().<SeekBar>findViewById(R.id.replay_bar).getMax();
    assertTrue(moments + " moments", moments > 2); // three may have folded at once
  }

  @Test
  public void fourPlayRecallAtNight() throws Exception {
    Assume.assumeTrue("long, so at night only", ALL);
    play(RecallKit.KIT, 4, QUICK_RECALL);
  }

  @Test
  public void fourPlayPilesAndAnotherMatch() throws Exception {
    try (PhonesInReach company = new PhonesInReach(4);
        PhonesAtTable<?> phones = new PhonesAtTable<>(company, PilesKit.KIT, Map.of())) {
      phones.playToTheEnd();
      phones.seeTheResult();
      phones.playAgain();
      phones.seats().forEach(seat -> assertEquals(2, seat.view().table().match()));
      company.assertNoFaults();
    }
  }

  @Test
  public void twoPlayBlackjackClassic() throws Exception {
    play(ClassicKit.KIT, 2, Map.of());
  }

  @Test
  public void twoPlayBlackjackDuel() throws Exception {
    play(DuelKit.KIT, 2, Map.of("rounds", "1"));
  }

  @Test
  public void twoPlayHighLowParlor() throws Exception {
    play(HighLowKit.KIT, 2, Map.of("hands", "1"));
  }

  @Test
  public void fourPlayRommeAtNight() throws Exception {
    Assume.assumeTrue("long, so at night only", ALL);
    play(RommeKit.KIT, 4, Map.of("match", "rounds", "rounds", "1"));
  }

  @Test
  public void fourPlayTheRestAtNight() throws Exception {
    Assume.assumeTrue("long, so at night only", ALL);
    play(DuelKit.KIT, 4, Map.of("rounds", "2"));
    play(HighLowKit.KIT, 4, Map.of("hands", "2"));
  }

  /** The eighth game is brought by a test with its card. No file that games share names it. */
  @Test
  public void twoPlayNerve() throws Exception {
    TestHousehold.get().knows(EightGames.ALL);
    play(EightGames.NERVE.game(), 2, Map.of("rounds", "1"));
  }

  private static <V> void play(GameKit<?, V> kit, int count, Map<String, String> options)
      throws Exception {
    try (PhonesInReach company = new PhonesInReach(count);
        PhonesAtTable<V> phones = new PhonesAtTable<>(company, kit, options)) {
      phones.playToTheEnd();
      for (TestScreen<?> screen : phones.screens()) {
        assertTrue("its end is said", screen.text(R.id.table_prompt).length() > 0);
      }
      company.assertNoFaults();
    }
  }
}
