package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothSocket;
import android.content.Context;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.TableUuid;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Links over GATT between phones with the faults of real ones. */
@RunWith(RobolectricTestRunner.class)
@Config(
    application = Application.class,
    shadows = {JoinedGatt.class, JoinedGattServer.class})
public final class GattMisfortunesTest {
  private static final Bytes NONCE = Bytes.of(new byte[] {1, 2, 3, 4});
  private static final Bytes OTHER = Bytes.of(new byte[] {1, 2, 3, 5});
  private static final long SHORT = 1;
  private static final long LONG = 120_000;
  private static final long BOUND = 30_000;

  private final Context app = RuntimeEnvironment.getApplication();
  private Listening host;

  @Before
  public void open() throws RadioRefused {
    RobolectricPhone.switchOn();
    host = GattListening.open(app, NONCE, LONG);
  }

  @After
  public void close() {
    host.close();
  }

  private GattDialing dial(Bytes nonce) {
    return new GattDialing(app, RobolectricPhone.device(SignAir.HOST), nonce, LONG);
  }

  private static byte[] read(Carrier from, int count) throws Exception {
    return soon(
        () -> {
          byte[] bytes = new byte[count];
          int at = 0;
          while (at < count) {
            int some = from.pipe().in().read(bytes, at, count - at);
            assertTrue("ended after " + at, some >= 0);
            at += some;
          }
          return bytes;
        });
  }

  /** The next byte; -1 at the end. */
  private static int next(Carrier from) throws Exception {
    return soon(() -> from.pipe().in().read());
  }

  /**
   * Reads what comes soon. A test that waits for what never comes fails instead of waiting for
   * ever.
   */
  private static <T> T soon(Callable<T> read) throws Exception {
    FutureTask<T> heard = new FutureTask<>(read);
    Daemon.thread("reader", heard).start();
    return heard.get(BOUND, TimeUnit.MILLISECONDS);
  }

  private static byte[] all(int value, int count) {
    byte[] bytes = new byte[count];
    java.util.Arrays.fill(bytes, (byte) value);
    return bytes;
  }

  @Test
  public void whatReachesEverySubscriberIsHeardByTheOneWhoIsMeant() throws Exception {
    GattAir.misfortunes.everySubscriberIsNotified = true;
    Carrier first = soon(dial(NONCE)::connect);
    Carrier firstInside = soon(host::accept);
    Carrier second = soon(dial(NONCE)::connect);
    Carrier secondInside = soon(host::accept);
    firstInside.pipe().out().write(all(1, 500));
    secondInside.pipe().out().write(all(2, 500));
    assertArrayEquals(all(1, 500), read(first, 500));
    assertArrayEquals(all(2, 500), read(second, 500));
    first.pipe().out().write(all(3, 500));
    assertArrayEquals(all(3, 500), read(firstInside, 500));
  }

  /**
   * Up to Android 12 a value is set and sent in two steps, and another guest's value may come in
   * between. Some phones notify every subscriber of a characteristic, so one characteristic for all
   * guests would not do either.
   */
  @Test
  public void oneGuestsBytesNeverReachAnother() throws Exception {
    GattAir.misfortunes.everySubscriberIsNotified = true;
    Carrier first = soon(dial(NONCE)::connect);
    Carrier firstInside = soon(host::accept);
    Carrier second = soon(dial(NONCE)::connect);
    Carrier secondInside = soon(host::accept);
    AtomicReference<IOException> failed = new AtomicReference<>();
    Thread other =
        Daemon.thread(
            "other",
            () -> {
              try {
                secondInside.pipe().out().write(all(2, 10));
              } catch (IOException gone) {
                failed.set(gone);
              }
            });
    GattAir.misfortunes.betweenValueAndNotification =
        () -> {
          GattAir.misfortunes.betweenValueAndNotification = null;
          other.start();
          untilDoneOrWaiting(other);
        };
    firstInside.pipe().out().write(all(1, 10));
    if (other.getState() == Thread.State.NEW) {
      other.start(); // from Android 13 on nothing comes in between
    }
    assertArrayEquals(all(1, 10), read(first, 10));
    assertArrayEquals(all(2, 10), read(second, 10));
    assertEquals(null, failed.get());
  }

  /** Waits until the other thread has set its value, or waits for ours to be sent. */
  private static void untilDoneOrWaiting(Thread other) {
    Thread.State state = other.getState();
    while (state == Thread.State.NEW || state == Thread.State.RUNNABLE) {
      Thread.onSpinWait();
      state = other.getState();
    }
  }

  @Test
  public void aHostThatHangsUpIsNoticed() throws Exception {
    Carrier guest = soon(dial(NONCE)::connect);
    Carrier inside = soon(host::accept);
    inside.pipe().close();
    assertEquals(-1, next(guest));
  }

  @Test
  public void whoAsksForALaneAgainBeginsAnew() throws Exception {
    RawGuest guest = new RawGuest(app, RobolectricPhone.device(SignAir.HOST), NONCE);
    assertEquals("lane 0101", guest.ask());
    assertEquals("subscription", guest.subscribe(1, true));
    Carrier old = soon(host::accept);
    assertEquals("write", guest.write(1, (byte) 7));
    assertEquals("lane 0101", guest.ask());
    assertEquals(7, next(old));
    assertEquals(-1, next(old));
    assertEquals("write refused", guest.write(1, (byte) 8));
    assertEquals("subscription", guest.subscribe(1, true));
    Carrier fresh = soon(host::accept);
    old.pipe().close(); // this must not touch the fresh link
    assertEquals("write", guest.write(1, (byte) 9));
    assertEquals(9, next(fresh));
    assertEquals("subscription", guest.subscribe(1, true));
    assertEquals(-1, next(fresh));
    Carrier third = soon(host::accept);
    assertEquals("subscription", guest.subscribe(1, false));
    assertEquals(-1, next(third));
    assertTrue(guest.hasHeardNothing());
  }

  @Test
  public void nobodyEntersOrWritesToALaneOfSomebodyElse() throws Exception {
    Carrier other = soon(dial(NONCE)::connect);
    Carrier inside = soon(host::accept);
    RawGuest guest = new RawGuest(app, RobolectricPhone.device(SignAir.HOST), NONCE);
    assertEquals("subscription refused", guest.subscribe(1, true));
    assertEquals("lane 0102", guest.ask());
    assertEquals("subscription refused", guest.subscribe(1, true));
    assertEquals("write refused", guest.write(1, (byte) 66));
    other.pipe().out().write(5);
    assertEquals(5, next(inside));
  }

  @Test
  public void whatNobodyNeedsIsAnsweredAllTheSame() throws Exception {
    RawGuest guest = new RawGuest(app, RobolectricPhone.device(SignAir.HOST), NONCE);
    assertEquals("descriptor refused", guest.askSubscription(1));
    assertEquals("executed refused", guest.execute());
    assertEquals("lane 0101", guest.ask()); // the guest can ask again
    assertEquals("subscription", guest.subscribe(1, true));
  }

  @Test
  public void aServiceThatIsNeverAddedIsNoDoorAndItsServerIsClosed() {
    GattAir.misfortunes.servicesAreNeverAdded = true;
    RadioRefused refused =
        assertThrows(RadioRefused.class, () -> GattListening.open(app, OTHER, SHORT));
    assertEquals(RadioTrouble.BUSY, refused.trouble());
    assertEquals(1, GattAir.closed.get());
  }

  @Test
  public void everyTableOfAPhoneHasADoorOfItsOwn() throws Exception {
    try (Listening station = GattListening.open(app, OTHER, LONG)) {
      Carrier guest = soon(dial(NONCE)::connect);
      Carrier inside = soon(host::accept);
      Carrier visitor = soon(dial(OTHER)::connect);
      Carrier visited = soon(station::accept);
      guest.pipe().out().write(1);
      visitor.pipe().out().write(2);
      assertEquals(1, next(inside));
      assertEquals(2, next(visited));
    }
    assertThrows(IOException.class, () -> dial(OTHER).connect());
  }

  @Test
  public void aHostThatNeverAnswersForTheMtuIsReachedInSmallPackets() throws Exception {
    GattAir.misfortunes.mtuIsNeverAnswered = true;
    Carrier guest =
        soon(new GattDialing(app, RobolectricPhone.device(SignAir.HOST), NONCE, SHORT)::connect);
    assertEquals(20, guest.bearer().packet());
    guest.pipe().out().write(all(4, 100));
    assertArrayEquals(all(4, 100), read(soon(host::accept), 100));
  }

  @Test
  public void thePacketIsAsLargeAsBothSidesCan() throws Exception {
    GattAir.misfortunes.mtu = 517;
    Carrier guest = soon(dial(NONCE)::connect);
    assertEquals(495, guest.bearer().packet());
    assertEquals(495, soon(host::accept).bearer().packet());
  }

  @Test
  public void servicesThatAreRememberedWronglyAreAskedForAgain() throws Exception {
    GattAir.misfortunes.servicesAreRememberedWrongly = true;
    Carrier guest = soon(dial(NONCE)::connect);
    guest.pipe().out().write(6);
    assertEquals(6, next(soon(host::accept)));
  }

  @Test
  public void aConnectionThatFailsSaysItsStatus() {
    GattAir.misfortunes.connectionsThatFailWith133.set(1);
    IOException failed = assertThrows(IOException.class, () -> dial(NONCE).connect());
    assertEquals("no link over GATT, status 133", failed.getMessage());
  }

  @Test
  public void aRadioThatIsBusyForAMomentLosesNothing() throws Exception {
    Carrier guest = soon(dial(NONCE)::connect);
    Carrier inside = soon(host::accept);
    GattAir.misfortunes.busyWrites.set(3);
    guest.pipe().out().write(all(5, 400));
    assertArrayEquals(all(5, 400), read(inside, 400));
  }

  @Test
  public void aHostWhoTakesNothingWithoutAResponseIsGivenOne() throws Exception {
    GattAir.misfortunes.writesAreAnsweredAlone = true;
    Carrier guest = soon(dial(NONCE)::connect);
    Carrier inside = soon(host::accept);
    guest.pipe().out().write(all(8, 400));
    assertArrayEquals(all(8, 400), read(inside, 400));
  }

  @Test
  public void aGuestAsksForShortIntervalsWhileMuchIsCarried() throws Exception {
    Carrier guest = soon(dial(NONCE)::connect);
    guest.bearer().hurry(true);
    guest.bearer().hurry(false);
    assertEquals(
        List.of(BluetoothGatt.CONNECTION_PRIORITY_HIGH, BluetoothGatt.CONNECTION_PRIORITY_BALANCED),
        GattAir.priorities);
  }

  /** Android takes no such wish for the channel itself. */
  @Test
  public void aChannelOfL2capHasAConnectionBesideItWhileMuchIsCarried() throws Exception {
    BluetoothDevice device = RobolectricPhone.device(SignAir.HOST);
    BluetoothSocket socket =
        device.createInsecureRfcommSocketToServiceRecord(TableUuid.rfcomm(NONCE));
    GattTempo tempo = new GattTempo(app, device, socket);
    tempo.hurry(false);
    assertEquals(List.of(), GattAir.joinedNow());
    tempo.hurry(true);
    GattAir.settle();
    assertEquals(1, GattAir.joinedNow().size());
    tempo.hurry(false);
    tempo.hurry(true);
    tempo.over();
    tempo.over();
    GattAir.settle();
    assertEquals(List.of(), GattAir.joinedNow());
    tempo.hurry(true);
    GattAir.settle();
    assertEquals(List.of(), GattAir.joinedNow());
    assertEquals(
        List.of(
            BluetoothGatt.CONNECTION_PRIORITY_HIGH,
            BluetoothGatt.CONNECTION_PRIORITY_BALANCED,
            BluetoothGatt.CONNECTION_PRIORITY_HIGH),
        GattAir.priorities);
  }
}
