package dev.parlor.app.nearby;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.link.Callee;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.TableTarget;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.TableLoop;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The ways of a phone that do not go through the player who opened the table. It has a door of its
 * own while somebody is missing, and for as long as it holds the table. It calls the doors of
 * others while it may be missing itself. Nothing is open while nobody is missed. Used on the
 * table's thread alone.
 */
final class SideWays {
  private static final long YIELDS = 4_000;

  private final GameKit<?, ?> kit;
  private final NearbyRadio radio;
  private final Device device;
  private final TableLoop<?, ?> loop;
  private final OpenLinks links;
  private final Map<Bytes, Call> calls = new HashMap<>();
  private Set<Bytes> linked = Set.of();
  private Set<Bytes> wanted = Set.of();
  private boolean holding;
  private boolean closed;
  private @Nullable Door door;

  SideWays(
      GameKit<?, ?> kit, NearbyRadio radio, Device device, TableLoop<?, ?> loop, OpenLinks links) {
    this.kit = kit;
    this.radio = radio;
    this.device = device;
    this.loop = loop;
    this.links = links;
  }

  void want(Effect.Probe probe, Roster roster) {
    if (closed) {
      return; // a table that ends looks for nobody any more
    }
    if (!probe.door()) {
      shut();
    } else if (door == null) {
      door = open(roster);
    }
    Set<Bytes> unwanted = new HashSet<>(calls.keySet());
    unwanted.removeAll(probe.seek());
    for (Bytes npub : unwanted) {
      Call call = calls.remove(npub);
      if (call != null) {
        call.close();
      }
    }
    wanted = probe.seek();
    for (Bytes npub : wanted) {
      if (!yields(npub)) {
        call(npub, roster.invite().nonce());
      } else if (!calls.containsKey(npub)) {
        later(YIELDS, () -> call(npub, roster.invite().nonce()));
      }
    }
  }

  /**
   * Whether this phone leaves the call to another one. If two that seek each other both called, the
   * calls would cross and each would end the link of the other, again and again.
   */
  private boolean yields(Bytes npub) {
    return device.npub().hex().compareTo(npub.hex()) > 0;
  }

  private void later(long millis, Runnable task) {
    loop.later(
        millis,
        session -> {
          task.run();
          return Optional.empty();
        });
  }

  private void call(Bytes npub, Bytes nonce) {
    if (wanted.contains(npub) && !linked.contains(npub) && !calls.containsKey(npub)) {
      calls.put(npub, seek(npub, nonce));
    }
  }

  /** Notes whether this phone holds the table, as the sign above its door says. */
  void holds(boolean now, Roster roster) {
    Door open = door;
    if (now != holding) {
      holding = now;
      if (open != null) {
        open.show(sign(roster));
      }
    }
  }

  private TableSign sign(Roster roster) {
    Join host = roster.seats().get(0);
    Bytes linkKey = Bytes.of(device.linkKey().publicKey());
    TableSign table =
        TableSign.of(kit, roster.invite(), host.callsign(), host.linkKey())
            .seated(roster.seats().size(), true);
    return holding
        ? table.heldBy(device.callsign(), linkKey, device.npub())
        : table.byGuest(device.callsign(), linkKey, device.npub());
  }

  private Door open(Roster roster) {
    byte[] nonce = roster.invite().nonce().toArray();
    return radio.open(
        sign(roster),
        new Guests() {
          @Override
          public void came(RadioLink link) {
            loop.accept(links.hold(link, () -> {}), nonce);
          }

          @Override
          public void changed(DoorStatus status) {
            // a phone that can't be found calls the others itself
          }
        });
  }

  private Call seek(Bytes npub, Bytes nonce) {
    TableTarget target =
        new TableTarget(Optional.of(nonce), Optional.empty(), Optional.of(npub), Optional.empty());
    return radio.call(
        target,
        new CallListener() {
          @Override
          public void reached(RadioLink link) {
            loop.connect(
                links.hold(link, () -> loop.then(() -> again(npub))), Callee.guest(nonce, npub));
          }

          @Override
          public void failed(RadioTrouble why) {
            // the call goes on trying
          }
        });
  }

  /** Who is linked with this phone now. */
  void linked(Set<Bytes> npubs) {
    linked = Set.copyOf(npubs);
  }

  private void again(Bytes npub) {
    later(yields(npub) ? YIELDS : 0, () -> callAgain(npub));
  }

  private void callAgain(Bytes npub) {
    Call call = calls.get(npub);
    if (call != null && !linked.contains(npub)) {
      call.again();
    }
  }

  private void shut() {
    Door open = door;
    door = null;
    if (open != null) {
      open.close();
    }
  }

  void close() {
    closed = true;
    wanted = Set.of();
    shut();
    calls.values().forEach(Call::close);
    calls.clear();
  }
}
