package dev.parlor.app.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.backup.BackupActivity;
import dev.parlor.app.bots.OwnPlayersActivity;
import dev.parlor.app.diagnostics.DiagnosticsActivity;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.learn.RulesActivity;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.records.RecordsActivity;
import dev.parlor.app.settings.AboutActivity;
import dev.parlor.app.settings.SettingsActivity;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.recall.Recall;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class TitlesTest {
  @Test
  public void longTitlesAreToldWholeInTheLargestText() {
    for (String language : List.of("en", "de", "pt", "es")) {
      RuntimeEnvironment.setQualifiers("+" + language + "-w320dp-h480dp-port-mdpi");
      RuntimeEnvironment.setFontScale(2);
      whole(BackupActivity.class, plain(BackupActivity.class));
      whole(HostActivity.class, HostActivity.intent(context(), Recall.ID));
      whole(JoinActivity.class, plain(JoinActivity.class));
      whole(OwnPlayersActivity.class, OwnPlayersActivity.intent(context(), Recall.ID));
      whole(RulesActivity.class, RulesActivity.intent(context(), HighLow.ID));
      whole(SettingsActivity.class, plain(SettingsActivity.class));
      whole(AboutActivity.class, plain(AboutActivity.class));
      whole(DiagnosticsActivity.class, plain(DiagnosticsActivity.class));
      whole(RecordsActivity.class, plain(RecordsActivity.class));
      TestScreen.sit(MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").view(), false);
      whole(LobbyActivity.class, plain(LobbyActivity.class));
      TestHousehold.get().nearby.sits(Optional.empty());
    }
  }

  private static android.content.Context context() {
    return RuntimeEnvironment.getApplication();
  }

  private static Intent plain(Class<?> screen) {
    return new Intent(context(), screen);
  }

  private static <A extends Activity> void whole(Class<A> type, Intent intent) {
    try (TestScreen<A> screen = new TestScreen<>(type, intent)) {
      MaterialToolbar bar = screen.activity().findViewById(R.id.toolbar);
      int seen = 0;
      for (int i = 0; i < bar.getChildCount(); i++) {
        if (bar.getChildAt(i) instanceof TextView title && title.getLayout() != null) {
          int lines = title.getLineCount();
          String said = title.getText().toString();
          assertEquals(said, 0, title.getLayout().getEllipsisCount(lines - 1));
          assertTrue(said, title.getLayout().getHeight() <= title.getHeight());
          assertTrue(said, title.getTop() >= 0 && title.getBottom() <= bar.getHeight());
          seen++;
        }
      }
      assertTrue("a title", seen > 0);
    }
  }
}
