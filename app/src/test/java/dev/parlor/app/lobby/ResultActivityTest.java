package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.Outcome;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.table.TableView;
import java.nio.file.Paths;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class ResultActivityTest {
  private static final Outcome OUTCOME =
      new Outcome(
          List.of(new Outcome.Standing(0, 2, 0), new Outcome.Standing(1, 1, 3)), 1, List.of());

  private static MadeUp<PilesView> ended(TableView.Stage stage) {
    return MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO")
        .playing(PilesViews.over(2, 1))
        .ended(stage, OUTCOME);
  }

  private static TestScreen<ResultActivity> result() {
    return new TestScreen<>(ResultActivity.class);
  }

  @Test
  public void aMissingSignatureIsWaitedForByName() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(ended(TableView.Stage.SIGNING).waitingFor(0).view(), false);
    try (TestScreen<ResultActivity> screen = result()) {
      assertEquals("Waiting for X1ALFA to sign", screen.text(R.id.result_state));
      ViewGroup rows = screen.activity().findViewById(R.id.result_rows);
      assertEquals("You, signed", rows.getChildAt(0).getContentDescription().toString());
      assertEquals("X1ALFA, not signed yet", rows.getChildAt(1).getContentDescription().toString());
      TextView score = rows.getChildAt(0).findViewById(R.id.row_score);
      assertEquals("all win or lose as one", "", score.getText().toString());
      assertFalse(screen.mayTap(R.id.result_share));
      sitting.shows(ended(TableView.Stage.FINISHED).view());
      assertEquals("Signed by everybody", screen.text(R.id.result_state));
    }
  }

  /** All who stayed have signed. That is not told as if everybody had. */
  /** Before any list, in the words of the table. */
  @Test
  public void whoWonIsSaidInASentence() {
    TestScreen.sit(ended(TableView.Stage.FINISHED).view(), false);
    try (TestScreen<ResultActivity> screen = result()) {
      assertEquals("The deck won: all piles are locked", screen.text(R.id.result_won));
      ViewGroup paper = (ViewGroup) screen.activity().findViewById(R.id.result_won).getParent();
      View rows = screen.activity().findViewById(R.id.result_rows);
      assertTrue(
          paper.indexOfChild(screen.activity().findViewById(R.id.result_won))
              < paper.indexOfChild(rows));
    }
  }

  @Test
  public void whoIsGoneAndHasNotSignedIsNamed() {
    TestScreen.sit(ended(TableView.Stage.FINISHED).without(0).view(), false);
    try (TestScreen<ResultActivity> screen = result()) {
      assertEquals("Signed by all who stayed", screen.text(R.id.result_state));
      String line = screen.text(R.id.result_line);
      assertTrue(line, line.startsWith("Without the signature of X1ALFA,"));
      ViewGroup rows = screen.activity().findViewById(R.id.result_rows);
      assertEquals("You, signed", rows.getChildAt(0).getContentDescription().toString());
      assertEquals("X1ALFA, not signed yet", rows.getChildAt(1).getContentDescription().toString());
    }
  }

  @Test
  public void theSignedFileCanBeSharedAsSoonAsItIsThere() {
    FakeSitting<PilesView> sitting = TestScreen.sit(ended(TableView.Stage.SIGNING).view(), false);
    try (TestScreen<ResultActivity> screen = result()) {
      assertFalse(screen.mayTap(R.id.result_share));
      sitting.shows(ended(TableView.Stage.SIGNING).file(Paths.get("result.txt")).view());
      assertTrue(screen.mayTap(R.id.result_share));
    }
  }

  @Test
  public void anotherMatchIsAskedForAndItsAbsenteesAreNamed() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(ended(TableView.Stage.FINISHED).rematch(true).view(), false);
    try (TestScreen<ResultActivity> screen = result()) {
      screen.tap(R.id.result_again);
      assertEquals(List.of("rematch"), sitting.asked);
      sitting.shows(ended(TableView.Stage.FINISHED).rematch(false, 1).view());
      assertEquals("Waiting for X1ALFA", screen.text(R.id.result_again));
      assertFalse(screen.mayTap(R.id.result_again));
      sitting.shows(
          MadeUp.<PilesView>table(0, "X1BRAVO", "X1ALFA")
              .match(2)
              .playing(PilesViews.fresh(2, 0))
              .view());
      assertEquals(Optional.of(TableActivity.class.getName()), screen.next());
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  public void whoHasReadTheResultLeavesTheTable() {
    FakeSitting<PilesView> sitting = TestScreen.sit(ended(TableView.Stage.FINISHED).view(), false);
    try (TestScreen<ResultActivity> screen = result()) {
      screen.tap(R.id.result_leave);
      assertEquals(List.of("leave"), sitting.asked);
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  public void everythingIsWithinReach() {
    RuntimeEnvironment.setFontScale(2f);
    TestScreen.sit(ended(TableView.Stage.FINISHED).rematch(true).view(), false);
    try (TestScreen<ResultActivity> screen = result()) {
      screen.assertWithinReach();
      screen.turnThePhone("land");
      screen.assertWithinReach();
      assertTrue(screen.mayTap(R.id.result_again));
    }
  }
}
