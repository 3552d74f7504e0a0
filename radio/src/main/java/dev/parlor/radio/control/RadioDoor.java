package dev.parlor.radio.control;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.Crc16;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.rim.table.Strand;
import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** A door: sockets that listen, a thread that waits at each, and a sign above them. */
final class RadioDoor implements Door {
  private static final long AGAIN = 2_000;

  private final Hardware hardware;
  private final Strand strand;
  private final Executor threads;
  private final LivePipes pipes;
  private final Guests guests;
  private final Map<Way, Listening> listening = new EnumMap<>(Way.class);
  private final Set<RadioTrouble> troubles = EnumSet.noneOf(RadioTrouble.class);
  private TableSign sign;
  private @Nullable Handle beacon;
  private boolean signUp;
  private boolean closed;
  private boolean planned;
  private @Nullable DoorStatus told;

  RadioDoor(
      Hardware hardware,
      Strand strand,
      Executor threads,
      LivePipes pipes,
      TableSign sign,
      Guests guests) {
    this.hardware = hardware;
    this.strand = strand;
    this.threads = threads;
    this.pipes = pipes;
    this.sign = sign;
    this.guests = guests;
  }

  boolean isClosed() {
    return closed;
  }

  /** Opens it, or what of it is not open; on the radio's thread. */
  void open() {
    if (closed) {
      return;
    }
    troubles.clear();
    if (!hardware.state().on()) {
      shut();
      troubles.add(hardware.state().present() ? RadioTrouble.OFF : RadioTrouble.ABSENT);
      tell();
      return;
    }
    for (Way way : Way.values()) {
      if (!listening.containsKey(way)) {
        listen(way);
      }
    }
    if (beacon == null) {
      putUp();
    }
    tell();
  }

  /** The state of the radio changed. */
  void stateChanged() {
    if (!hardware.state().on()) {
      shut();
    }
    open();
  }

  private void listen(Way way) {
    try {
      Listening socket = hardware.listen(way);
      listening.put(way, socket);
      threads.execute(() -> letIn(way, socket));
    } catch (RadioRefused refused) {
      refused(refused.trouble());
    }
  }

  private void refused(RadioTrouble trouble) {
    if (trouble != RadioTrouble.NO_LOW_ENERGY) { // the sign says so already
      troubles.add(trouble);
    }
    if (trouble == RadioTrouble.BUSY) {
      tryLater();
    }
  }

  private void letIn(Way way, Listening socket) {
    try {
      while (true) {
        RadioLink link = pipes.link(socket.accept());
        strand.run(() -> came(link));
      }
    } catch (IOException shut) {
      strand.run(() -> broke(way, socket));
    }
  }

  private void came(RadioLink link) {
    if (closed) {
      link.close();
    } else {
      guests.came(link);
    }
  }

  private void broke(Way way, Listening socket) {
    socket.close();
    if (listening.remove(way, socket)) {
      tryLater();
      tell();
    }
  }

  private void tryLater() {
    if (!planned) {
      planned = true;
      strand.at(
          strand.now() + AGAIN,
          () -> {
            planned = false;
            open();
          });
    }
  }

  private void putUp() {
    Listening channel = listening.get(Way.L2CAP);
    int psm = channel == null ? 0 : channel.psm();
    Beacon wanted = new Beacon(sign, psm, Crc16.of(hardware.name()));
    Attempt attempt = new Attempt();
    try {
      Handle up = hardware.advertise(wanted, attempt::answered);
      beacon = up;
      attempt.handle = up;
    } catch (RadioRefused refused) {
      beacon = null;
      refused(refused.trouble());
    }
  }

  /** One sign that is being put up. */
  private final class Attempt {
    private volatile @Nullable Handle handle;

    void answered(Optional<RadioTrouble> trouble) {
      strand.run(
          () -> {
            if (beacon != null && beacon == handle) {
              up(trouble);
            }
          });
    }
  }

  private void up(Optional<RadioTrouble> trouble) {
    signUp = !trouble.isPresent();
    if (!signUp) {
      takeDown();
      refused(trouble.get());
    }
    tell();
  }

  private void takeDown() {
    if (beacon != null) {
      beacon.close();
      beacon = null;
    }
  }

  private void shut() {
    takeDown();
    signUp = false;
    listening.values().forEach(Listening::close);
    listening.clear();
  }

  private void tell() {
    DoorStatus status =
        new DoorStatus(signUp, Set.copyOf(listening.keySet()), Set.copyOf(troubles));
    if (!closed && !status.equals(told)) {
      told = status;
      guests.changed(status);
    }
  }

  @Override
  public void show(TableSign now) {
    strand.run(
        () -> {
          if (!now.equals(sign)) {
            sign = now;
            takeDown();
            open();
          }
        });
  }

  @Override
  public void close() {
    strand.run(
        () -> {
          if (!closed) {
            closed = true;
            shut();
          }
        });
  }
}
