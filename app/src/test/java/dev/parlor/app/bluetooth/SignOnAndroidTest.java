package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import android.app.Application;
import android.bluetooth.le.AdvertisingSet;
import android.bluetooth.le.AdvertisingSetCallback;
import android.bluetooth.le.BluetoothLeAdvertiser;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.radio.testing.Signs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;

/** The sign of a table as Android puts it up. */
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
public final class SignOnAndroidTest {
  private static final Beacon BEACON = Signs.beacon(1, "X1HOST", 0x85, "host's phone");

  private AndroidHardware hardware = new AndroidHardware(RuntimeEnvironment.getApplication());

  @Before
  public void switchOn() {
    RobolectricPhone.switchOn();
    hardware = new AndroidHardware(RuntimeEnvironment.getApplication());
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
}
