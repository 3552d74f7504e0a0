package dev.parlor.app.nearby;

import dev.parlor.p2p.advert.TableSign;
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
 * The ways of guests past their host: a door of their own while somebody is missing, and calls to
 * the doors of others while they may be missing themselves. Of the table's thread.
 */
final class SideWays {
  private final GameKit<?, ?> kit;
  private final NearbyRadio radio;
  private final Device device;
  private final TableLoop<?, ?> loop;
  private final OpenLinks links;
  private final Map<Bytes, Call> calls = new HashMap<>();
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
    for (Bytes npub : probe.seek()) {
      if (!calls.containsKey(npub)) {
        calls.put(npub, seek(npub, roster.invite().nonce()));
      }
    }
  }

  private Door open(Roster roster) {
    Join host = roster.seats().get(0);
    Bytes linkKey = Bytes.of(device.linkKey().publicKey());
    TableSign sign =
        TableSign.of(kit, roster.invite(), host.callsign(), host.linkKey())
            .seated(roster.seats().size(), true)
            .byGuest(device.callsign(), linkKey, device.npub());
    byte[] nonce = roster.invite().nonce().toArray();
    return radio.open(
        sign,
        new Guests() {
          @Override
          public void came(RadioLink link) {
            loop.accept(links.hold(link, () -> {}), nonce);
          }

          @Override
          public void changed(DoorStatus status) {
            // who can't be found is found by those who can
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
                links.hold(link, () -> loop.then(() -> again(npub))), nonce.toArray(), npub);
          }

          @Override
          public void failed(RadioTrouble why) {
            // it goes on trying
          }
        });
  }

  private void again(Bytes npub) {
    Call call = calls.get(npub);
    if (call != null) {
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
    shut();
    calls.values().forEach(Call::close);
    calls.clear();
  }
}
