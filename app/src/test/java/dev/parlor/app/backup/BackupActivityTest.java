package dev.parlor.app.backup;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.DialogInterface;
import android.content.Intent;
import android.net.Uri;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import com.google.android.material.textfield.TextInputLayout;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.played.PlayedMatches;
import dev.parlor.app.records.RecordBook;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.tables.Catalogue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowActivity;
import org.robolectric.shadows.ShadowDialog;

/** A key and its results leave one phone in a file and come to life on another. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class BackupActivityTest {
  private static final Uri FILE = Uri.parse("content://somewhere/parlor-backup.zip");
  private static final String PASSWORD = "eight or more";

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private static void type(TestScreen<BackupActivity> screen, String password) {
    screen.activity().<TextView>findViewById(R.id.backup_password).setText(password);
  }

  private static void answer(TestScreen<BackupActivity> screen, String action) {
    ShadowActivity shadow = Shadows.shadowOf(screen.activity());
    ShadowActivity.IntentForResult asked = shadow.getNextStartedActivityForResult();
    assertEquals(action, asked.intent.getAction());
    shadow.receiveResult(asked.intent, Activity.RESULT_OK, new Intent().setData(FILE));
    TestScreen.settle();
  }

  private static byte[] save(String password) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Shadows.shadowOf(RuntimeEnvironment.getApplication().getContentResolver())
        .registerOutputStream(FILE, out);
    try (TestScreen<BackupActivity> screen = new TestScreen<>(BackupActivity.class)) {
      screen.assertWithinReach();
      type(screen, password);
      screen.tap(R.id.backup_save);
      answer(screen, Intent.ACTION_CREATE_DOCUMENT);
      assertTrue(screen.text(R.id.backup_told).startsWith("Saved."));
    }
    return out.toByteArray();
  }

  private static TestScreen<BackupActivity> bring(byte[] file, String password) {
    Shadows.shadowOf(RuntimeEnvironment.getApplication().getContentResolver())
        .registerInputStream(FILE, new ByteArrayInputStream(file));
    TestScreen<BackupActivity> screen = new TestScreen<>(BackupActivity.class);
    type(screen, password);
    screen.tap(R.id.backup_bring);
    answer(screen, Intent.ACTION_OPEN_DOCUMENT);
    return screen;
  }

  /** Empties this phone, as if it were a new one. */
  private static String anotherPhone() throws Exception {
    Path home = RuntimeEnvironment.getApplication().getFilesDir().toPath();
    for (Path file : new RecordBook(Catalogue.SHIPPED, home).everything()) {
      Files.delete(file);
    }
    return TestHousehold.get()
        .identity()
        .restore(SigningKey.generate(new SeededEntropy(99)))
        .npub();
  }

  @Test
  public void whoWasLostWithAPhoneIsBackOnTheNext() throws Exception {
    Path home = RuntimeEnvironment.getApplication().getFilesDir().toPath();
    Path result = PlayedMatches.piles(home, 2, 1);
    byte[] before = Files.readAllBytes(result);
    String npub = TestHousehold.get().identity().get().npub();
    String nsec = TestHousehold.get().identity().get().nsec();
    byte[] file = save(PASSWORD);
    String inside = new String(file, StandardCharsets.ISO_8859_1);
    assertFalse("the key lies open", inside.contains(nsec));

    String other = anotherPhone();
    assertFalse(npub.equals(other));
    try (TestScreen<BackupActivity> screen = bring(file, PASSWORD)) {
      assertTrue(
          screen.text(R.id.backup_told), screen.text(R.id.backup_told).startsWith("2 files"));
      assertEquals(other, TestHousehold.get().identity().get().npub());
      AlertDialog ask = (AlertDialog) ShadowDialog.getLatestDialog();
      ask.getButton(DialogInterface.BUTTON_POSITIVE).performClick();
      TestScreen.settle();
      assertEquals(npub, TestHousehold.get().identity().get().npub());
      assertTrue(screen.text(R.id.backup_told).startsWith("You are back"));
    }
    assertArrayEquals(before, Files.readAllBytes(result));
  }

  /** An early build has saved this file. It is kept byte by byte. */
  @Test
  public void aFileOfAnEarlyBuildBringsItsKeyAndItsResults() throws Exception {
    anotherPhone();
    byte[] file;
    try (InputStream in = BackupActivityTest.class.getResourceAsStream("/first-build/backup.zip")) {
      file = in.readAllBytes();
    }
    try (TestScreen<BackupActivity> screen = bring(file, PASSWORD)) {
      assertTrue(
          screen.text(R.id.backup_told), screen.text(R.id.backup_told).startsWith("2 files"));
      AlertDialog ask = (AlertDialog) ShadowDialog.getLatestDialog();
      ask.getButton(DialogInterface.BUTTON_POSITIVE).performClick();
      TestScreen.settle();
      assertEquals(
          "npub1e3gezp9sfqerck38gd6xfmc3tz2k3z998g0gz3009ceqwmvnc6kqhrx88z",
          TestHousehold.get().identity().get().npub());
    }
    Path home = RuntimeEnvironment.getApplication().getFilesDir().toPath();
    assertEquals(2, new RecordBook(Catalogue.SHIPPED, home).everything().size());
  }

  @Test
  public void anotherPasswordBringsNoKey() throws Exception {
    byte[] file = save(PASSWORD);
    String other = anotherPhone();
    try (TestScreen<BackupActivity> screen = bring(file, "another one")) {
      assertEquals("This is not the password of that file.", screen.text(R.id.backup_told));
      assertEquals(other, TestHousehold.get().identity().get().npub());
    }
  }

  @Test
  public void aFileOfSomethingElseIsSaidToBeNone() {
    try (TestScreen<BackupActivity> screen = bring(new byte[] {1, 2, 3}, PASSWORD)) {
      assertEquals("There is no key of Parlor in that file.", screen.text(R.id.backup_told));
    }
  }

  @Test
  public void aShortPasswordIsRefusedBeforeAnythingIsWritten() {
    try (TestScreen<BackupActivity> screen = new TestScreen<>(BackupActivity.class)) {
      type(screen, "short");
      screen.tap(R.id.backup_save);
      assertEquals(
          "At least eight characters. Nobody can bring a forgotten one back.",
          String.valueOf(
              screen.activity().<TextInputLayout>findViewById(R.id.backup_field).getError()));
      assertEquals(null, Shadows.shadowOf(screen.activity()).getNextStartedActivityForResult());
    }
  }
}
