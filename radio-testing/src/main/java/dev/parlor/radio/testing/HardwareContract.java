package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * What every {@link Hardware} must keep, whatever platform it stands on. The radio's decisions rely
 * on it. A test framework runs it for each kind of hardware. What a link over the hardware keeps is
 * {@code LinkContract}.
 */
public final class HardwareContract {
  static final long PATIENCE = 60;
  private static final Beacon FIRST = Signs.beacon(1, "X1HOST", 0, "a name");

  private HardwareContract() {}

  /** A named promise, and the body that shows whether it is kept: the body throws if it is not. */
  public record Check(String name, Body body) {}

  /** Checks a promise. Each needs a fresh lab. */
  @FunctionalInterface
  public interface Body {
    void run(HardwareLab lab) throws IOException, InterruptedException;
  }

  /** The promises that all kinds of hardware keep. */
  public static List<Check> checks() {
    return List.of(
        new Check("a radio that is on says what it can do", HardwareContract::state),
        new Check("a beacon is heard byte for byte", HardwareContract::beacon),
        new Check("a beacon that was taken down is heard no more", HardwareContract::takenDown),
        new Check("a sign says something else where it hangs", HardwareContract::next),
        new Check("a scan that was closed tells nothing", HardwareContract::closedScan),
        new Check("closing anything again does nothing", HardwareContract::closeTwice));
  }

  /** The promises that are kept for each way that the hardware has. */
  public static List<Check> checks(Way way) {
    return List.of(
        new Check("who connects comes in", lab -> comesIn(lab, way)),
        new Check("a second guest comes in beside the first", lab -> second(lab, way)),
        new Check("closing a pipe ends the other one", lab -> pipeEnds(lab, way)),
        new Check("closing a pipe unblocks who reads it", lab -> pipeUnblocks(lab, way)),
        new Check("closing a door unblocks who waits there", lab -> doorUnblocks(lab, way)),
        new Check("who is in stays when the door shuts", lab -> staysIn(lab, way)),
        new Check("a door may open again after it was shut", lab -> opensAgain(lab, way)),
        new Check("an attempt that is given up ends", lab -> givenUp(lab, way)),
        new Check("an attempt that was given up before connects nowhere", lab -> early(lab, way)));
  }

  private static void state(HardwareLab lab) {
    for (Hardware radio : List.of(lab.host(), lab.guest())) {
      RadioState state = radio.state();
      that(state.present() && state.on() && state.lowEnergy(), "not on: " + state);
      that(radio.whyNoScan().equals(Optional.empty()), "may not scan");
    }
    that(lab.host().state().canAdvertise(), "the host can't advertise");
  }

  private static void beacon(HardwareLab lab) throws IOException, InterruptedException {
    BlockingQueue<Optional<RadioTrouble>> told = new LinkedBlockingQueue<>();
    try (HeardBeacons heard = HeardBeacons.by(lab.guest())) {
      Sign up = lab.host().advertise(FIRST, SignPace.EAGER, told::add);
      that(Optional.empty().equals(told.poll(PATIENCE, TimeUnit.SECONDS)), "not up");
      heard.await(FIRST);
      up.close();
    }
    that(told.isEmpty(), "told twice");
  }

  private static void takenDown(HardwareLab lab) throws IOException, InterruptedException {
    lab.host().advertise(FIRST, SignPace.EAGER, up -> {}).close();
    Beacon second = Signs.beacon(2, "X1HOST", 0, "a name");
    Sign up = lab.host().advertise(second, SignPace.EAGER, told -> {});
    try (HeardBeacons heard = HeardBeacons.by(lab.guest())) {
      heard.await(second);
      that(!heard.all().contains(FIRST), "the one that was taken down is still there");
    }
    up.close();
  }

  private static void next(HardwareLab lab) throws IOException, InterruptedException {
    try (HeardBeacons heard = HeardBeacons.by(lab.guest());
        Sign sign = lab.host().advertise(FIRST, SignPace.EAGER, told -> {})) {
      heard.await(FIRST);
      for (int number = 2; number <= 3; number++) {
        Beacon beacon = Signs.beacon(number, "X1HOST", 0, "a name");
        sign.show(beacon, SignPace.CALM);
        heard.await(beacon);
      }
    }
  }

  private static void closedScan(HardwareLab lab) throws IOException, InterruptedException {
    HeardBeacons closed = HeardBeacons.by(lab.guest());
    closed.close();
    int before = closed.all().size();
    Sign up = lab.host().advertise(FIRST, SignPace.EAGER, told -> {});
    try (HeardBeacons heard = HeardBeacons.by(lab.guest())) {
      heard.await(FIRST);
    }
    up.close();
    that(closed.all().size() == before, "a closed scan told something");
  }

  private static void closeTwice(HardwareLab lab) throws IOException {
    List<Handle> handles = new ArrayList<>();
    handles.add(lab.host().advertise(FIRST, SignPace.EAGER, told -> {}));
    handles.add(lab.guest().scan(new HeardBeacons()));
    handles.add(lab.guest().watch(() -> {}));
    for (Way way : lab.ways()) {
      handles.add(lab.host().listen(way, Signs.NONCE));
    }
    handles.forEach(Handle::close);
    handles.forEach(Handle::close);
  }

  private static void comesIn(HardwareLab lab, Way way) throws IOException, InterruptedException {
    try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      Carrier guest = meeting.connect();
      Carrier host = meeting.came(guest);
      that(guest.way() == way && host.way() == way, "another way");
      say(guest, host, "up");
      say(host, guest, "down");
      boolean showsAddress = guest.peer().isPresent() && host.peer().isPresent();
      that(showsAddress == (way == Way.RFCOMM), "the address of a classic radio, or none");
    }
  }

  private static void second(HardwareLab lab, Way way) throws IOException, InterruptedException {
    try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      Carrier guest = meeting.connect();
      Carrier host = meeting.came(guest);
      guest.pipe().close();
      Carrier again = meeting.connect();
      Carrier back = meeting.came(again);
      say(again, back, "again");
      that(ends(host), "the first one goes on");
    }
  }

  private static void pipeEnds(HardwareLab lab, Way way) throws IOException, InterruptedException {
    try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      Carrier guest = meeting.connect();
      Carrier host = meeting.came(guest);
      say(guest, host, "hello");
      host.pipe().close();
      that(ends(guest), "the guest was told nothing");
    }
  }

  private static void pipeUnblocks(HardwareLab lab, Way way)
      throws IOException, InterruptedException {
    try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      Carrier guest = meeting.connect();
      Carrier host = meeting.came(guest);
      BlockingQueue<Boolean> ended = new LinkedBlockingQueue<>();
      thread(() -> ended.add(ends(host)));
      host.pipe().close();
      that(Boolean.TRUE.equals(ended.poll(PATIENCE, TimeUnit.SECONDS)), "who reads waits on");
      guest.pipe().close();
    }
  }

  private static void doorUnblocks(HardwareLab lab, Way way)
      throws IOException, InterruptedException {
    Listening door = lab.host().listen(way, Signs.NONCE);
    BlockingQueue<Boolean> ended = new LinkedBlockingQueue<>();
    thread(
        () -> {
          try {
            door.accept().pipe().close();
            ended.add(false);
          } catch (IOException shut) {
            ended.add(true);
          }
        });
    door.close();
    that(Boolean.TRUE.equals(ended.poll(PATIENCE, TimeUnit.SECONDS)), "who waits waits on");
  }

  private static void staysIn(HardwareLab lab, Way way) throws IOException, InterruptedException {
    try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      Carrier guest = meeting.connect();
      Carrier host = meeting.came(guest);
      meeting.shut();
      say(guest, host, "still here");
      say(host, guest, "so am I");
    }
  }

  private static void opensAgain(HardwareLab lab, Way way)
      throws IOException, InterruptedException {
    for (int i = 0; i < 2; i++) {
      try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
        Carrier guest = meeting.connect();
        say(guest, meeting.came(guest), "hello");
      }
    }
  }

  private static void givenUp(HardwareLab lab, Way way) throws IOException, InterruptedException {
    try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      Dialing dialing = meeting.dial();
      lab.silence();
      BlockingQueue<Boolean> ended = new LinkedBlockingQueue<>();
      thread(() -> ended.add(fails(dialing)));
      dialing.close();
      that(Boolean.TRUE.equals(ended.poll(PATIENCE, TimeUnit.SECONDS)), "who waits waits on");
    }
  }

  private static void early(HardwareLab lab, Way way) throws IOException, InterruptedException {
    try (RadioMeeting meeting = RadioMeeting.in(lab, way)) {
      Dialing dialing = meeting.dial();
      dialing.close();
      that(fails(dialing), "it connected");
    } catch (RadioRefused alsoFine) {
      // refusing to try at all is fine too
    }
  }

  private static boolean fails(Dialing dialing) {
    try {
      dialing.connect().pipe().close();
      return false;
    } catch (IOException expected) {
      return true;
    }
  }

  private static boolean ends(Carrier carrier) {
    try {
      return carrier.pipe().in().read() < 0;
    } catch (IOException ended) {
      return true;
    }
  }

  static void say(Carrier from, Carrier to, String words) throws IOException {
    byte[] sent = words.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    from.pipe().out().write(sent);
    from.pipe().out().flush();
    byte[] heard = new byte[sent.length];
    new DataInputStream(to.pipe().in()).readFully(heard);
    that(Arrays.equals(sent, heard), "other bytes than were sent");
  }

  static void thread(Runnable task) {
    Thread thread = new Thread(task, "contract");
    thread.setDaemon(true);
    thread.start();
  }

  static void that(boolean kept, String otherwise) {
    if (!kept) {
      throw new AssertionError(otherwise);
    }
  }
}
