package dev.parlor.terminal.air;

import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.advert.TableSign.Doorkeeper;
import dev.parlor.p2p.advert.TableSign.Occupancy;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.terminal.shell.Rim;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A computer in an air of the tests, and others in its range. */
final class AirLab implements AutoCloseable {
  private final ExecutorService threads = Executors.newCachedThreadPool();
  final FakeAir air;
  final FakeRadio radio;
  final ByteArrayOutputStream out = new ByteArrayOutputStream();
  final ByteArrayOutputStream err = new ByteArrayOutputStream();
  volatile boolean discoverable;

  AirLab() {
    air = new FakeAir(threads);
    radio = air.radio();
  }

  /** An air in which everything happens on this thread. */
  AirLab(Executor thread) {
    air = new FakeAir(thread);
    radio = air.radio();
  }

  /**
   * @param typed the lines that a person types
   */
  Air air(String typed) {
    Rim rim =
        new Rim(
            new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Map.of(),
            true);
    return new Air(radio, new Laptop(), rim);
  }

  private final class Laptop implements Air.Adapter {
    @Override
    public String name() {
      return "laptop";
    }

    @Override
    public Handle discoverable() {
      discoverable = true;
      return () -> discoverable = false;
    }

    @Override
    public void close() {
      // the air stays for the next program of this test
    }
  }

  /** The sign of a table whose code is this number. */
  static TableSign sign(TableSign.Kind kind, String callsign, int code, boolean full) {
    boolean host = kind == TableSign.Kind.HOST;
    return new TableSign(
        Bytes.of(new byte[] {0, 0, (byte) (code >> 8), (byte) code}),
        host ? 6 : TableSign.NO_GAME,
        new Doorkeeper(
            kind,
            callsign,
            Bytes.of(new byte[] {9, 9, 9, 9, 9, (byte) code}),
            Bytes.of(new byte[] {7, 7, 7, 7, 7, 7, 7, (byte) code})),
        new Occupancy(host ? 1 : 0, host ? 4 : 0, full, false));
  }

  /** Opens the door of somebody else. */
  void somebody(TableSign sign) {
    var unused =
        air.radio()
            .open(
                sign,
                new Guests() {
                  @Override
                  public void came(RadioLink link) {
                    // the test only needs the link
                  }

                  @Override
                  public void changed(DoorStatus status) {
                    // this test does not ask for the state of the door
                  }
                });
  }

  String said() {
    return out.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
