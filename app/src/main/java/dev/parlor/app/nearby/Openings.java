package dev.parlor.app.nearby;

import dev.parlor.app.identity.Identity;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.link.Invitation;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.TableTarget;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.Strand;
import dev.parlor.rim.table.TableLoop;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The ways to come to a table. All methods read files, so they are used on the table's thread. */
final class Openings {
  private final Means means;

  Openings(Means means) {
    this.means = means;
  }

  <S, V> Opened<S, V> host(
      GameKit<S, V> kit, Strand strand, int seats, Map<String, String> options) {
    Device device = fresh();
    Invite invite = device.invite(kit, seats, options);
    SeatRecord place = SeatRecord.of(kit.game().id(), true, device);
    KeptSeat seat = KeptSeat.create(means.rooms(), invite.nonce(), place, means.entropy());
    return hosted(kit, strand, seat, device, device.host(kit, invite, strand, seat.journal()));
  }

  /**
   * @param invitation the invitation by which the host is known, if there is one
   */
  <S, V> Opened<S, V> join(
      GameKit<S, V> kit,
      Strand strand,
      Bytes nonce,
      TableTarget target,
      Optional<Invitation> invitation) {
    Optional<LeftSeat> mine = KeptSeat.leftAt(means.rooms(), nonce);
    if (mine.isPresent()) {
      return resume(kit, strand, mine.get());
    }
    Device device = fresh();
    SeatRecord place = SeatRecord.of(kit.game().id(), false, device);
    KeptSeat seat = KeptSeat.create(means.rooms(), nonce, place, means.entropy());
    TableLoop<S, V> loop = device.guest(kit, strand, seat.journal());
    OpenLinks links = new OpenLinks();
    Callee host = invitation.map(Callee::by).orElse(Callee.host(nonce));
    Consumer<HeldLink> connect = link -> loop.connect(link, host);
    Ways ways = new WayToHost(means.radio(), loop::then, session -> target, connect, links);
    return opened(kit, strand, seat, device, loop, ways, links, Optional.empty());
  }

  /**
   * Watches at a table. Nobody can come back to that, so only an empty folder is kept for a while.
   */
  <S, V> Opened<S, V> watch(GameKit<S, V> kit, Strand strand, Bytes nonce, TableTarget target) {
    Device device = fresh();
    SeatRecord place = SeatRecord.of(kit.game().id(), false, device);
    KeptSeat none = KeptSeat.create(means.rooms(), nonce, place, means.entropy());
    none.journal().close();
    TableLoop<S, V> loop = device.onlooker(kit, strand);
    OpenLinks links = new OpenLinks();
    Ways ways =
        new WayToHost(
            means.radio(),
            loop::then,
            session -> target,
            link -> loop.connect(link, Callee.host(nonce)),
            links);
    return opened(kit, strand, none, device, loop, ways, links, Optional.empty());
  }

  <S, V> Opened<S, V> resume(GameKit<S, V> kit, Strand strand, LeftSeat left) {
    KeptSeat seat = KeptSeat.open(means.rooms(), left.table());
    try {
      Device device =
          seat.place()
              .device(means.identity().get(), means.entropy())
              .orElseThrow(() -> new Malformed("another identity"));
      TableLoop<S, V> loop =
          device
              .restore(kit, seat.records(), strand, seat.journal())
              .orElseThrow(() -> new Malformed("no match"));
      if (left.hosting()) {
        return hosted(kit, strand, seat, device, loop);
      }
      OpenLinks links = new OpenLinks();
      Callee host = Callee.host(seat.nonce());
      Ways ways =
          new WayToHost(
              means.radio(), loop::then, Openings::hostOf, link -> loop.connect(link, host), links);
      return opened(kit, strand, seat, device, loop, ways, links, Optional.empty());
    } catch (Malformed e) {
      seat.journal().close();
      throw new Trouble("nearby.seatLost", String.valueOf(e.getMessage()));
    }
  }

  /** The target of the host of a match that was under way. */
  private static TableTarget hostOf(TableSession<?, ?> session) {
    Roster roster = session.roster().orElseThrow(IllegalStateException::new);
    Join host = roster.seats().get(0);
    return TableTarget.of(roster.invite().nonce(), TableSign.hashOf(host.linkKey()), host.npub());
  }

  private Device fresh() {
    Identity identity = means.identity().get();
    return Device.fresh(identity.key(), identity.callsign(), means.entropy());
  }

  private <S, V> Opened<S, V> hosted(
      GameKit<S, V> kit, Strand strand, KeptSeat seat, Device device, TableLoop<S, V> loop) {
    OpenLinks links = new OpenLinks();
    Ways ways = new HostDoor(kit, means.radio(), device, loop, links);
    try {
      Invitation invitation = Invitation.of(seat.nonce(), device.linkIdentity(), Optional.empty());
      return opened(kit, strand, seat, device, loop, ways, links, Optional.of(invitation));
    } catch (Malformed e) {
      throw new Trouble("nearby.seatLost", String.valueOf(e.getMessage()));
    }
  }

  private <S, V> Opened<S, V> opened(
      GameKit<S, V> kit,
      Strand strand,
      KeptSeat seat,
      Device device,
      TableLoop<S, V> loop,
      Ways ways,
      OpenLinks links,
      Optional<Invitation> invitation) {
    SideWays sides = new SideWays(kit, means.radio(), device, loop, links);
    loop.then(() -> ownAddress(loop));
    loop.later(0, Openings::reachesGuests);
    return new Opened<>(kit, seat, strand, loop, ways, sides, links, means.addresses(), invitation);
  }

  /** Tells the session that {@link SideWays} are there from the first moment on. */
  private static Optional<Input> reachesGuests(TableSession<?, ?> session) {
    session.reachesGuests();
    return Optional.empty();
  }

  /** Tells the table what others have told this phone of its own address. */
  private void ownAddress(TableLoop<?, ?> loop) {
    means.addresses().find(AddressBook.OWN).ifPresent(address -> loop.own(address.bytes()));
  }
}
