package dev.parlor.app.me;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.ClipboardManager;
import android.view.View;
import android.view.WindowManager;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import com.google.android.material.textfield.TextInputLayout;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.identity.Identity;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class)
public final class MeActivityTest {
  private ActivityController<MeActivity> screen;

  @Before
  public void open() {
    screen = Robolectric.buildActivity(MeActivity.class).setup();
    ShadowLooper.idleMainLooper();
  }

  @After
  public void close() {
    screen.close();
  }

  private static Identity me() {
    return TestHousehold.get().identity().get();
  }

  private String text(int id) {
    return screen.get().<TextView>findViewById(id).getText().toString();
  }

  private AlertDialog after(int button) {
    screen.get().findViewById(button).performClick();
    ShadowLooper.idleMainLooper();
    return (AlertDialog) ShadowDialog.getLatestDialog();
  }

  private static void press(AlertDialog dialog, int button) {
    dialog.getButton(button).performClick();
    ShadowLooper.idleMainLooper();
  }

  private static void type(AlertDialog dialog, String text) {
    dialog.<TextView>findViewById(R.id.me_typed).setText(text);
  }

  @Test
  public void nameAndPublicKeyAreShownAndTheSecretIsNot() {
    assertEquals(me().callsign(), text(R.id.me_callsign));
    assertEquals(me().npub(), text(R.id.me_npub));
    screen.get().findViewById(R.id.me_copy).performClick();
    ClipboardManager clipboard = screen.get().getSystemService(ClipboardManager.class);
    assertEquals(me().npub(), clipboard.getPrimaryClip().getItemAt(0).getText().toString());
  }

  @Test
  public void aNameThatIsNoneStaysInItsField() {
    AlertDialog dialog = after(R.id.me_rename);
    type(dialog, "no good");
    press(dialog, AlertDialog.BUTTON_POSITIVE);
    assertTrue(dialog.isShowing());
    assertNotNull(dialog.<TextInputLayout>findViewById(R.id.me_field).getError());
    type(dialog, "good1");
    press(dialog, AlertDialog.BUTTON_POSITIVE);
    assertFalse(dialog.isShowing());
    assertEquals("GOOD1", text(R.id.me_callsign));
    assertEquals("GOOD1", me().callsign());
  }

  @Test
  public void theSecretKeyIsShownOnRequestAloneAndOnNoScreenshot() {
    AlertDialog question = after(R.id.me_secret);
    press(question, AlertDialog.BUTTON_POSITIVE);
    AlertDialog secret = (AlertDialog) ShadowDialog.getLatestDialog();
    assertNotEquals(question, secret);
    assertEquals(me().nsec(), secret.<TextView>findViewById(R.id.me_nsec).getText().toString());
    int flags = secret.getWindow().getAttributes().flags;
    assertNotEquals(0, flags & WindowManager.LayoutParams.FLAG_SECURE);
  }

  @Test
  public void anotherKeyIsTakenByItsNsec() {
    Identity other = Identity.of(SigningKey.generate(new SeededEntropy(5)));
    AlertDialog dialog = after(R.id.me_restore);
    assertEquals(
        "Play under this key", dialog.getButton(AlertDialog.BUTTON_POSITIVE).getText().toString());
    type(dialog, "nsec1nonsense");
    press(dialog, AlertDialog.BUTTON_POSITIVE);
    assertTrue(dialog.isShowing());
    type(dialog, other.nsec());
    press(dialog, AlertDialog.BUTTON_POSITIVE);
    assertFalse(dialog.isShowing());
    assertEquals(other.npub(), text(R.id.me_npub));
    assertEquals(other.npub(), me().npub());
  }

  @Test
  public void whoSitsAtATableKeepsTheKey() {
    TestHousehold.get().nearby.sits(Optional.of(new FakeSitting<PilesView>(Piles.ID, true)));
    ShadowDialog.reset();
    screen.get().findViewById(R.id.me_restore).performClick();
    ShadowLooper.idleMainLooper();
    assertEquals(null, ShadowDialog.getLatestDialog());
    assertEquals(View.GONE, screen.get().findViewById(R.id.me_trouble).getVisibility());
  }

  @Test
  public void aKeyThatIsNotHandedOverIsAskedForAgainOrReplacedByChoice() throws Exception {
    screen.close();
    String old = me().npub();
    Path file = TestHousehold.get().getFilesDir().toPath().resolve("identity");
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, new byte[] {1});
    TestHousehold.get().forgetIdentity();
    screen = Robolectric.buildActivity(MeActivity.class).setup();
    ShadowLooper.idleMainLooper();
    assertEquals(View.VISIBLE, screen.get().findViewById(R.id.me_trouble).getVisibility());

    screen.get().findViewById(R.id.me_again).performClick();
    ShadowLooper.idleMainLooper();
    assertEquals(View.VISIBLE, screen.get().findViewById(R.id.me_trouble).getVisibility());

    Files.write(file, whole);
    screen.get().findViewById(R.id.me_again).performClick();
    ShadowLooper.idleMainLooper();
    assertEquals(View.GONE, screen.get().findViewById(R.id.me_trouble).getVisibility());
    assertEquals(old, text(R.id.me_npub));

    Files.write(file, new byte[] {1});
    TestHousehold.get().forgetIdentity();
    screen.close();
    screen = Robolectric.buildActivity(MeActivity.class).setup();
    ShadowLooper.idleMainLooper();
    screen.get().findViewById(R.id.me_anew).performClick();
    ShadowLooper.idleMainLooper();
    assertEquals("a tap is too little", 1, Files.readAllBytes(file).length);
    screen.get().findViewById(R.id.me_anew).performLongClick();
    ShadowLooper.idleMainLooper();
    assertEquals(View.GONE, screen.get().findViewById(R.id.me_trouble).getVisibility());
    assertNotEquals(old, me().npub());
    assertEquals(me().npub(), text(R.id.me_npub));
  }
}
