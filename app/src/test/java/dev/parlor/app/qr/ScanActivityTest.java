package dev.parlor.app.qr;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Activity;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.graphics.ImageFormat;
import android.hardware.camera2.CameraCharacteristics;
import android.hardware.camera2.CameraManager;
import android.hardware.camera2.CameraMetadata;
import android.provider.Settings;
import android.util.Size;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowActivity;
import org.robolectric.shadows.ShadowCameraCharacteristics;
import org.robolectric.shadows.StreamConfigurationMapBuilder;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class ScanActivityTest {
  private static TestScreen<ScanActivity> scan() {
    Intent wanted =
        new ScanActivity.Scan()
            .createIntent(
                RuntimeEnvironment.getApplication(),
                new ScanActivity.Wanted("CG01:", R.string.join_scan_other));
    return new TestScreen<>(ScanActivity.class, wanted);
  }

  private static void allow() {
    shadowOf(RuntimeEnvironment.getApplication()).grantPermissions(Manifest.permission.CAMERA);
  }

  private static void camera() {
    CameraCharacteristics traits = ShadowCameraCharacteristics.newCameraCharacteristics();
    ShadowCameraCharacteristics shadow = Shadow.extract(traits);
    shadow.set(CameraCharacteristics.LENS_FACING, CameraMetadata.LENS_FACING_BACK);
    shadow.set(
        CameraCharacteristics.SCALER_STREAM_CONFIGURATION_MAP,
        StreamConfigurationMapBuilder.newBuilder()
            .addOutputSize(ImageFormat.YUV_420_888, new Size(640, 480))
            .addOutputSize(ImageFormat.YUV_420_888, new Size(1280, 720))
            .addOutputSize(ImageFormat.YUV_420_888, new Size(4000, 3000))
            .addOutputSize(ImageFormat.PRIVATE, new Size(1280, 720))
            .build());
    shadowOf(RuntimeEnvironment.getApplication().getSystemService(CameraManager.class))
        .addCamera("0", traits);
  }

  private static void answer(TestScreen<ScanActivity> screen, int result) {
    ShadowActivity.PermissionsRequest request =
        shadowOf(screen.activity()).getLastRequestedPermission();
    screen
        .activity()
        .onRequestPermissionsResult(
            request.requestCode, request.requestedPermissions, new int[] {result});
    TestScreen.settle();
  }

  @Test
  public void theCameraIsExplainedBeforeItIsAskedFor() {
    try (TestScreen<ScanActivity> screen = scan()) {
      assertEquals("May Parlor use the camera?", screen.text(R.id.notice_title));
      assertEquals(null, shadowOf(screen.activity()).getLastRequestedPermission());
      screen.tap(R.id.notice_button);
      assertEquals(
          Manifest.permission.CAMERA,
          shadowOf(screen.activity()).getLastRequestedPermission().requestedPermissions[0]);
    }
  }

  @Test
  public void whoRefusedForGoodIsLedToTheSettings() {
    try (TestScreen<ScanActivity> screen = scan()) {
      screen.tap(R.id.notice_button);
      answer(screen, PackageManager.PERMISSION_DENIED);
      screen.turnThePhone("land");
      assertEquals("The camera is switched off for Parlor", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      Intent next = shadowOf(screen.activity()).getNextStartedActivity();
      assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, next.getAction());
    }
  }

  @Test
  public void aPhoneWithoutACameraSaysSo() {
    allow();
    try (TestScreen<ScanActivity> screen = scan()) {
      assertEquals("No camera to scan with", screen.text(R.id.notice_title));
      assertFalse(screen.sees(R.id.notice_button));
    }
  }

  @Test
  public void withACameraOneIsToldWhereToHoldTheCode() {
    allow();
    camera();
    try (TestScreen<ScanActivity> screen = scan()) {
      assertTrue(screen.sees(R.id.scan_frame));
      assertEquals("Hold the code inside the frame", screen.text(R.id.scan_hint));
      Lens lens = Lens.find(screen.activity()).get();
      assertEquals(new Size(1280, 720), lens.pictures());
    }
  }

  @Test
  public void theCodeThatIsWantedEndsTheSearch() {
    allow();
    camera();
    try (TestScreen<ScanActivity> screen = scan()) {
      screen.activity().read("HTTPS://EXAMPLE.ORG");
      assertEquals("That is not the code of a table", screen.text(R.id.scan_hint));
      assertFalse(screen.activity().isFinishing());
      screen.activity().read("CG01:ABC");
      assertTrue(screen.activity().isFinishing());
      Intent result = shadowOf(screen.activity()).getResultIntent();
      assertEquals(
          Optional.of("CG01:ABC"), new ScanActivity.Scan().parseResult(Activity.RESULT_OK, result));
    }
  }
}
