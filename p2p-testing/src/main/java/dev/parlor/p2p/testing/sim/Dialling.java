package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Set;

/** Whom a guest that dials reaches: the host, another guest's open door, or a stranger. */
final class Dialling<S, V> {
  /**
   * The number of a dial for which no faults are planned, because they belong to links to the host.
   */
  private static final int NO_DIAL = -1;

  private final World<S, V> world;
  private final List<Fault.OfDial> faults;

  Dialling(World<S, V> world, FaultPlan plan) {
    this.world = world;
    this.faults = plan.grouped().ofDials;
  }

  /** A guest dials the host. */
  void host(SimPhone<S, V> guest, GuestDialer dialer) {
    int dial = dialer.nextDial();
    for (Fault.OfDial one : faults) {
      if (one.seat() == guest.number() && one.dial() == dial) {
        world.note(one::toString);
        if (one.to(new Mischance(guest, dialer, dial))) {
          return;
        }
      }
    }
    connect(guest, dialer, dial);
  }

  /** What comes of one dial when something goes wrong with it. */
  private final class Mischance implements Fault.Dials {
    private final SimPhone<S, V> guest;
    private final GuestDialer dialer;
    private final int dial;

    Mischance(SimPhone<S, V> guest, GuestDialer dialer, int dial) {
      this.guest = guest;
      this.dialer = dialer;
      this.dial = dial;
    }

    @Override
    public boolean failedDial(Fault.FailedDial failed) {
      world.time().in(10_000, dialer::again);
      return true;
    }

    @Override
    public boolean wrongDevice(Fault.WrongDevice wrong) {
      stranger(guest, dialer, dial, wrong.sameTable());
      return true;
    }

    @Override
    public boolean twoLinks(Fault.TwoLinks two) {
      connect(guest, dialer, dial);
      return false;
    }
  }

  private void connect(SimPhone<S, V> guest, GuestDialer dialer, int dial) {
    SimPhone<S, V> host = world.phones().get(0);
    if (!host.isReachable()) {
      world.time().in(1_000, dialer::again);
      return;
    }
    Connection connection = world.radio().connect(host, guest, guest.number(), dial);
    world.note(() -> "P" + (guest.number() + 1) + " dials: connection " + connection.id);
    dialer.connected(connection.id);
    host.accepted(connection.id);
    guest.connected(connection.id);
  }

  /** A guest looks for open doors of these seats, and connects to each one that it finds. */
  void sides(SimPhone<S, V> guest, Set<Bytes> seats) {
    for (SimPhone<S, V> door : world.phones()) {
      if (door != guest && door.isDoorOpen() && door.is(seats)) {
        Connection connection = world.radio().connect(door, guest, guest.number(), NO_DIAL);
        guest.note(() -> "finds P" + (door.number() + 1) + ": connection " + connection.id);
        door.accepted(connection.id);
        guest.connected(connection.id);
      }
    }
  }

  private void stranger(SimPhone<S, V> guest, GuestDialer dialer, int dial, boolean sameTable) {
    Equipment other =
        new Equipment(
            world.run().seed() + 99, 9, world.run().real(), tools -> tools, sealing -> sealing);
    LinkIdentity identity = other.link(0);
    byte[] table = sameTable ? world.nonce() : new byte[] {9, 9, 9, 9};
    Stranger stranger = new Stranger(world.radio(), new Switchboard(identity), world.time());
    Connection connection = world.radio().connect(stranger, guest, guest.number(), dial);
    dialer.connected(connection.id);
    stranger.accept(connection.id, table);
    guest.connected(connection.id);
  }
}
