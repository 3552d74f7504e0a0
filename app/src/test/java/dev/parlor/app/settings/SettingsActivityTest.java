package dev.parlor.app.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.net.Uri;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.core.content.IntentCompat;
import com.google.android.material.materialswitch.MaterialSwitch;
import dev.parlor.app.R;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.household.TestScreen;
import java.io.File;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Optional;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** A setting that a person makes is made, and stays. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    qualifiers = "w360dp-h640dp-xhdpi",
    application = dev.parlor.app.household.TestHousehold.class)
public final class SettingsActivityTest {
  @After
  public void speakAsThePhoneDoes() {
    Languages.choose("");
  }

  @Test
  public void homeLeadsToIt() {
    try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
      assertEquals("Settings", home.text(R.id.home_settings));
      home.tap(R.id.home_settings);
      assertEquals(Optional.of(SettingsActivity.class.getName()), home.next());
    }
  }

  @Test
  public void whatIsTurnedStaysTurned() {
    Settings before = new Settings(RuntimeEnvironment.getApplication());
    assertTrue(before.has(Toggle.SOUND) && before.has(Toggle.HAPTICS) && before.has(Toggle.MOTION));
    assertFalse(
        before.has(Toggle.LEFT_HANDED)
            || before.has(Toggle.CARDS_OPEN)
            || before.has(Toggle.ODDS)
            || before.has(Toggle.FOUR_COLOURS));
    int[] all = {
      R.id.setting_sound,
      R.id.setting_haptics,
      R.id.setting_motion,
      R.id.setting_left_handed,
      R.id.setting_cards_open,
      R.id.setting_hints,
      R.id.setting_four_colours
    };
    try (TestScreen<SettingsActivity> screen = new TestScreen<>(SettingsActivity.class)) {
      screen.assertWithinReach();
      for (int each : all) {
        screen.tap(each);
      }
      screen.tap(R.id.speed_fast);
    }
    Settings after = new Settings(RuntimeEnvironment.getApplication());
    assertFalse(after.has(Toggle.SOUND) || after.has(Toggle.HAPTICS) || after.has(Toggle.MOTION));
    assertTrue(
        after.has(Toggle.LEFT_HANDED)
            && after.has(Toggle.CARDS_OPEN)
            && after.has(Toggle.ODDS)
            && after.has(Toggle.FOUR_COLOURS));
    assertEquals(Settings.Speed.FAST, after.speed());
    try (TestScreen<SettingsActivity> screen = new TestScreen<>(SettingsActivity.class)) {
      assertFalse(screen.activity().<MaterialSwitch>findViewById(R.id.setting_sound).isChecked());
      assertTrue(
          screen.activity().<MaterialSwitch>findViewById(R.id.setting_left_handed).isChecked());
    }
  }

  @Test
  public void aLanguageIsChosenHere() {
    try (TestScreen<SettingsActivity> screen = new TestScreen<>(SettingsActivity.class)) {
      assertEquals("Language: That of the phone", screen.text(R.id.setting_language));
      screen.tap(R.id.setting_language);
      androidx.appcompat.app.AlertDialog dialog =
          (androidx.appcompat.app.AlertDialog)
              org.robolectric.shadows.ShadowDialog.getLatestDialog();
      assertEquals("Português", dialog.getListView().getAdapter().getItem(3));
      assertEquals("Español", dialog.getListView().getAdapter().getItem(4));
      int german = Languages.offered().indexOf("de") + 1;
      assertEquals("Deutsch", dialog.getListView().getAdapter().getItem(german));
      Shadows.shadowOf(dialog.getListView()).performItemClick(german);
      ShadowLooper.idleMainLooper();
      assertEquals("de", AppCompatDelegate.getApplicationLocales().toLanguageTags());
    }
  }

  @Test
  public void aFriendIsGivenThisVeryApp() throws Exception {
    File installed = File.createTempFile("base", ".apk");
    Files.write(installed.toPath(), new byte[] {80, 75, 3, 4, 1, 2, 3});
    RuntimeEnvironment.getApplication().getApplicationInfo().sourceDir = installed.getPath();
    try (TestScreen<AboutActivity> screen = new TestScreen<>(AboutActivity.class)) {
      screen.assertWithinReach();
      assertTrue(
          screen.text(R.id.about_version), screen.text(R.id.about_version).endsWith("0.1.0"));
      screen.tap(R.id.about_share);
      Intent chooser = Shadows.shadowOf(screen.activity()).getNextStartedActivity();
      Intent send = IntentCompat.getParcelableExtra(chooser, Intent.EXTRA_INTENT, Intent.class);
      assertEquals(Intent.ACTION_SEND, send.getAction());
      assertEquals("application/vnd.android.package-archive", send.getType());
      assertTrue((send.getFlags() & Intent.FLAG_GRANT_READ_URI_PERMISSION) != 0);
      Uri uri = IntentCompat.getParcelableExtra(send, Intent.EXTRA_STREAM, Uri.class);
      assertTrue(uri.toString(), uri.getLastPathSegment().endsWith("parlor-0.1.0.apk"));
      try (InputStream in = screen.activity().getContentResolver().openInputStream(uri)) {
        assertEquals(7, in.readAllBytes().length);
      }
    }
  }

  @Test
  public void theLicencesAreToldWhole() {
    try (TestScreen<AboutActivity> screen = new TestScreen<>(AboutActivity.class)) {
      screen.tap(R.id.about_licences);
      String text = screen.text(R.id.about_licence_text);
      assertTrue(text.contains("Apache License") && text.contains("Bouncy Castle"));
      assertTrue(text.contains("END OF TERMS AND CONDITIONS"));
    }
  }
}
