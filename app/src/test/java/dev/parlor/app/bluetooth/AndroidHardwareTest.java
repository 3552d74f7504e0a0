package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothDevice;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.os.Build;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Bearer;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.radio.testing.Signs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Before;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowBluetoothAdapter;
import org.robolectric.shadows.ShadowBluetoothDevice;

/** The layer over Android, branch by branch. */
@RunWith(RobolectricTestRunner.class)
@Config(
    application = Application.class,
    shadows = {
      JoinedAdvertiser.class,
      JoinedAdvertisingSet.class,
      JoinedScanner.class,
      JoinedServerSocket.class,
      JoinedSocket.class
    })
public final class AndroidHardwareTest {
  private static final String PEER = "04:00:00:00:00:05";
  private static final Bytes NONCE = Signs.sign(1, "X1HOST").nonce();
  private static final Beacon BEACON = Signs.beacon(1, "X1HOST", 0x85, "host's phone");

  private final Application app = RuntimeEnvironment.getApplication();
  private AndroidHardware hardware = new AndroidHardware(app);

  @Before
  public void switchOn() {
    RobolectricPhone.switchOn();
    hardware = new AndroidHardware(app);
  }

  private static void refused(RadioTrouble why, ThrowingRunnable call) {
    assertEquals(why, assertThrows(RadioRefused.class, call).trouble());
  }

  private static ClassicAddress address() {
    return ClassicAddress.read(PEER).orElseThrow(AssertionError::new);
  }

  @Test
  public void aPhoneSaysWhatItCanDo() {
    assertEquals(new RadioState(true, true, true, true), hardware.state());
    Shadows.shadowOf(RobolectricPhone.adapter()).setIsMultipleAdvertisementSupported(false);
    assertEquals(new RadioState(true, true, true, false), hardware.state());
    RobolectricPhone.power(false);
    assertEquals(new RadioState(true, false, true, false), hardware.state());
  }

  @Test
  public void aPhoneWithoutLowEnergyFindsNothingByAScanAndHoldsItsDoorOpenForRfcommAlone()
      throws Exception {
    Shadows.shadowOf(app.getPackageManager())
        .setSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE, false);
    AndroidHardware classic = new AndroidHardware(app);
    assertEquals(new RadioState(true, true, false, false), classic.state());
    assertEquals(Optional.of(RadioTrouble.NO_LOW_ENERGY), classic.whyNoScan());
    refused(RadioTrouble.NO_LOW_ENERGY, () -> classic.listen(Way.L2CAP, NONCE));
    refused(RadioTrouble.NO_LOW_ENERGY, () -> classic.listen(Way.GATT, NONCE));
    refused(RadioTrouble.NO_ADVERTISER, () -> classic.advertise(BEACON, SignPace.EAGER, up -> {}));
    classic.listen(Way.RFCOMM, NONCE).close();
  }

  @Test
  public void aPhoneWithoutBluetoothDoesNothing() {
    ShadowBluetoothAdapter.setIsBluetoothSupported(false);
    AndroidHardware none = new AndroidHardware(app);
    if (none.state().present()) {
      return; // Robolectric of later versions always has an adapter
    }
    refused(RadioTrouble.ABSENT, () -> none.listen(Way.RFCOMM, NONCE));
    assertEquals(Optional.of(RadioTrouble.ABSENT), none.whyNoScan());
    assertEquals("", none.name());
  }

  @Test
  public void nothingIsDoneWhileBluetoothIsOff() {
    RobolectricPhone.power(false);
    for (Way way : Way.values()) {
      refused(RadioTrouble.OFF, () -> hardware.listen(way, NONCE));
    }
    refused(RadioTrouble.OFF, () -> hardware.advertise(BEACON, SignPace.EAGER, up -> {}));
    refused(RadioTrouble.OFF, () -> hardware.scan(new SearchOnAndroidTest.HeardNothing()));
    refused(RadioTrouble.OFF, () -> hardware.inquire(new SearchOnAndroidTest.Answers()));
    refused(RadioTrouble.OFF, () -> hardware.dial(address(), NONCE));
    assertEquals(List.of(), hardware.bonded());
    assertEquals(Optional.of(RadioTrouble.OFF), hardware.whyNoScan());
  }

  @Test
  public void whetherItAnswersInquiriesIsKnownAndTold() {
    List<RadioState> seen = new ArrayList<>();
    Handle watch = hardware.watch(() -> seen.add(hardware.state()));
    assertFalse(hardware.state().discoverable());
    RobolectricPhone.scanMode(BluetoothAdapter.SCAN_MODE_CONNECTABLE_DISCOVERABLE);
    assertTrue(seen.get(seen.size() - 1).discoverable());
    RobolectricPhone.scanMode(BluetoothAdapter.SCAN_MODE_CONNECTABLE);
    assertFalse(seen.get(seen.size() - 1).discoverable());
    watch.close();
  }

  @Test
  public void changesOfBluetoothAndOfTheLocationAreTold() {
    List<RadioState> seen = new ArrayList<>();
    Handle watch = hardware.watch(() -> seen.add(hardware.state()));
    RobolectricPhone.power(false);
    assertFalse(seen.get(seen.size() - 1).on());
    RobolectricPhone.power(true);
    assertTrue(seen.get(seen.size() - 1).on());
    int before = seen.size();
    RobolectricPhone.broadcast(new Intent("android.location.MODE_CHANGED"));
    assertEquals(before + 1, seen.size());
    watch.close();
    watch.close();
    RobolectricPhone.power(false);
    assertEquals(before + 1, seen.size());
  }

  @Test
  public void theNameOfTheAdapterIsRead() {
    RobolectricPhone.adapter().setName("host's phone");
    assertEquals("host's phone", hardware.name());
  }

  @Test
  public void aPermissionThatIsTakenAwayIsARefusal() {
    BluetoothDevice device = RobolectricPhone.device(PEER);
    ShadowBluetoothDevice shadow = Shadows.shadowOf(device);
    shadow.setShouldThrowSecurityExceptions(true);
    shadow.setName("hidden");
    if (Build.VERSION.SDK_INT >= 31) {
      RobolectricPhone.deny(Needs.CONNECT);
      refused(
          RadioTrouble.PERMISSION, () -> new SeenDevice(app, device).dial(Way.L2CAP, 0x85, NONCE));
    }
    refused(RadioTrouble.NOBODY, () -> new SeenDevice(app, device).dial(Way.RFCOMM, 0, NONCE));
  }

  @Test
  public void aPeerOverRfcommShowsItsAddressAndOthersDoNot() throws Exception {
    try (Listening listening = hardware.listen(Way.RFCOMM, NONCE);
        Dialing dialing = hardware.dial(address(), NONCE)) {
      Carrier guest = dialing.connect();
      assertEquals(Optional.of(address()), guest.peer());
      Carrier host = listening.accept();
      assertEquals(ClassicAddress.read(JoinedAir.GUEST), host.peer());
      assertEquals(
          Optional.empty(),
          SocketPipe.carrier(((SocketPipe) guest.pipe()).socket(), Way.L2CAP, Bearer.PLAIN).peer());
    }
  }

  @Test
  public void whoIsNotThereIsAFailure() throws Exception {
    try (Dialing dialing = hardware.dial(address(), NONCE)) {
      assertThrows(java.io.IOException.class, dialing::connect);
    }
  }
}
