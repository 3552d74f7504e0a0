package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.radio.Handle;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.Seen;
import dev.parlor.radio.hardware.SignPace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A host who listens under a sign, and a guest who has seen it. */
public final class RadioMeeting implements AutoCloseable {
  private final HardwareLab lab;
  private final Way way;
  private final Listening door;
  private final Handle sign;
  private final Seen seen;
  private final BlockingQueue<Carrier> came = new LinkedBlockingQueue<>();
  private final List<Carrier> all = new ArrayList<>();

  private RadioMeeting(HardwareLab lab, Way way, Listening door, Handle sign, Seen seen) {
    this.lab = lab;
    this.way = way;
    this.door = door;
    this.sign = sign;
    this.seen = seen;
  }

  public static RadioMeeting in(HardwareLab lab, Way way) throws IOException, InterruptedException {
    Listening door = lab.host().listen(way, Signs.NONCE);
    Beacon beacon = Signs.beacon(7, "X1HOST", door.psm(), "a name");
    Handle sign = lab.host().advertise(beacon, SignPace.EAGER, up -> {});
    Seen seen;
    try (HeardBeacons heard = HeardBeacons.by(lab.guest())) {
      seen = heard.await(beacon);
    }
    RadioMeeting meeting = new RadioMeeting(lab, way, door, sign, seen);
    HardwareContract.thread(meeting::letIn);
    return meeting;
  }

  private void letIn() {
    try {
      while (true) {
        came.add(door.accept());
      }
    } catch (IOException shut) {
      // the meeting is over
    }
  }

  public Dialing dial() throws IOException {
    return way == Way.RFCOMM
        ? lab.guest().dial(lab.hostAddress(), Signs.NONCE)
        : seen.dial(way, door.psm(), Signs.NONCE);
  }

  /** Connects. It may be tried again, because a few first connections fail on every radio. */
  public Carrier connect() throws IOException {
    IOException last = new IOException("not tried");
    for (int i = 0; i < 3; i++) {
      try {
        Carrier guest = dial().connect();
        all.add(guest);
        return guest;
      } catch (IOException failed) {
        last = failed;
      }
    }
    throw last;
  }

  /** The host's end of a connection, in the order in which they came in. */
  public Carrier came(Carrier guest) throws InterruptedException {
    Carrier host = came.poll(HardwareContract.PATIENCE, TimeUnit.SECONDS);
    HardwareContract.that(host != null, "nobody came in while one is connected: " + guest);
    Carrier in = java.util.Objects.requireNonNull(host);
    all.add(in);
    return in;
  }

  /** Waits for the next guest who comes in. */
  public Carrier next() throws InterruptedException {
    return came.take();
  }

  public void shut() {
    door.close();
  }

  @Override
  public void close() {
    all.forEach(each -> each.pipe().close());
    sign.close();
    door.close();
  }
}
