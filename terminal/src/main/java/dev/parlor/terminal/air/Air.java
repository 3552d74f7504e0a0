package dev.parlor.terminal.air;

import dev.parlor.bluez.BluezHardware;
import dev.parlor.bluez.NoBluetooth;
import dev.parlor.bluez.bus.Bus;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Handle;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.control.Radios;
import dev.parlor.radio.hardware.Awake;
import dev.parlor.rim.link.Daemon;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/**
 * This computer's Bluetooth: the adapter that is switched on, or the one that PARLOR_ADAPTER names.
 */
public final class Air implements AutoCloseable {
  private static final int HEAD = 8;

  private final NearbyRadio radio;
  private final Adapter adapter;
  private final Rim rim;
  private Handle discoverable = () -> {};
  private boolean said;

  /** What a computer has besides what every radio can do. */
  interface Adapter extends AutoCloseable {
    /** The name that others see who inquire. */
    String name();

    /** Answers inquiries until closed. */
    Handle discoverable() throws NoBluetooth;

    @Override
    void close();
  }

  Air(NearbyRadio radio, Adapter adapter, Rim rim) {
    this.radio = radio;
    this.adapter = adapter;
    this.rim = rim;
  }

  /** Fails with a sentence that says what to do. */
  public static Air open(Rim rim) {
    Map<String, String> environment = rim.environment();
    try {
      return over(
          BluezHardware.open(
              Bus.usualAddress(environment),
              Optional.ofNullable(environment.get("PARLOR_ADAPTER"))),
          rim);
    } catch (NoBluetooth none) {
      throw new Problem("air." + none.why());
    }
  }

  private static Air over(BluezHardware hardware, Rim rim) {
    Executor threads = task -> Daemon.thread("parlor-radio-wait", task).start();
    RealStrand strand =
        new RealStrand(
            threads,
            fault -> rim.err().println(rim.texts().text("problem.internal", fault.toString())));
    NearbyRadio radio =
        new Radios(hardware, strand, threads, Restless::new, new Known(), new Random());
    return new Air(radio, new Computer(hardware, strand), rim);
  }

  NearbyRadio radio() {
    return radio;
  }

  Rim rim() {
    return rim;
  }

  /**
   * A sentence about how a door stands, told once. Where no sign can be put up, the computer
   * answers inquiries instead, for as long as this is open.
   */
  synchronized Optional<String> news(DoorStatus status) {
    if (said || (!status.signUp() && status.troubles().isEmpty())) {
      return Optional.empty();
    }
    said = true;
    if (status.troubles().contains(RadioTrouble.NO_ADVERTISER)) {
      try {
        discoverable = adapter.discoverable();
      } catch (NoBluetooth denied) {
        return Optional.of(rim.texts().text("air." + denied.why()));
      }
      return Optional.of(rim.texts().text("air.noSign", adapter.name()));
    } else if (!status.signUp()) {
      said = false;
      return Optional.of(rim.texts().text("air.trouble." + status.troubles().iterator().next()));
    }
    return Optional.of(rim.texts().text("air.signUp"));
  }

  @Override
  public void close() {
    discoverable.close();
    adapter.close();
  }

  /** An adapter of BlueZ, and the thread of its radios. */
  private record Computer(BluezHardware hardware, RealStrand strand) implements Adapter {
    @Override
    public String name() {
      return hardware.name();
    }

    @Override
    public Handle discoverable() throws NoBluetooth {
      return hardware.discoverable();
    }

    @Override
    public void close() {
      strand.close();
      hardware.close();
    }
  }

  /** Does nothing: a computer with somebody before it does not fall asleep. */
  private static final class Restless implements Awake.Hold {
    @Override
    public void renew() {
      // it is awake
    }

    @Override
    public void letGo() {
      // and stays so
    }
  }

  /** Addresses that links of this process have shown. */
  private static final class Known implements AddressBook {
    private final Map<Bytes, ClassicAddress> known = new ConcurrentHashMap<>();

    @Override
    public Optional<ClassicAddress> find(Bytes npub) {
      return Optional.ofNullable(known.get(npub.head(HEAD)));
    }

    @Override
    public void remember(Bytes npub, ClassicAddress address) {
      known.put(npub.head(HEAD), address);
    }
  }
}
