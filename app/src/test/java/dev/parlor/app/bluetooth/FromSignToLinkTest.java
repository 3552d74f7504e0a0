package dev.parlor.app.bluetooth;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import android.app.Application;
import android.os.Build;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.Guests;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.SearchListener;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.testing.Signs;
import dev.parlor.rim.table.RealStrand;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The whole way on Robolectric's phone: a sign goes up and is seen, and a caller is let in. */
@RunWith(RobolectricTestRunner.class)
@Config(
    application = Application.class,
    shadows = {
      JoinedAdvertiser.class,
      JoinedAdvertisingSet.class,
      JoinedGatt.class,
      JoinedGattServer.class,
      JoinedScanner.class,
      JoinedServerSocket.class,
      JoinedSocket.class
    })
public final class FromSignToLinkTest {
  private static final TableSign SIGN = Signs.sign(1, "X1HOST");

  private final BlockingQueue<RadioLink> came = new LinkedBlockingQueue<>();
  private final BlockingQueue<RadioLink> reached = new LinkedBlockingQueue<>();
  private final BlockingQueue<DoorStatus> doors = new LinkedBlockingQueue<>();
  private final BlockingQueue<List<FoundTable>> tables = new LinkedBlockingQueue<>();
  private final BlockingQueue<Object> troubles = new LinkedBlockingQueue<>();
  private final NothingKnown book = new NothingKnown();

  /** An address book with at most one entry. */
  private static final class NothingKnown implements AddressBook {
    private volatile Optional<ClassicAddress> only = Optional.empty();

    @Override
    public Optional<ClassicAddress> find(Bytes npub) {
      return only;
    }

    @Override
    public void remember(Bytes npub, ClassicAddress address) {
      only = Optional.of(address);
    }
  }

  @Before
  public void switchOn() {
    RobolectricPhone.switchOn();
  }

  private NearbyRadio phone() {
    return AndroidRadio.of(
        RuntimeEnvironment.getApplication(),
        book,
        new Diary(() -> 0),
        new RealStrand(Runnable::run, troubles::add));
  }

  private Door open(NearbyRadio host) {
    return host.open(
        SIGN,
        new Guests() {
          @Override
          public void came(RadioLink link) {
            came.add(link);
          }

          @Override
          public void changed(DoorStatus status) {
            doors.add(status);
          }
        });
  }

  private Call call(NearbyRadio guest, TableTarget target) {
    return guest.call(
        target,
        new CallListener() {
          @Override
          public void reached(RadioLink link) {
            reached.add(link);
          }

          @Override
          public void failed(RadioTrouble why) {
            troubles.add(why);
          }
        });
  }

  private <T> T next(BlockingQueue<T> queue) throws InterruptedException {
    T next = queue.poll(120, TimeUnit.SECONDS);
    if (next == null) {
      throw new AssertionError("waited in vain; troubles: " + troubles);
    }
    return next;
  }

  private void awaitSign() throws InterruptedException {
    while (!next(doors).signUp()) {
      // goes on until the sign is up
    }
  }

  /** Says something at one end and hears it at the other. */
  private void speak(Link from, Link to) throws InterruptedException {
    BlockingQueue<byte[]> heard = new LinkedBlockingQueue<>();
    BlockingQueue<String> over = new LinkedBlockingQueue<>();
    to.start(
        new Link.Receiver() {
          @Override
          public void received(byte[] bytes) {
            heard.add(bytes);
          }

          @Override
          public void ended() {
            over.add("ended");
          }
        });
    from.send(new byte[] {1, 2, 3});
    assertArrayEquals(new byte[] {1, 2, 3}, next(heard));
    RobolectricPhone.power(false);
    assertEquals("ended", next(over));
  }

  private void search(NearbyRadio guest) throws InterruptedException {
    Search search =
        guest.search(
            new SearchListener() {
              @Override
              public void tables(List<FoundTable> found) {
                tables.add(found);
              }

              @Override
              public void phones(List<FoundPhone> phones) {
                troubles.add(phones);
              }

              @Override
              public void hindered(RadioTrouble why) {
                troubles.add(why);
              }
            });
    assertEquals(List.of(new FoundTable(SIGN, -48)), next(tables));
    search.close();
  }

  @Test
  public void aTableThatIsFoundIsReachedWithoutAnyAddress() throws InterruptedException {
    Door door = open(phone());
    awaitSign();
    NearbyRadio guest = phone();
    search(guest);
    Call call = call(guest, TableTarget.of(SIGN));
    RadioLink up = next(reached);
    RadioLink down = next(came);
    Way expected = Build.VERSION.SDK_INT >= 29 ? Way.L2CAP : Way.GATT;
    assertEquals(expected, up.way());
    assertEquals(expected, down.way());
    assertEquals(Optional.empty(), up.peer());
    speak(up, down);
    call.close();
    door.close();
  }

  @Test
  public void aHostWhoseAddressIsRememberedIsReachedOverRfcomm() throws InterruptedException {
    Door door = open(phone());
    awaitSign();
    ClassicAddress address = ClassicAddress.read(SignAir.HOST).orElseThrow(AssertionError::new);
    book.remember(SIGN.npub(), address);
    Call call = call(phone(), TableTarget.of(SIGN));
    RadioLink up = next(reached);
    assertEquals(Way.RFCOMM, up.way());
    assertEquals(Optional.of(address), up.peer());
    RadioLink down = next(came);
    assertEquals(ClassicAddress.read(JoinedAir.GUEST), down.peer());
    speak(down, up);
    call.close();
    door.close();
  }

  @Test
  public void aDoorOpensAgainWhenBluetoothIsBack() throws InterruptedException {
    Door door = open(phone());
    awaitSign();
    RobolectricPhone.power(false);
    DoorStatus shut = next(doors);
    while (!shut.equals(DoorStatus.shut(RadioTrouble.OFF))) {
      shut = next(doors);
    }
    assertEquals(List.of(), SignAir.signs());
    RobolectricPhone.power(true);
    awaitSign();
    Set<Way> ways =
        Build.VERSION.SDK_INT >= 29 ? EnumSet.allOf(Way.class) : EnumSet.of(Way.RFCOMM, Way.GATT);
    Call call = call(phone(), TableTarget.of(SIGN));
    assertEquals(true, ways.contains(next(reached).way()));
    call.close();
    door.close();
  }
}
