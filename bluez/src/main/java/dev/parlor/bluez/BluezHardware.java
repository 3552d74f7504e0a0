package dev.parlor.bluez;

import dev.parlor.bluez.bus.Bluez;
import dev.parlor.bluez.bus.Bus;
import dev.parlor.bluez.bus.BusFacts;
import dev.parlor.bluez.bus.BusTrouble;
import dev.parlor.bluez.socket.Endpoint;
import dev.parlor.bluez.socket.Sockets;
import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Sign;
import dev.parlor.radio.hardware.SignPace;
import dev.parlor.radio.hardware.TableUuid;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** A computer's radios: one adapter, over BlueZ and the kernel. */
public final class BluezHardware implements Hardware, Closeable {
  private static final String SIGNS =
      String.format("0000%04x-0000-1000-8000-00805f9b34fb", Beacon.SERVICE);

  private final String address;
  private final Bus bus;
  private final String path;
  private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
  private final List<KernelSign> signs = new CopyOnWriteArrayList<>();
  private final Connections connections;
  private volatile Adapter adapter;

  private BluezHardware(String address, Bus bus, Adapter adapter) {
    this.address = address;
    this.bus = bus;
    this.path = adapter.path();
    this.adapter = adapter;
    this.connections = Connections.of(bus, path);
  }

  /**
   * The adapter of this name, such as {@code hci0}, or the first that is switched on.
   *
   * @param address of the system's bus
   */
  public static BluezHardware open(String address, Optional<String> name) throws NoBluetooth {
    Bus bus;
    try {
      bus = Bus.open(address);
    } catch (BusTrouble trouble) {
      throw Adapter.none(trouble);
    }
    try {
      BluezHardware hardware = new BluezHardware(address, bus, Adapter.choose(bus, name));
      bus.onProperties(hardware.path, hardware::changed);
      bus.onAdapters(hardware::changed);
      bus.onConnections(hardware::connected);
      return hardware;
    } catch (BusTrouble trouble) {
      bus.close();
      throw Adapter.none(trouble);
    } catch (NoBluetooth none) {
      bus.close();
      throw none;
    }
  }

  /**
   * Shows all signs again when somebody has connected, because a connection makes the controller's
   * sign fall silent.
   */
  private void connected(String device) {
    if (device.startsWith(path + "/")) {
      signs.removeIf(KernelSign::isDown);
      signs.forEach(KernelSign::again);
    }
  }

  private void changed() {
    adapter = Adapter.now(bus, path);
    watchers.forEach(Runnable::run);
  }

  @Override
  public RadioState state() {
    return adapter.state();
  }

  @Override
  public Handle watch(Runnable changed) {
    watchers.add(changed);
    return Handle.once(() -> watchers.remove(changed));
  }

  @Override
  public String name() {
    return adapter.name();
  }

  /** The address of this computer's classic radio. */
  public Optional<ClassicAddress> address() {
    return adapter.own().mac();
  }

  @Override
  public Optional<RadioTrouble> whyNoScan() {
    RadioState now = state();
    if (!now.present()) {
      return Optional.of(RadioTrouble.ABSENT);
    } else if (!now.on()) {
      return Optional.of(RadioTrouble.OFF);
    }
    return now.lowEnergy() ? Optional.empty() : Optional.of(RadioTrouble.NO_LOW_ENERGY);
  }

  private Adapter on() throws RadioRefused {
    Adapter ready = adapter;
    if (!ready.state().on()) {
      throw new RadioRefused(ready.state().present() ? RadioTrouble.OFF : RadioTrouble.ABSENT);
    }
    return ready;
  }

  @Override
  public Listening listen(Way way, Bytes nonce) throws RadioRefused {
    return new Entrance(address, bus, on()).open(way, nonce);
  }

  @Override
  public Sign advertise(Beacon beacon, SignPace pace, Consumer<Optional<RadioTrouble>> up)
      throws RadioRefused {
    Adapter ready = on();
    if (!ready.state().canAdvertise()) {
      throw new RadioRefused(RadioTrouble.NO_ADVERTISER);
    }
    try {
      KernelSign shown = KernelSign.putUp(ready.number(), beacon, up);
      signs.add(shown);
      up.accept(Optional.empty());
      return shown;
    } catch (IOException refused) {
      throw new RadioRefused(RadioTrouble.BUSY);
    }
  }

  @Override
  public Handle scan(ScanEars ears) throws RadioRefused {
    Adapter ready = on();
    try {
      return BluezSearch.lowEnergy(
          address,
          path,
          SIGNS,
          found ->
              found
                  .record()
                  .ifPresent(
                      record ->
                          ears.heard(
                              record,
                              found.strength(),
                              new BluezSeenDevice(ready.own(), found.endpoint(), connections))));
    } catch (BusTrouble refused) {
      throw Entrance.refused(refused);
    }
  }

  @Override
  public Handle inquire(InquiryEars ears) throws RadioRefused {
    on();
    try {
      return Inquiry.start(address, path, ears);
    } catch (BusTrouble refused) {
      throw Entrance.refused(refused);
    }
  }

  @Override
  public List<FoundPhone> bonded() {
    List<FoundPhone> phones = new ArrayList<>();
    try {
      bus.objects()
          .forEach(
              (at, interfaces) -> {
                BusFacts facts =
                    new BusFacts(interfaces.getOrDefault(Bluez.DEVICE, java.util.Map.of()));
                if (at.startsWith(path + "/") && facts.is("Paired")) {
                  new BluezDevice(facts).phone().ifPresent(phones::add);
                }
              });
    } catch (BusTrouble gone) {
      return List.of();
    }
    return phones;
  }

  @Override
  public Dialing dial(ClassicAddress peer, Bytes nonce) throws RadioRefused {
    return Sockets.rfcomm(on().own(), Endpoint.classic(peer), TableUuid.rfcomm(nonce));
  }

  /**
   * Lets other devices that inquire see this computer, until closed. A table without a sign is
   * found in this way.
   */
  public Handle discoverable() throws NoBluetooth {
    boolean before = state().discoverable();
    try {
      bus.set(path, Bluez.ADAPTER, "Discoverable", true);
    } catch (BusTrouble refused) {
      throw Adapter.none(refused);
    }
    return Handle.once(
        () -> {
          try {
            bus.set(path, Bluez.ADAPTER, "Discoverable", before);
          } catch (BusTrouble gone) {
            // nobody sees it any more
          }
        });
  }

  @Override
  public void close() {
    connections.endBegun();
    bus.close();
  }
}
