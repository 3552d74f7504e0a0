package dev.parlor.app.records;

import static java.util.Objects.requireNonNull;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Dialog;
import android.content.Intent;
import android.view.View;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.Png;
import dev.parlor.app.played.PlayedMatches;
import dev.parlor.app.replay.ReplayActivity;
import dev.parlor.app.replay.ReplayWork;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Finale;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

/**
 * A match of each game that several phones have signed. It leads from the list of results to its
 * transcript, which is checked move by move, and to any moment of it.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class SeenAgainTest {
  private static final String PICTURE = "picture";

  private final TableKit<?, ?> kit;

  public SeenAgainTest(String game) {
    kit = Catalogue.SHIPPED.named(game).orElseThrow();
  }

  @Parameters(name = "{0}")
  public static List<Object[]> games() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> new Object[] {kit.id()})
        .collect(Collectors.toList());
  }

  @Test
  public void aSignedMatchIsCheckedAndRunsAgainFromItsTranscript() throws Exception {
    Path home = TestHousehold.get().getFilesDir().toPath();
    PlayedMatches.quick(home, kit, 5);
    try (TestScreen<RecordsActivity> records = new TestScreen<>(RecordsActivity.class)) {
      RecordsActivityTest.settle(records.activity());
      View card = records.activity().<RecyclerView>findViewById(R.id.list).getChildAt(0);
      card.performClick();
      ShadowLooper.idleMainLooper();
      Dialog sheet = ShadowDialog.getLatestDialog();
      String won = sheet.<TextView>findViewById(R.id.sheet_won).getText().toString();
      sheet.findViewById(R.id.replay).performClick();
      Intent intent = Shadows.shadowOf(TestHousehold.get()).getNextStartedActivity();
      seeAgain(intent.putExtra(PICTURE, kit.id()), won);
    }
  }

  private static void seeAgain(Intent intent, String won) throws Exception {
    try (TestScreen<ReplayActivity> replay = new TestScreen<>(ReplayActivity.class, intent)) {
      ReplayWork.await(new ViewModelProvider(replay.activity()));
      TestScreen.settle();
      String verdict = replay.text(R.id.replay_verdict);
      assertTrue(verdict, verdict.endsWith("Nobody lied."));
      SeekBar bar = replay.activity().findViewById(R.id.replay_bar);
      assertTrue("moments to be moved to: " + bar.getMax(), bar.getMax() > 2);
      replay.tap(R.id.replay_run);
      FeltView felt = replay.activity().findViewById(R.id.felt);
      for (int moment = 0; moment < bar.getMax(); moment += Math.max(1, bar.getMax() / 25)) {
        scrub(bar, moment);
        assertEquals(moment, bar.getProgress());
        assertFalse("something lies on the felt", requireNonNull(felt.laid()).nodes().isEmpty());
        assertTrue("nobody can do anything", requireNonNull(felt.scene()).moves().isEmpty());
      }
      scrub(bar, bar.getMax() * 2 / 3);
      String game = requireNonNull(replay.activity().getIntent().getStringExtra(PICTURE));
      Png.write(Png.ofScreen(replay.activity().getWindow().getDecorView()), "replay-of-" + game);
      scrub(bar, bar.getMax() - 1);
      replay.tap(R.id.replay_on);
      ShadowLooper.idleMainLooper(60, TimeUnit.SECONDS);
      assertEquals(bar.getMax(), bar.getProgress());
      Finale finale = requireNonNull(felt.scene()).finale().orElseThrow();
      String said = replay.text(R.id.replay_said);
      assertFalse(said.isEmpty());
      if (finale.standings().size() > 1) {
        assertEquals("the same have won", won.split(" ", 2)[0], said.split(" ", 2)[0]);
      }
    }
  }

  private static void scrub(SeekBar bar, int to) {
    Shadows.shadowOf(bar).getOnSeekBarChangeListener().onProgressChanged(bar, to, true);
    TestScreen.settle();
  }

  @Test
  public void itIsCountedAmongWhatThisPersonHasPlayed() throws Exception {
    Path home = TestHousehold.get().getFilesDir().toPath();
    Path file = PlayedMatches.quick(home, kit, 5);
    String somebody = dev.parlor.rim.files.Inspection.result(file).sheet().players().get(0).npub();
    RecordBook book =
        new RecordBook(Catalogue.SHIPPED, home, () -> java.util.Optional.of(somebody));
    assertEquals(1, book.read().statistics().size());
    assertEquals(kit.game().id(), book.read().statistics().get(0).game());
    assertEquals(1, book.read().statistics().get(0).played());
  }
}
