package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import java.util.Set;

/** The radio of a phone: its adapter, and how it looks for its host and for the other guests. */
final class Antenna<S, V> {
  private final World<S, V> world;
  private final SimPhone<S, V> phone;
  private final GuestDialer dialer;
  private final SideDialer sides;
  private boolean on = true;

  Antenna(World<S, V> world, SimPhone<S, V> phone, Dice dice) {
    this.world = world;
    this.phone = phone;
    this.dialer = new GuestDialer(world.time(), dice, this::dial);
    this.sides =
        new SideDialer(world.time(), Dice.seeded(phone.number() * 31L + 7), this::dialSides);
  }

  boolean isOn() {
    return on;
  }

  /** Switches the adapter. When it is off, all its connections are gone. */
  void turn(boolean now) {
    on = now;
    if (on) {
      dialer.again();
      return;
    }
    for (Connection connection : world.radio().of(phone)) {
      phone.disconnected(connection.id);
      dialer.over(connection.id);
    }
    world.radio().abandon(phone, false);
  }

  private void dial() {
    if (phone.number() == 0 || !phone.isReachable() || phone.stage() == TableView.Stage.BROKEN) {
      if (phone.isAlive() && phone.number() != 0) {
        dialer.again();
      }
      return;
    }
    world.dialling().host(phone, dialer);
  }

  private void dialSides(Set<Bytes> seats) {
    if (phone.isReachable()) {
      world.dialling().sides(phone, seats);
    }
  }

  /** Looks for the host after a while. */
  void again() {
    dialer.again();
  }

  /** Notes that a connection is over. */
  void over(int connection) {
    dialer.over(connection);
  }

  /** Sets which other ways the table wants. */
  void want(Effect.Probe probe) {
    sides.want(probe);
  }

  boolean isDoorOpen() {
    return sides.isDoorOpen();
  }

  /** The process that held the connections is gone. */
  void forget() {
    world.radio().abandon(phone, false);
    dialer.forget();
    sides.forget();
  }

  /** Stops for good, because the phone does not come back. */
  void stop() {
    dialer.stop();
  }
}
