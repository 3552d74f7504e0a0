package dev.parlor.app.nearby;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioLink;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.TableLoop;
import org.jspecify.annotations.Nullable;

/**
 * The door of the player who opened a table. It is open as long as this phone holds the table, with
 * a sign that says who sits there.
 */
final class HostDoor implements Ways {
  private final GameKit<?, ?> kit;
  private final NearbyRadio radio;
  private final Device device;
  private final TableLoop<?, ?> loop;
  private final OpenLinks links;
  private @Nullable Door door;
  private @Nullable TableSign sign;
  private @Nullable News news;
  private boolean closed;

  HostDoor(
      GameKit<?, ?> kit, NearbyRadio radio, Device device, TableLoop<?, ?> loop, OpenLinks links) {
    this.kit = kit;
    this.radio = radio;
    this.device = device;
    this.loop = loop;
    this.links = links;
  }

  @Override
  public void begin(TableSession<?, ?> session, News told) {
    news = told;
    if (!TableHolder.isAnother(session.view())) {
      open(session.view(), told);
    }
  }

  private void open(TableView<?> view, News told) {
    Invite invite = view.invite().orElseThrow(IllegalStateException::new);
    Bytes linkKey = Bytes.of(device.linkKey().publicKey());
    byte[] nonce = invite.nonce().toArray();
    TableSign first = seated(TableSign.of(kit, invite, device.callsign(), linkKey), view);
    sign = first;
    door =
        radio.open(
            first,
            new Guests() {
              @Override
              public void came(RadioLink link) {
                loop.accept(links.hold(link, () -> {}), nonce);
              }

              @Override
              public void changed(DoorStatus status) {
                told.heard(new WayState(!status.ways().isEmpty(), status.troubles()));
              }
            });
  }

  private static TableSign seated(TableSign sign, TableView<?> view) {
    int taken = view.seats().size();
    boolean full = view.stage() != TableView.Stage.LOBBY || taken >= sign.occupancy().seats();
    return sign.seated(Math.min(taken, sign.occupancy().seats()), full);
  }

  @Override
  public void changed(TableView<?> view, LinkState link) {
    if (closed) {
      return; // a table that ends may still change, but opens no door
    }
    TableSign before = sign;
    Door open = door;
    News told = news;
    if (TableHolder.isAnother(view)) {
      shut();
    } else if (open == null && told != null) {
      open(view, told);
    } else if (before != null && open != null) {
      TableSign now = seated(before, view);
      if (!now.equals(before)) {
        sign = now;
        open.show(now);
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    shut();
  }

  private void shut() {
    Door open = door;
    door = null;
    if (open != null) {
      open.close();
    }
  }
}
