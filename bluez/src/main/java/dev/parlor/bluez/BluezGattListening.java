package dev.parlor.bluez;

import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.bluez.bus.GattTable;
import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.radio.gatt.GattPipe;
import dev.parlor.radio.gatt.Lanes;
import dev.parlor.radio.hardware.Callers;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Listening;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The host's end of links over GATT. BlueZ notifies every subscriber of a characteristic, and does
 * not tell who has subscribed. But it tells which device reads and writes, so that each device can
 * have a lane.
 */
final class BluezGattListening implements Listening, GattTable.Visitors {
  private final Lanes<String> lanes = new Lanes<>();
  private final Map<String, Integer> mtus = new HashMap<>();
  private final Map<Integer, Guest> guests = new HashMap<>();
  private final Callers callers = new Callers();
  private @Nullable GattTable table;

  private BluezGattListening() {}

  static BluezGattListening open(String address, String adapter, Bytes nonce) throws BusTrouble {
    BluezGattListening listening = new BluezGattListening();
    GattTable registered = GattTable.register(address, adapter, nonce, listening);
    synchronized (listening) {
      listening.table = registered;
    }
    return listening;
  }

  /** One device at the other end. */
  private final class Guest implements GattPipe.Port {
    private final String device;
    private final int lane;
    private final GattPipe pipe;

    Guest(String device, int lane, int mtu) {
      this.device = device;
      this.lane = lane;
      this.pipe = new GattPipe(this, mtu);
    }

    @Override
    public boolean write(byte[] piece) {
      GattTable open = table();
      if (open == null) {
        return false;
      }
      try {
        open.say(lane, piece);
        pipe.taken(true);
        return true;
      } catch (BusTrouble gone) {
        return false;
      }
    }

    @Override
    public Origin origin() {
      String address = device.replaceAll("^.*/dev_", "").replace('_', ':');
      return Origin.slow(ClassicAddress.read(address).map(ClassicAddress::bytes));
    }

    @Override
    public void disconnect() {
      GattTable open = table();
      if (open != null && leave(this)) {
        open.disconnect(device);
      }
      closeIfEmpty();
    }
  }

  private synchronized @Nullable GattTable table() {
    return table;
  }

  private synchronized boolean leave(Guest guest) {
    if (!guests.remove(guest.lane, guest)) {
      return false;
    }
    lanes.leave(guest.device);
    return true;
  }

  @Override
  public byte[] asksForLane(String device, int mtu) {
    end(guestOf(device));
    synchronized (this) {
      mtus.put(device, mtu);
      return Lanes.told(callers.isShut() ? 0 : lanes.claim(device));
    }
  }

  private synchronized @Nullable Guest guestOf(String device) {
    return guests.values().stream()
        .filter(each -> each.device.equals(device))
        .findFirst()
        .orElse(null);
  }

  private void end(@Nullable Guest guest) {
    if (guest != null && leave(guest)) {
      guest.pipe.gone();
      closeIfEmpty();
    }
  }

  @Override
  public void subscribed(int lane) {
    Optional<String> owner = lanes.owner(lane);
    Guest before;
    synchronized (this) {
      before = guests.get(lane);
    }
    if (owner.isPresent() && before == null) {
      enter(owner.get(), lane);
    }
  }

  private void enter(String device, int lane) {
    Guest guest;
    synchronized (this) {
      if (callers.isShut() || !lanes.use(device, lane)) {
        return;
      }
      guest = new Guest(device, lane, mtus.getOrDefault(device, 0));
      guests.put(lane, guest);
    }
    callers.add(new Carrier(guest.pipe, Way.GATT, Optional.empty()));
  }

  @Override
  public void unsubscribed(int lane) {
    Guest guest;
    synchronized (this) {
      guest = guests.get(lane);
    }
    end(guest);
  }

  @Override
  public void wrote(String device, int lane, byte[] piece, int mtu) {
    Guest guest;
    synchronized (this) {
      guest = guests.get(lane);
    }
    if (guest != null && guest.device.equals(device)) {
      guest.pipe.mtu(mtu);
      guest.pipe.arrived(piece);
    }
  }

  @Override
  public void gone(String device) {
    end(guestOf(device));
    synchronized (this) {
      lanes.leave(device);
      mtus.remove(device);
    }
  }

  @Override
  public int psm() {
    return 0;
  }

  @Override
  public Carrier accept() throws IOException {
    return callers.next();
  }

  /** Lets nobody in any more; the service stays for those who are in. */
  @Override
  public void close() {
    callers.shut();
    closeIfEmpty();
  }

  private void closeIfEmpty() {
    GattTable last;
    synchronized (this) {
      if (!callers.isShut() || !guests.isEmpty()) {
        return;
      }
      last = table;
      table = null;
    }
    if (last != null) {
      last.close();
    }
  }
}
