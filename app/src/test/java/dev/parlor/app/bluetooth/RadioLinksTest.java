package dev.parlor.app.bluetooth;

import android.Manifest;
import android.app.Application;
import android.bluetooth.BluetoothManager;
import android.content.pm.PackageManager;
import dev.parlor.p2p.testing.link.LinkContract;
import dev.parlor.p2p.testing.link.LinkLab;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;

/** The links of every radio, each held against the one contract. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(
    sdk = 34,
    shadows = {
      JoinedServerSocket.class,
      JoinedSocket.class,
      JoinedGatt.class,
      JoinedGattServer.class
    })
public final class RadioLinksTest {
  private final Way way;
  private final LinkContract.Check check;

  public RadioLinksTest(String name, Way way, LinkContract.Check check) {
    this.way = way;
    this.check = check;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> checks() {
    List<Object[]> checks = new ArrayList<>();
    for (Way way : Way.values()) {
      for (LinkContract.Check check : LinkContract.checks()) {
        checks.add(new Object[] {way + ": " + check.name(), way, check});
      }
    }
    return checks;
  }

  @Before
  public void switchOn() {
    Application app = RuntimeEnvironment.getApplication();
    Shadows.shadowOf(app)
        .grantPermissions(
            Manifest.permission.BLUETOOTH_CONNECT,
            Manifest.permission.BLUETOOTH_SCAN,
            Manifest.permission.BLUETOOTH_ADVERTISE);
    Shadows.shadowOf(app.getPackageManager())
        .setSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE, true);
    var adapter = app.getSystemService(BluetoothManager.class).getAdapter();
    Shadows.shadowOf(adapter).setEnabled(true);
    Shadows.shadowOf(adapter).setIsMultipleAdvertisementSupported(true);
  }

  @Test
  public void linksKeepTheContract() throws Exception {
    try (LinkLab lab = lab()) {
      check.body().run(lab);
    }
  }

  private LinkLab lab() {
    return new RadioLab(RuntimeEnvironment.getApplication(), way);
  }
}
