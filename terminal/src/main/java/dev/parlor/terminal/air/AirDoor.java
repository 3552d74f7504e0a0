package dev.parlor.terminal.air;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.seat.Invite;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioLink;
import dev.parlor.rim.table.Device;
import dev.parlor.rim.table.TableLoop;
import dev.parlor.rim.table.TableWatcher;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The host's door for guests by Bluetooth, with a sign that says who sits there. */
public final class AirDoor<S, V> implements TableWatcher<S, V>, Guests {
  private final Air air;
  private final GameKit<?, ?> kit;
  private final Device device;
  private final TableLoop<S, V> loop;
  private final Consumer<String> tell;
  private @Nullable Door door;
  private @Nullable TableSign sign;
  private byte[] nonce = new byte[0];

  /**
   * Opens when the table is first seen, and closes with the air.
   *
   * @param tell given sentences for the player
   */
  public AirDoor(
      Air air, GameKit<?, ?> kit, Device device, TableLoop<S, V> loop, Consumer<String> tell) {
    this.air = air;
    this.kit = kit;
    this.device = device;
    this.loop = loop;
    this.tell = tell;
  }

  @Override
  public synchronized void changed(TableSession<S, V> session) {
    TableView<?> view = session.view();
    if (!view.invite().isPresent()) {
      return;
    }
    TableSign before = sign;
    Door open = door;
    TableSign now = seated(before == null ? first(view.invite().get()) : before, view);
    sign = now;
    if (open == null) {
      door = air.radio().open(now, this);
    } else if (!now.equals(before)) {
      open.show(now);
    }
  }

  private TableSign first(Invite invite) {
    nonce = invite.nonce().toArray();
    return TableSign.of(kit, invite, device.callsign(), Bytes.of(device.linkKey().publicKey()));
  }

  private static TableSign seated(TableSign sign, TableView<?> view) {
    int taken = Math.min(view.seats().size(), sign.occupancy().seats());
    boolean full = view.stage() != TableView.Stage.LOBBY || taken >= sign.occupancy().seats();
    return sign.seated(taken, full);
  }

  @Override
  public void came(RadioLink link) {
    byte[] name;
    synchronized (this) {
      name = nonce;
    }
    loop.accept(link, name);
  }

  @Override
  public void changed(DoorStatus status) {
    air.news(status).ifPresent(tell);
  }
}
