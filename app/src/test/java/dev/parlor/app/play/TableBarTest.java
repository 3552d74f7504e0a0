package dev.parlor.app.play;

import static org.junit.Assert.assertTrue;

import android.view.View;
import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.GameId;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.romme.Romme;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The bar above a table. What is played and how far it is can be read to the last line. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class TableBarTest {

  @Test
  public void noLineIsCut() {
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.LEFT_HANDED, true);
    for (ScreenLook look :
        new ScreenLook[] {
          new ScreenLook("de-w640dp-h360dp-land-night-mdpi", 1.5f),
          new ScreenLook("en-w320dp-h480dp-port-notnight-mdpi", 2),
          new ScreenLook("de-w480dp-h320dp-land-notnight-mdpi", 1),
          new ScreenLook("en-w360dp-h640dp-port-night-mdpi", 2)
        }) {
      look.take();
      for (GameId game : new GameId[] {Romme.ID, HighLow.ID}) {
        try (TableRobot robot = new TableRobot(game, 4, 2)) {
          robot.settle(900);
          whole(robot.activity().findViewById(R.id.toolbar), game + " " + look);
        }
      }
    }
  }

  private static void whole(MaterialToolbar bar, String what) {
    int edge = Math.round(4 * bar.getResources().getDisplayMetrics().density);
    for (int i = 0; i < bar.getChildCount(); i++) {
      if (bar.getChildAt(i) instanceof TextView text && text.getVisibility() == View.VISIBLE) {
        int top = text.getTop() + text.getCompoundPaddingTop();
        int bottom = text.getBottom() - text.getCompoundPaddingBottom();
        assertTrue(what + ": " + text.getText(), top >= edge);
        assertTrue(what + ": " + text.getText(), bottom <= bar.getHeight() - edge);
        assertTrue(
            what + ": " + text.getText(),
            Objects.requireNonNull(text.getLayout()).getHeight() <= bottom - top);
      }
    }
  }
}
