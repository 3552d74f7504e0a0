package dev.parlor.app.bots;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.games.bot.Level;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowActivity;
import org.robolectric.shadows.ShadowLooper;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = dev.parlor.app.household.TestHousehold.class)
public final class OwnPlayersActivityTest {
  private static final Uri FILE = Uri.parse("content://files/mine.yaml");
  private static final String MINE =
      "game: poker\nlevels:\n  easy:\n    stubbornness: 2.5 # calls nearly everything\n";

  private ActivityController<OwnPlayersActivity> screen;
  private OwnPlayersActivity activity;

  @Before
  public void open() {
    Intent intent = OwnPlayersActivity.intent(RuntimeEnvironment.getApplication(), Holdem.ID);
    screen = Robolectric.buildActivity(OwnPlayersActivity.class, intent).setup();
    activity = screen.get();
  }

  private static TableKit<?, ?> kit() {
    return Catalogue.SHIPPED.all().stream()
        .filter(kit -> kit.id().equals("poker"))
        .findFirst()
        .orElseThrow(AssertionError::new);
  }

  /** Taps the button and answers as the system's picker does. */
  private void pick(int button) {
    activity.findViewById(button).performClick();
    ShadowActivity.IntentForResult asked = shadowOf(activity).getNextStartedActivityForResult();
    assertNotNull("nothing was asked of the system", asked);
    shadowOf(activity).receiveResult(asked.intent, Activity.RESULT_OK, new Intent().setData(FILE));
    ShadowLooper.idleMainLooper();
  }

  private void choose(String text) {
    shadowOf(activity.getContentResolver())
        .registerInputStream(FILE, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    pick(R.id.own_choose);
  }

  private String said(int view) {
    return activity.<TextView>findViewById(view).getText().toString();
  }

  private BotFile inUse() {
    return new OwnPlayers(activity, kit()).inUse();
  }

  private @Nullable Double stubbornness() {
    return inUse().settings(Level.EASY, "").numbers().get("stubbornness");
  }

  @Test
  public void aFileThatIsPickedPlaysFromThenOnAndCanBeRemoved() {
    assertEquals("The usual players play.", said(R.id.own_state));
    choose(MINE);
    assertEquals("Your file is in use.", said(R.id.own_state));
    assertEquals(Double.valueOf(2.5), stubbornness());

    activity.findViewById(R.id.own_remove).performClick();
    assertEquals("The usual players play.", said(R.id.own_state));
    assertEquals(Shipped.of(kit()), inUse());
    assertEquals(View.GONE, activity.findViewById(R.id.own_remove).getVisibility());
  }

  @Test
  public void aMistakeIsReportedWithItsLineAndKeyAndNothingIsKept() {
    choose(MINE + "    stuborn: 1\n");
    assertEquals("Line 5: stuborn is no key that is known here.", said(R.id.own_problem));
    assertEquals("The usual players play.", said(R.id.own_state));
    assertFalse(new OwnPlayers(activity, kit()).isThere());
  }

  @Test
  public void aWrongFileDoesNotTakeThePlaceOfAGoodOne() {
    choose(MINE);
    choose("game: piles\nlevels:\n  easy:\n    guesses: 1\n");
    assertTrue(said(R.id.own_problem), said(R.id.own_problem).contains("Line 1"));
    assertEquals(Double.valueOf(2.5), stubbornness());
  }

  @Test
  public void theUsualFileCanBeSavedAndChosen() {
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    shadowOf(activity.getContentResolver()).registerOutputStream(FILE, saved);
    pick(R.id.own_example);
    String text = new String(saved.toByteArray(), StandardCharsets.UTF_8);
    assertEquals(Shipped.text("poker"), text);
    choose(text);
    assertEquals("Your file is in use.", said(R.id.own_state));
  }
}
