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
  private final Plan plan;
  private final long seed;
  private final Map<Integer, Connection> connections = new TreeMap<>();
  private final @Nullable Quality given;
  private int made;

  SimRadio(Timeline time, Faults profile, Plan plan, long seed, @Nullable Quality given) {
    this.given = given;
    this.time = time;
    this.profile = profile;
    this.plan = plan;
    this.seed = seed;
  }

  /** A fresh connection; what it is like hangs on the guest and the number of its dial alone. */
  Connection connect(End host, End guest, int seat, int dial) {
    Dice dice = Dice.seeded(seed ^ (seat * 7_919L + dial) * 104_729L + made);
    Quality quality = given == null ? Quality.draw(profile, dice) : given;
    Connection made1 =
        new Connection(made++, time, quality, host, guest, faultsOf(seat, dial), dice);
    connections.put(made1.id, made1);
    return made1;
  }

  private List<Fault> faultsOf(int seat, int dial) {
    List<Fault> mine = new ArrayList<>();
    for (Fault fault : plan.faults()) {
      if (isFor(fault, seat, dial)) {
        mine.add(fault);
      }
    }
    return mine;
  }

  private static boolean isFor(Fault fault, int seat, int dial) {
    if (fault instanceof Fault.Cut cut) {
      return cut.seat() == seat && cut.dial() == dial;
    } else if (fault instanceof Fault.Flip flip) {
      return flip.seat() == seat && flip.dial() == dial;
    } else if (fault instanceof Fault.Repeat repeat) {
      return repeat.seat() == seat && repeat.dial() == dial;
    }
    return fault instanceof Fault.Oversize oversize
        && oversize.seat() == seat
        && oversize.dial() == dial;
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

  /** All connections of a phone end with it. */
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
