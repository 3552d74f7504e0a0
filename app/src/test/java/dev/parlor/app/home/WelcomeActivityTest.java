package dev.parlor.app.home;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import android.widget.EditText;
import com.google.android.material.textfield.TextInputLayout;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.Glass;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
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
public final class WelcomeActivityTest {
  private final Settings settings = new Settings(RuntimeEnvironment.getApplication());

  @Before
  public void nobodyHasBeenHereYet() {
    settings.set(Toggle.WELCOMED, false);
  }

  private static TestScreen<WelcomeActivity> welcome() {
    return new TestScreen<>(WelcomeActivity.class);
  }

  @Test
  public void theFirstStartAsksForACallsignOnce() {
    try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
      assertEquals(Optional.of(WelcomeActivity.class.getName()), home.next());
    }
    settings.set(Toggle.WELCOMED, true);
    try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
      assertEquals(Optional.empty(), home.next());
    }
  }

  /**
   * This is the room that bars and a cutout leave on a usual phone. On a smaller one the screen
   * scrolls.
   */
  @Test
  @Config(qualifiers = "w360dp-h640dp-port-mdpi")
  public void theWayInIsSeenWhole() {
    for (String language : List.of("en", "de", "pt", "es")) {
      RuntimeEnvironment.setQualifiers("+" + language);
      try (TestScreen<WelcomeActivity> screen = welcome()) {
        Glass glass = Glass.lay(screen.activity().getWindow().getDecorView());
        TestScreen.settle();
        View go = screen.activity().findViewById(R.id.welcome_go);
        Rect seen = new Rect();
        assertTrue(language, go.getGlobalVisibleRect(seen));
        assertEquals(language, go.getHeight(), seen.height());
        assertTrue(language + seen, glass.free().contains(seen));
      }
    }
  }

  @Test
  public void theKeyOfThePhoneSuggestsACallsign() {
    try (TestScreen<WelcomeActivity> screen = welcome()) {
      String suggested = screen.text(R.id.welcome_callsign);
      assertTrue(suggested, suggested.matches("X1[A-Z0-9]{4}"));
      screen.tap(R.id.welcome_go);
      assertTrue(screen.activity().isFinishing());
      assertTrue(settings.has(Toggle.WELCOMED));
      assertEquals(suggested, TestHousehold.get().identity().get().callsign());
    }
  }

  @Test
  public void anotherCallsignIsKeptInCapitals() {
    try (TestScreen<WelcomeActivity> screen = welcome()) {
      screen.activity().<EditText>findViewById(R.id.welcome_callsign).setText("kim7");
      screen.tap(R.id.welcome_go);
      assertEquals("KIM7", TestHousehold.get().identity().get().callsign());
    }
  }

  @Test
  public void aCallsignThatIsNoneIsRefusedBesideTheField() {
    try (TestScreen<WelcomeActivity> screen = welcome()) {
      screen.activity().<EditText>findViewById(R.id.welcome_callsign).setText("ab");
      screen.tap(R.id.welcome_go);
      TextInputLayout field = screen.activity().findViewById(R.id.welcome_field);
      assertEquals("A callsign has 3 to 18 letters and digits", String.valueOf(field.getError()));
      assertFalse(screen.activity().isFinishing());
      assertFalse(settings.has(Toggle.WELCOMED));
    }
  }

  @Test
  public void aKeyThatCantBeReadKeepsNobodyHere() throws Exception {
    Path key = RuntimeEnvironment.getApplication().getFilesDir().toPath().resolve("identity");
    Files.write(key, new byte[] {1, 2, 3});
    try (TestScreen<WelcomeActivity> screen = welcome()) {
      screen.activity().<EditText>findViewById(R.id.welcome_callsign).setText("KIM7");
      screen.tap(R.id.welcome_go);
      assertTrue(screen.activity().isFinishing());
    }
  }
}
