package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothClass;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.le.ScanCallback;
import android.content.Intent;
import android.os.Build;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Strength;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowBluetoothDevice;
import org.robolectric.shadows.ShadowBluetoothLeScanner;

/** Scans and inquiries as Android makes them. */
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
public final class SearchOnAndroidTest {
  private static final String PEER = "04:00:00:00:00:05";

  private AndroidHardware hardware = new AndroidHardware(RuntimeEnvironment.getApplication());

  @Before
  public void switchOn() {
    RobolectricPhone.switchOn();
    hardware = new AndroidHardware(RuntimeEnvironment.getApplication());
  }

  private static ClassicAddress address() {
    return ClassicAddress.read(PEER).orElseThrow(AssertionError::new);
  }

  /** Hears what is in the air. */
  static final class HeardNothing implements ScanEars {
    private final List<RadioTrouble> failed = new ArrayList<>();

    @Override
    public void heard(byte[] record, int strength, Seen by) {
      throw new AssertionError("nothing is in the air");
    }

    @Override
    public void failed(RadioTrouble why) {
      failed.add(why);
    }
  }

  private static ShadowBluetoothLeScanner scanner() {
    return Shadow.extract(RobolectricPhone.adapter().getBluetoothLeScanner());
  }

  @Test
  public void aScanAsksForTheServiceAloneAndEnds() throws Exception {
    HeardNothing ears = new HeardNothing();
    Handle scan = hardware.scan(ears);
    assertEquals(
        "0000fff0-0000-1000-8000-00805f9b34fb",
        String.valueOf(SignAir.filters().get(0).getServiceUuid()));
    ScanCallback callback = scanner().getScanCallbacks().iterator().next();
    callback.onScanFailed(ScanCallback.SCAN_FAILED_APPLICATION_REGISTRATION_FAILED);
    callback.onScanFailed(ScanCallback.SCAN_FAILED_FEATURE_UNSUPPORTED);
    assertEquals(List.of(RadioTrouble.BUSY, RadioTrouble.NO_LOW_ENERGY), ears.failed);
    scan.close();
    scan.close();
    assertEquals(0, scanner().getScanCallbacks().size());
  }

  /** Writes down which phones answer. */
  static final class Answers implements InquiryEars {
    private final List<FoundPhone> phones = new ArrayList<>();
    private int finished;

    @Override
    public void heard(FoundPhone phone) {
      phones.add(phone);
    }

    @Override
    public void finished() {
      finished++;
    }
  }

  private static BluetoothDevice device(String address, String name, int kind) {
    BluetoothDevice device = RobolectricPhone.device(address);
    ShadowBluetoothDevice shadow = Shadows.shadowOf(device);
    shadow.setName(name);
    if (kind != 0) {
      shadow.setBluetoothClass(
          org.robolectric.util.ReflectionHelpers.callConstructor(
              BluetoothClass.class,
              org.robolectric.util.ReflectionHelpers.ClassParameter.from(int.class, kind)));
    }
    return device;
  }

  @Test
  public void anInquiryFindsPhonesAndEnds() throws Exception {
    Answers answers = new Answers();
    Handle inquiry = hardware.inquire(answers);
    assertTrue(RobolectricPhone.adapter().isDiscovering());
    found(device(PEER, "a phone", BluetoothClass.Device.PHONE_SMART), (short) -55);
    found(
        device("04:00:00:00:00:06", "a watch", BluetoothClass.Device.WEARABLE_WRIST_WATCH),
        (short) -30);
    RobolectricPhone.broadcast(new Intent(BluetoothDevice.ACTION_FOUND)); // a sighting of no device
    assertEquals(List.of(new FoundPhone("a phone", address(), -55)), answers.phones);
    found(device(PEER, "a phone", BluetoothClass.Device.PHONE_SMART), (short) 127);
    assertEquals(Strength.UNKNOWN, answers.phones.get(1).strength());
    RobolectricPhone.broadcast(new Intent(BluetoothAdapter.ACTION_DISCOVERY_FINISHED));
    assertEquals(1, answers.finished);
    inquiry.close();
    inquiry.close();
    assertFalse(RobolectricPhone.adapter().isDiscovering());
    found(device(PEER, "a phone", BluetoothClass.Device.PHONE_SMART), (short) -55);
    assertEquals(2, answers.phones.size());
  }

  private static void found(BluetoothDevice device, short strength) {
    RobolectricPhone.broadcast(
        new Intent(BluetoothDevice.ACTION_FOUND)
            .putExtra(BluetoothDevice.EXTRA_DEVICE, device)
            .putExtra(BluetoothDevice.EXTRA_RSSI, strength));
  }

  @Test
  public void nobodyInquiresWhileTheLocationIsOffBeforeAndroid12() throws Exception {
    if (Build.VERSION.SDK_INT < 31) {
      RobolectricPhone.location(false);
      RadioRefused refused =
          assertThrows(RadioRefused.class, () -> hardware.inquire(new Answers()));
      assertEquals(RadioTrouble.LOCATION_OFF, refused.trouble());
    } else {
      hardware.inquire(new Answers()).close();
    }
  }

  @Test
  public void pairedPhonesAreKnownByName() {
    BluetoothDevice phone = device(PEER, "a phone", BluetoothClass.Device.PHONE_SMART);
    Shadows.shadowOf(RobolectricPhone.adapter()).setBondedDevices(Set.of(phone));
    List<FoundPhone> paired = hardware.bonded();
    assertEquals("a phone", paired.get(0).name());
    assertEquals(address(), paired.get(0).address());
  }
}
