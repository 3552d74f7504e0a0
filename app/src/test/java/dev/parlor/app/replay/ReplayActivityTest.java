package dev.parlor.app.replay;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.widget.SeekBar;
import androidx.lifecycle.ViewModelProvider;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.Png;
import dev.parlor.app.played.PlayedMatches;
import dev.parlor.app.played.SignedLie;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.rim.files.Inspection;
import dev.parlor.tables.poker.history.PhhText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** A match of real phones is checked and seen again, moment by moment. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    qualifiers = "w360dp-h640dp-hdpi",
    application = dev.parlor.app.household.TestHousehold.class)
public final class ReplayActivityTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private static Path transcript(Path result) {
    String name = result.toFile().getName();
    return Inspection.transcriptOf(result, name.substring(0, name.length() - 4)).get();
  }

  private static TestScreen<ReplayActivity> open(Path transcript) throws Exception {
    return open(ReplayActivity.intent(RuntimeEnvironment.getApplication(), transcript));
  }

  private static TestScreen<ReplayActivity> open(Intent intent) throws Exception {
    TestScreen<ReplayActivity> screen = new TestScreen<>(ReplayActivity.class, intent);
    new ViewModelProvider(screen.activity())
        .get(ReplayModel.class)
        .work()
        .submit(() -> {})
        .get(240, TimeUnit.SECONDS);
    TestScreen.settle();
    return screen;
  }

  private static int moment(TestScreen<ReplayActivity> screen) {
    return screen.activity().<SeekBar>findViewById(R.id.replay_bar).getProgress();
  }

  private static void scrub(TestScreen<ReplayActivity> screen, int to) {
    SeekBar bar = screen.activity().findViewById(R.id.replay_bar);
    Shadows.shadowOf(bar).getOnSeekBarChangeListener().onProgressChanged(bar, to, true);
    TestScreen.settle();
  }

  @Test
  public void aMatchRunsByItselfAndCanBeMovedToAnyMoment() throws Exception {
    Path file = PlayedMatches.piles(temporary.getRoot().toPath(), 2, 1);
    try (TestScreen<ReplayActivity> screen = open(transcript(file))) {
      screen.assertWithinReach();
      assertTrue(
          screen.text(R.id.replay_verdict),
          screen.text(R.id.replay_verdict).endsWith("Nobody lied."));
      int first = moment(screen);
      ShadowLooper.idleMainLooper(5, TimeUnit.SECONDS);
      assertTrue("it runs", moment(screen) > first);
      screen.tap(R.id.replay_run);
      int stopped = moment(screen);
      ShadowLooper.idleMainLooper(5, TimeUnit.SECONDS);
      assertEquals("it stands still", stopped, moment(screen));
      screen.tap(R.id.replay_back);
      assertEquals(stopped - 1, moment(screen));
      screen.tap(R.id.replay_on);
      assertEquals(stopped, moment(screen));
      scrub(screen, 0);
      assertTrue(screen.text(R.id.replay_moment).startsWith("1 / "));
      SeekBar bar = screen.activity().findViewById(R.id.replay_bar);
      scrub(screen, bar.getMax());
      String said = screen.text(R.id.replay_said);
      assertTrue(said, said.contains("won"));
      assertNotNull(screen.activity().<FeltView>findViewById(R.id.felt).laid());
      Png.write(Png.ofScreen(screen.activity().getWindow().getDecorView()), "replay-piles-end");
    }
  }

  @Test
  public void cardsThatWereDealtUnderASealAreSeenAsTheTableSawThem() throws Exception {
    Path file = PlayedMatches.poker(temporary.getRoot().toPath(), 2);
    try (TestScreen<ReplayActivity> screen = open(transcript(file))) {
      SeekBar bar = screen.activity().findViewById(R.id.replay_bar);
      scrub(screen, bar.getMax() * 2 / 3);
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      assertEquals(
          "Texas Hold'em",
          screen
              .activity()
              .<androidx.appcompat.widget.Toolbar>findViewById(R.id.toolbar)
              .getTitle()
              .toString());
      Png.write(Png.ofScreen(screen.activity().getWindow().getDecorView()), "replay-poker");
    }
  }

  @Test
  @Config(qualifiers = "w640dp-h360dp-land-hdpi")
  public void thereIsRoomForItLying() throws Exception {
    Path file = PlayedMatches.poker(temporary.getRoot().toPath(), 2);
    try (TestScreen<ReplayActivity> screen = open(transcript(file))) {
      ShadowLooper.idleMainLooper(5, TimeUnit.SECONDS);
      screen.assertWithinReach();
      Png.write(Png.ofScreen(screen.activity().getWindow().getDecorView()), "replay-land");
    }
  }

  /** A hand of ten in the public format, as other programs write it. */
  private static BroughtHand ofTen(Path file) throws Exception {
    Dice dice = Dice.seeded(8);
    LocalTable<HoldemState, PokerView> table =
        new LocalTable<>(new Holdem(), Setup.of(10), Dealer.seeded(dice));
    while (!table.state().lastHand().isPresent()) {
      int seat = table.state().turn();
      table.act(seat, new HoldemPlayer().choose(table.state(), seat, table.knowledge(seat), dice));
    }
    List<String> names = List.of("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo");
    Files.write(file, PhhText.of(table.state().lastHand().get(), names, Knowledge.NONE));
    return new BroughtHand(Holdem.ID, file, 0);
  }

  @Test
  public void aHandOfTenThatWasPlayedElsewhereIsSeenAgain() throws Exception {
    BroughtHand hand = ofTen(temporary.newFile("ten.phh").toPath());
    try (TestScreen<ReplayActivity> screen =
        open(ReplayActivity.hand(RuntimeEnvironment.getApplication(), hand))) {
      SeekBar bar = screen.activity().findViewById(R.id.replay_bar);
      assertTrue("moments: " + bar.getMax(), bar.getMax() >= 10);
      FeltView felt = screen.activity().findViewById(R.id.felt);
      for (int moment = 0; moment <= bar.getMax(); moment++) {
        scrub(screen, moment);
        assertEquals(10, Objects.requireNonNull(felt.laid()).plates().size());
      }
      scrub(screen, bar.getMax() / 2);
      Png.write(Png.ofScreen(screen.activity().getWindow().getDecorView()), "replay-ten");
    }
  }

  private static String told(Path transcript, byte[] bytes) throws Exception {
    Files.write(transcript, bytes);
    try (TestScreen<ReplayActivity> screen = open(transcript)) {
      return screen.sees(R.id.replay_controls)
          ? screen.text(R.id.replay_verdict)
          : screen.text(R.id.replay_progress);
    }
  }

  /**
   * A byte inside of the last message is changed. The match is seen again, and the fault is told.
   */
  @Test
  public void whatWasChangedAfterwardsIsTold() throws Exception {
    Path file = transcript(PlayedMatches.piles(temporary.getRoot().toPath(), 2, 3));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 100] ^= 1;
    String told = told(file, bytes);
    assertEquals("The record was damaged: it does not continue the log", told);
  }

  /**
   * The lie is signed and ordered like everything else. Its author is named, and what it is about.
   */
  @Test
  public void whoSignedALieIsNamed() throws Exception {
    Path file = temporary.newFile("lie.transcript").toPath();
    assertEquals(
        SignedLie.LIAR + " lied: spoke for somebody else", told(file, SignedLie.transcript()));
  }

  @Test
  public void aDamagedTranscriptSaysHowFarItCanBeRead() throws Exception {
    Path file = transcript(PlayedMatches.piles(temporary.getRoot().toPath(), 2, 3));
    byte[] bytes = Files.readAllBytes(file);
    long all = Transcript.decode(bytes).log().size();
    assertEquals(
        "This transcript is damaged: of its "
            + all
            + " messages only the first "
            + (all - 1)
            + " can be read.",
        told(file, Arrays.copyOf(bytes, bytes.length - 1)));
    assertEquals(
        "This transcript is damaged: something stands behind the last of its " + all + " messages.",
        told(file, Arrays.copyOf(bytes, bytes.length + 1)));
    assertEquals(
        "This transcript is damaged: who sat at the table can't be read.",
        told(file, Arrays.copyOf(bytes, 40)));
    assertEquals("This file is no transcript.", told(file, new byte[40]));
  }
}
