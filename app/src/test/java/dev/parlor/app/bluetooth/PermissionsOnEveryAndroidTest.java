package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.os.Build;
import dev.parlor.radio.RadioTrouble;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;

/** The matrix of permissions, on every Android version that the build names. */
@RunWith(RobolectricTestRunner.class)
@Config(application = Application.class)
public final class PermissionsOnEveryAndroidTest {
  private final int sdk = Build.VERSION.SDK_INT;
  private static final List<String> NEARBY = List.of(Needs.SCAN, Needs.CONNECT, Needs.ADVERTISE);

  private final Application app = RuntimeEnvironment.getApplication();
  private AndroidHardware hardware = new AndroidHardware(app);

  @Before
  public void switchOn() {
    RobolectricPhone.switchOn();
    RobolectricPhone.deny(
        Needs.COARSE, Needs.FINE, Needs.SCAN, Needs.CONNECT, Needs.ADVERTISE, Needs.NOTIFY);
    hardware = new AndroidHardware(app);
  }

  private Needs needs(RadioPurpose purpose) {
    return Needs.of(purpose, AndroidFacts.of(app, hardware.state()));
  }

  private List<String> toJoin() {
    if (sdk >= 31) {
      return NEARBY;
    }
    return List.of(sdk >= 29 ? Needs.FINE : Needs.COARSE);
  }

  private Set<String> requested() throws PackageManager.NameNotFoundException {
    PackageInfo info =
        app.getPackageManager()
            .getPackageInfo(app.getPackageName(), PackageManager.GET_PERMISSIONS);
    return new TreeSet<>(Arrays.asList(info.requestedPermissions));
  }

  @Test
  public void whatIsMissingIsAskedForAndNothingElse() {
    assertEquals(toJoin(), needs(RadioPurpose.JOIN).permissions());
    assertEquals(sdk >= 31 ? NEARBY : List.of(), needs(RadioPurpose.HOST).permissions());
    assertEquals(
        sdk >= 33 ? List.of(Needs.NOTIFY) : List.of(), needs(RadioPurpose.HOST).niceToHave());
  }

  @Test
  public void whatIsAskedForStandsInTheManifest() throws Exception {
    assertTrue(requested().containsAll(toJoin()));
    assertTrue(requested().contains("android.permission.BLUETOOTH"));
    if (sdk < 31) {
      assertTrue(requested().contains("android.permission.BLUETOOTH_ADMIN"));
    } else {
      assertFalse("no location from Android 12", requested().contains(Needs.FINE));
      assertFalse("no location from Android 12", requested().contains(Needs.COARSE));
    }
  }

  @Test
  public void nothingIsScannedBeforeItIsGranted() {
    assertEquals(Optional.of(RadioTrouble.PERMISSION), hardware.whyNoScan());
    Shadows.shadowOf(app).grantPermissions(toJoin().toArray(new String[0]));
    assertEquals(Optional.empty(), hardware.whyNoScan());
    assertTrue(needs(RadioPurpose.JOIN).isEmpty());
  }

  @Test
  public void theLocationMatters26To30() {
    Shadows.shadowOf(app).grantPermissions(toJoin().toArray(new String[0]));
    RobolectricPhone.location(false);
    Optional<RadioTrouble> trouble = hardware.whyNoScan();
    assertEquals(sdk < 31 ? Optional.of(RadioTrouble.LOCATION_OFF) : Optional.empty(), trouble);
    assertEquals(sdk < 31 ? List.of(Need.LOCATION_ON) : List.of(), needs(RadioPurpose.JOIN).todo());
  }

  @Test
  public void bluetoothThatIsOffIsTheLastThingToBeAskedFor() {
    RobolectricPhone.power(false);
    List<Need> todo = needs(RadioPurpose.JOIN).todo();
    assertEquals(List.of(Need.PERMISSIONS, Need.BLUETOOTH_ON), todo);
  }
}
