package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothClass;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.le.AdvertisingSet;
import android.bluetooth.le.AdvertisingSetCallback;
import android.bluetooth.le.BluetoothLeAdvertiser;
import android.bluetooth.le.ScanCallback;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.os.Build;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Strength;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Bearer;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Seen;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.radio.testing.Signs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.Before;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.shadows.ShadowBluetoothAdapter;
import org.robolectric.shadows.ShadowBluetoothDevice;
import org.robolectric.shadows.ShadowBluetoothLeScanner;

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
    refused(RadioTrouble.OFF, () -> hardware.scan(new HeardNothing()));
    refused(RadioTrouble.OFF, () -> hardware.inquire(new Answers()));
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
  public void aSignIsPutUpToTheByteAndTakenDown() throws Exception {
    BlockingQueue<Optional<RadioTrouble>> up = new LinkedBlockingQueue<>();
    Sign sign = hardware.advertise(BEACON, SignPace.EAGER, up::add);
    assertEquals(Optional.empty(), up.poll(120, TimeUnit.SECONDS));
    assertEquals(1, SignAir.signs().size());
    assertArrayEquals(Signs.air(BEACON), SignAir.signs().get(0));
    sign.close();
    sign.close();
    assertEquals(0, SignAir.signs().size());
  }

  /**
   * Each seat that is taken changes the sign. Guests on their way call the address that they saw.
   */
  @Test
  public void aSignThatSaysSomethingElseKeepsItsAddress() throws Exception {
    BlockingQueue<Optional<RadioTrouble>> up = new LinkedBlockingQueue<>();
    Sign sign = hardware.advertise(BEACON, SignPace.EAGER, up::add);
    assertEquals(Optional.empty(), up.poll(120, TimeUnit.SECONDS));
    List<String> before = SignAir.addresses();
    Beacon fuller = new Beacon(BEACON.sign().seated(2, false), 0x91, BEACON.nameCrc());
    sign.show(fuller, SignPace.EAGER);
    assertEquals(Optional.empty(), up.poll(120, TimeUnit.SECONDS));
    assertArrayEquals(Signs.air(fuller), SignAir.signs().get(0));
    Beacon other = Signs.beacon(1, "X1OTHER", 0x91, "host's phone");
    sign.show(other, SignPace.CALM);
    assertEquals(Optional.empty(), up.poll(120, TimeUnit.SECONDS)); // the response
    assertEquals(Optional.empty(), up.poll(120, TimeUnit.SECONDS)); // the advert
    assertEquals(Optional.empty(), up.poll(120, TimeUnit.SECONDS)); // the pace
    assertArrayEquals(Signs.air(other), SignAir.signs().get(0));
    assertEquals(List.of(160, 400), JoinedAdvertisingSet.intervals());
    assertEquals(before, SignAir.addresses());
    sign.close();
  }

  /** Android ends a sign when others want the controller, and reports that as a success. */
  @Test
  public void aSignThatAndroidSilencesByItselfIsNotUp() throws Exception {
    BlockingQueue<Optional<RadioTrouble>> up = new LinkedBlockingQueue<>();
    Sign sign = hardware.advertise(BEACON, SignPace.EAGER, up::add);
    assertEquals(Optional.empty(), up.poll(120, TimeUnit.SECONDS));
    ((Advertising) sign)
        .onAdvertisingEnabled(
            Shadow.newInstanceOf(AdvertisingSet.class),
            false,
            AdvertisingSetCallback.ADVERTISE_SUCCESS);
    assertEquals(Optional.of(RadioTrouble.BUSY), up.poll(120, TimeUnit.SECONDS));
    sign.close();
  }

  @Test
  public void aSignThatIsNotPutUpIsTriedAgainUnlessThePhoneNeverCan() {
    assertEquals(Optional.of(RadioTrouble.BUSY), told(2));
    assertEquals(Optional.of(RadioTrouble.BUSY), told(3));
    assertEquals(Optional.of(RadioTrouble.BUSY), told(4));
    assertEquals(
        Optional.of(RadioTrouble.NO_ADVERTISER),
        told(AdvertisingSetCallback.ADVERTISE_FAILED_FEATURE_UNSUPPORTED));
    assertEquals(
        Optional.of(RadioTrouble.NO_ADVERTISER),
        told(AdvertisingSetCallback.ADVERTISE_FAILED_DATA_TOO_LARGE));
  }

  private Optional<RadioTrouble> told(int failure) {
    List<Optional<RadioTrouble>> up = new ArrayList<>();
    try (Advertising sign = new Advertising(advertiser(), BEACON, SignPace.EAGER, up::add)) {
      sign.onAdvertisingSetStarted(null, 0, failure);
    }
    return up.get(0);
  }

  private static BluetoothLeAdvertiser advertiser() {
    return RobolectricPhone.adapter().getBluetoothLeAdvertiser();
  }

  /** Hears what is in the air. */
  private static final class HeardNothing implements ScanEars {
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
  private static final class Answers implements InquiryEars {
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
      refused(RadioTrouble.LOCATION_OFF, () -> hardware.inquire(new Answers()));
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
