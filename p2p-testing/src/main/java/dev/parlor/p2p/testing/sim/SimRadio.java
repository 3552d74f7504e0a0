package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** All connections of a table: one host, and guests that dial it. */
final class SimRadio {
  private final Timeline time;
  private final Faults profile;
  private final List<Fault.OnLink> faults;
  private final long seed;
  private final Map<Integer, Connection> connections = new TreeMap<>();
  private final @Nullable Quality given;
  private int made;

  SimRadio(Timeline time, Faults profile, FaultPlan plan, long seed, @Nullable Quality given) {
    this.given = given;
    this.time = time;
    this.profile = profile;
    this.faults = plan.grouped().onLinks;
    this.seed = seed;
  }

  /** Makes a connection. Its quality depends only on the guest and the number of its dial. */
  Connection connect(End host, End guest, int seat, int dial) {
    Dice dice = Dice.seeded(seed ^ (seat * 7_919L + dial) * 104_729L + made);
    Quality quality = given == null ? Quality.draw(profile, dice) : given;
    Connection made1 =
        new Connection(made++, time, quality, host, guest, faultsOf(seat, dial), dice);
    connections.put(made1.id, made1);
    return made1;
  }

  private List<Fault.OnLink> faultsOf(int seat, int dial) {
    List<Fault.OnLink> mine = new ArrayList<>();
    for (Fault.OnLink one : faults) {
      if (one.seat() == seat && one.dial() == dial) {
        mine.add(one);
      }
    }
    return mine;
  }

  void write(int connection, End from, byte[] bytes) {
    Connection known = connections.get(connection);
    if (known != null) {
      known.write(from, bytes);
    }
  }

  void close(int connection, End from) {
    Connection known = connections.get(connection);
    if (known != null) {
      known.close(from);
    }
  }

  /** Ends all connections of a phone. */
  void abandon(End end, boolean othersTold) {
    for (Connection connection : connections.values()) {
      if (connection.touches(end)) {
        connection.abandon(end, othersTold);
      }
    }
    connections.values().removeIf(connection -> connection.touches(end));
  }

  /** The connections of a phone that are open now. */
  List<Connection> of(End end) {
    List<Connection> open = new ArrayList<>();
    for (Connection connection : connections.values()) {
      if (connection.touches(end) && connection.isOpen()) {
        open.add(connection);
      }
    }
    return open;
  }
}
