package dev.parlor.app.records;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Dialog;
import android.graphics.Bitmap;
import android.view.View;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.tabs.TabLayout;
import dev.parlor.app.R;
import dev.parlor.app.look.Png;
import dev.parlor.app.played.PlayedMatches;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.record.Statistic;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

/** Pictures of the screens of results, to be looked at. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    qualifiers = "w411dp-h891dp-xhdpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class RecordsScreensTest {

  @Test
  public void emptyByDay() {
    shoot("records-empty", 0, false);
  }

  @Test
  public void matchesByDay() throws Exception {
    play();
    shoot("records-day", 0, false);
  }

  @Test
  @Config(qualifiers = "+de-night")
  public void matchesByNightInGerman() throws Exception {
    play();
    shoot("records-night-de", 0, false);
  }

  @Test
  public void boards() throws Exception {
    play();
    shoot("records-boards", 1, false);
  }

  @Test
  public void statistics() {
    Statistic piles = new Statistic(Piles.ID, 9, 4, List.of(-1, 0, -1, 0, 1, 0, 1, 0, -1));
    Statistic poker = new Statistic(Holdem.ID, 6, 4, List.of(1, 0, 1, 2, 1, 2));
    try (ActivityController<RecordsActivity> screen =
        Robolectric.buildActivity(RecordsActivity.class).setup()) {
      RecordsActivity activity = screen.get();
      TabLayout tabs = activity.findViewById(R.id.tabs);
      tabs.selectTab(tabs.getTabAt(2));
      RecordsActivityTest.settle(activity);
      ((MutableLiveData<Collection>)
              new ViewModelProvider(activity).get(RecordsViewModel.class).collection())
          .setValue(
              new Collection(List.of(), List.of(), List.of(poker, piles), List.of(), List.of(), 0));
      RecordsActivityTest.settle(activity);
      Png.write(Png.ofScreen(activity.getWindow().getDecorView()), "records-statistics");
      androidx.recyclerview.widget.RecyclerView list = activity.findViewById(R.id.list);
      CourseView course = list.getChildAt(0).findViewById(R.id.card_course);
      assertEquals(
          "6 matches, 4 won. In the end 2 more won than lost",
          String.valueOf(course.getContentDescription()));
      CourseView down = list.getChildAt(1).findViewById(R.id.card_course);
      assertEquals(
          "9 matches, 4 won. In the end 1 more lost than won",
          String.valueOf(down.getContentDescription()));
    }
  }

  @Test
  public void aMatch() throws Exception {
    play();
    shoot("records-match", 0, true);
  }

  @Test
  @Config(qualifiers = "de-w360dp-h640dp-night-xhdpi")
  public void aMatchWithLargeTextInGerman() throws Exception {
    RuntimeEnvironment.setFontScale(1.6f);
    play();
    shoot("records-match-large-text-de", 0, true);
  }

  @Test
  @Config(qualifiers = "w640dp-h360dp-land-xhdpi")
  public void matchesInLandscapeWithHugeText() throws Exception {
    RuntimeEnvironment.setFontScale(2f);
    play();
    shoot("records-landscape-huge-text", 0, false);
  }

  private static void play() throws Exception {
    Path home = RuntimeEnvironment.getApplication().getFilesDir().toPath();
    Path unsigned = PlayedMatches.piles(home, 3, 1);
    strip(unsigned, "--> signature_2: .*\n", "");
    Path damaged = PlayedMatches.piles(home, 2, 2);
    strip(damaged, "PILES_OPEN: .*", "PILES_OPEN: 9");
    PlayedMatches.poker(home, 3);
  }

  private static void strip(Path file, String what, String by) throws Exception {
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    Files.write(file, text.replaceFirst(what, by).getBytes(StandardCharsets.UTF_8));
  }

  private static void shoot(String name, int tab, boolean sheet) {
    try (ActivityController<RecordsActivity> screen =
        Robolectric.buildActivity(RecordsActivity.class).setup()) {
      RecordsActivity activity = screen.get();
      TabLayout tabs = activity.findViewById(R.id.tabs);
      tabs.selectTab(tabs.getTabAt(tab));
      RecordsActivityTest.settle(activity);
      View root = activity.getWindow().getDecorView();
      if (sheet) {
        activity
            .<androidx.recyclerview.widget.RecyclerView>findViewById(R.id.list)
            .getChildAt(0)
            .performClick();
        ShadowLooper.idleMainLooper(1, java.util.concurrent.TimeUnit.SECONDS);
        Dialog dialog = ShadowDialog.getLatestDialog();
        root = dialog.getWindow().getDecorView();
      }
      ShadowLooper.idleMainLooper();
      Bitmap bitmap = Png.ofScreen(root);
      Png.write(bitmap, name);
      int middle = bitmap.getPixel(bitmap.getWidth() / 2, bitmap.getHeight() / 2);
      assertTrue("nothing is drawn on " + name, middle != 0);
    }
  }
}
