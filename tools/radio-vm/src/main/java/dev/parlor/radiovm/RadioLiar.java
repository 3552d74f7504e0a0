package dev.parlor.radiovm;

import dev.parlor.bluez.BluezHardware;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Seen;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * {@code RadioLiar ADAPTER HOST OTHER}: pairs with the host that it sees first, comes in by every way
 * and says nothing. Then it shows that host's sign as its own. The first caller is told nothing,
 * later ones are told nonsense. A second adapter shows the same sign with a channel at which nobody
 * listens.
 */
public final class RadioLiar {
  private static final byte[] NONSENSE =
      "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  /** A channel of L2CAP at which nobody listens. */
  private static final int NOBODYS = 0xee;

  private final Hardware radio;
  private final CountDownLatch silent = new CountDownLatch(Way.values().length);
  private final AtomicInteger calls = new AtomicInteger();

  private RadioLiar(Hardware radio) {
    this.radio = radio;
  }

  /** A host's sign, and the device that shows it. */
  private record Host(Beacon beacon, Seen by) {}

  public static void main(String[] args) throws Exception {
    String bus = "unix:path=/run/dbus/system_bus_socket";
    BluezHardware radio = BluezHardware.open(bus, Optional.of(args[0]));
    BluezHardware host = BluezHardware.open(bus, Optional.of(args[1]));
    BluezHardware other = BluezHardware.open(bus, Optional.of(args[2]));
    RadioLiar liar = new RadioLiar(radio);
    Host seen = liar.look();
    Pairing.of(bus, args[0], host.address().orElseThrow());
    Power.hangUp(Pairing.path(args[0], host.address().orElseThrow()));
    System.out.println("has paired");
    Bytes nonce = seen.beacon().sign().nonce();
    liar.saysNothing(Way.GATT, seen.by().dial(Way.GATT, 0, nonce));
    liar.saysNothing(Way.L2CAP, seen.by().dial(Way.L2CAP, seen.beacon().psm(), nonce));
    liar.saysNothing(Way.RFCOMM, radio.dial(host.address().orElseThrow(), nonce));
    liar.silent.await();
    Power.hangUp(Pairing.path(args[0], host.address().orElseThrow()));
    liar.pretend(seen.beacon(), nonce);
    Beacon misleading = new Beacon(seen.beacon().sign(), NOBODYS, seen.beacon().nameCrc());
    other.advertise(misleading, SignPace.EAGER, trouble -> {});
    System.out.println("show the same sign");
    Thread.sleep(Long.MAX_VALUE);
  }

  private Host look() throws IOException, InterruptedException {
    BlockingQueue<Host> hosts = new LinkedBlockingQueue<>();
    ScanEars ears =
        new ScanEars() {
          @Override
          public void heard(byte[] record, int strength, Seen by) {
            Beacon.read(record)
                .filter(beacon -> beacon.sign().kind() == TableSign.Kind.HOST)
                .ifPresent(beacon -> hosts.add(new Host(beacon, by)));
          }

          @Override
          public void failed(RadioTrouble why) {
            System.out.println("the scan ended: " + why);
          }
        };
    try (var scan = radio.scan(ears)) {
      Host found = hosts.poll(60, TimeUnit.SECONDS);
      if (found == null) {
        throw new IOException("no host is in range of " + scan);
      }
      return found;
    }
  }

  private void saysNothing(Way way, Dialing dialing) throws IOException {
    Carrier in = dialing.connect();
    System.out.println("is in by " + way + " and says nothing");
    listens(
        in,
        () -> {
          System.out.println("was hung up on by " + way);
          silent.countDown();
        });
  }

  /** Listens until the other hangs up. */
  private static void listens(Carrier to, Runnable then) {
    Runnable wait =
        () -> {
          try {
            byte[] heard = new byte[512];
            while (to.pipe().in().read(heard) >= 0) {
              // what the other says of itself does not matter
            }
          } catch (IOException ended) {
            // this is an end as well
          }
          then.run();
        };
    Daemon.thread("silent", wait).start();
  }

  private void pretend(Beacon real, Bytes nonce) throws IOException {
    int psm = 0;
    for (Way way : Way.values()) {
      Listening door = radio.listen(way, nonce);
      psm = Math.max(psm, door.psm());
      Daemon.thread("door", () -> answer(way, door)).start();
    }
    Beacon own = new Beacon(real.sign(), psm, real.nameCrc());
    radio.advertise(own, SignPace.EAGER, trouble -> {});
  }

  private void answer(Way way, Listening door) {
    try {
      while (true) {
        Carrier guest = door.accept();
        System.out.println("was called by " + way);
        if (calls.getAndIncrement() == 0) {
          listens(guest, () -> System.out.println("a guest who was told nothing has hung up"));
        } else {
          talksNonsense(guest);
        }
      }
    } catch (IOException shut) {
      System.out.println("no longer answers by " + way + ": " + shut.getMessage());
    }
  }

  private static void talksNonsense(Carrier guest) {
    try {
      guest.pipe().out().write(NONSENSE);
      guest.pipe().out().flush();
      guest.pipe().close();
    } catch (IOException gone) {
      // the guest was quicker to go
    }
  }
}
