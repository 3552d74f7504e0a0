package dev.parlor.radio.control;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.TableUuid;
import dev.parlor.rim.table.Strand;
import java.io.IOException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;

/** The ways through which guests come in: listening sockets, and a thread that waits at each. */
final class Entrances {
  private enum Entrance {
    RFCOMM(Way.RFCOMM),
    /** For guests who found the phone by an inquiry and do not know the table's nonce. */
    RFCOMM_OF_ANY(Way.RFCOMM),
    L2CAP(Way.L2CAP),
    GATT(Way.GATT);

    private final Way way;

    Entrance(Way way) {
      this.way = way;
    }
  }

  /** The owner of the entrances, who is told on the radio's thread. */
  interface Owner {
    void came(RadioLink link);

    /** Everything that can be open is open now, or one of the entrances has broken. */
    void changed();
  }

  private final Hardware hardware;
  private final Strand strand;
  private final Executor threads;
  private final LivePipes pipes;
  private final Bytes nonce;
  private final Owner owner;
  private final Map<Entrance, Listening> listening = new EnumMap<>(Entrance.class);
  private final Map<Entrance, RadioTrouble> refused = new EnumMap<>(Entrance.class);
  private final Set<Entrance> opening = EnumSet.noneOf(Entrance.class);
  private int round;

  Entrances(Hardware hardware, Plumbing plumbing, Bytes nonce, Owner owner) {
    this.hardware = hardware;
    this.strand = plumbing.strand();
    this.threads = plumbing.threads();
    this.pipes = plumbing.pipes();
    this.nonce = nonce;
    this.owner = owner;
  }

  /** Opens what is not open. */
  void open() {
    refused.clear();
    for (Entrance each : Entrance.values()) {
      if (!listening.containsKey(each) && opening.add(each)) {
        int mine = round;
        threads.execute(() -> listen(each, mine));
      }
    }
    settle();
  }

  private void listen(Entrance at, int mine) {
    Bytes name = at == Entrance.RFCOMM_OF_ANY ? TableUuid.ANY : nonce;
    try {
      Listening socket = hardware.listen(at.way, name);
      strand.run(() -> opened(at, mine, socket));
    } catch (RadioRefused why) {
      strand.run(() -> refused(at, mine, why.trouble()));
    }
  }

  private void opened(Entrance at, int mine, Listening socket) {
    if (mine != round) {
      socket.close(); // too late
      return;
    }
    listening.put(at, socket);
    threads.execute(() -> letIn(at, socket));
    opening.remove(at);
    settle();
  }

  private void refused(Entrance at, int mine, RadioTrouble why) {
    if (mine == round) {
      refused.put(at, why);
      opening.remove(at);
      settle();
    }
  }

  private void settle() {
    if (opening.isEmpty()) {
      owner.changed();
    }
  }

  private void letIn(Entrance at, Listening socket) {
    try {
      while (true) {
        RadioLink link = pipes.link(socket.accept());
        strand.run(() -> owner.came(link));
      }
    } catch (IOException shut) {
      strand.run(() -> broke(at, socket));
    }
  }

  private void broke(Entrance at, Listening socket) {
    socket.close();
    if (listening.remove(at, socket)) {
      refused.put(at, RadioTrouble.BUSY);
      settle();
    }
  }

  /** Whether it is not known yet which entrances can be open. */
  boolean areOpening() {
    return !opening.isEmpty();
  }

  Set<Way> ways() {
    Set<Way> ways = EnumSet.noneOf(Way.class);
    listening.keySet().forEach(each -> ways.add(each.way));
    return ways;
  }

  /** Why some entrances are not open. */
  Set<RadioTrouble> troubles() {
    Set<RadioTrouble> troubles = EnumSet.noneOf(RadioTrouble.class);
    troubles.addAll(refused.values());
    return troubles;
  }

  /** The number of the channel of L2CAP, 0 without one. */
  int psm() {
    Listening channel = listening.get(Entrance.L2CAP);
    return channel == null ? 0 : channel.psm();
  }

  void shut() {
    round++;
    opening.clear();
    refused.clear();
    listening.values().forEach(Listening::close);
    listening.clear();
  }
}
