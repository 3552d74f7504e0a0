package dev.parlor.terminal.results;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationLimits;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.FileShelf;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Rim;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.Identity;
import dev.parlor.terminal.net.TcpDoor;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code parlor station --dir D}: takes results in and keeps leaderboards. */
@Command(name = "station", mixinStandardHelpOptions = true)
public final class StationCommand implements Callable<Integer> {
  private static final long GOOD_BYE_MILLIS = 3000;

  private final Rim rim;

  @Option(names = "--dir", paramLabel = "D", required = true, descriptionKey = "stationDir")
  private Path dir = Path.of("");

  @Option(names = "--port", paramLabel = "PORT", defaultValue = "0")
  private int port;

  @Option(names = "--listen", paramLabel = "ADDRESS")
  private Optional<InetAddress> listen = Optional.empty();

  @Option(names = "--name", paramLabel = "X3...", descriptionKey = "stationName")
  private Optional<String> name = Optional.empty();

  @Option(names = "--admit", paramLabel = "NPUB")
  private List<String> admit = new ArrayList<>();

  public StationCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (port < 0 || port >= 1 << 16) {
      throw new Problem("live.port", port);
    }
    List<Bytes> admitted = admit.stream().map(StationCommand::npub).toList();
    Identity identity = Identity.station(new Home(dir), name);
    FileShelf shelf = Archive.in(dir).shelf();
    Charter charter = charter(shelf, identity);
    Bip340 signatures = new Bip340(Entropy.system());
    Station station =
        new Station(
            charter.callsign(),
            signatures.of(identity.key()),
            signatures,
            new SealedCrypto(),
            Entropy.system(),
            charter.rules(Set.of()), // the admitted are on the shelf
            StationLimits.usual(),
            shelf);
    ExecutorService worker = Executors.newSingleThreadExecutor(StationCommand::daemon);
    StationLoop loop =
        new StationLoop(
            station,
            new LinkIdentity(
                identity.key(),
                charter.callsign(),
                LinkKey.generate(Entropy.system()),
                Entropy.system()),
            new RealStrand(worker, this::failed),
            new StationWords(rim, station, charter, shelf));
    InetSocketAddress address =
        new InetSocketAddress(listen.orElseGet(InetAddress::getLoopbackAddress), port);
    try (TcpDoor door = TcpDoor.open(address, loop::accept)) {
      admitted.forEach(loop::admit);
      loop.start();
      String host = address.getAddress().getHostAddress();
      rim.out()
          .println(
              rim.texts()
                  .text("station.open", charter.callsign(), host, door.port(), identity.npub()));
      rim.out().println(rim.texts().text("station.keys"));
      serve(loop);
    } catch (IOException e) {
      throw new Problem("station.noDoor", address, String.valueOf(e.getMessage()));
    } finally {
      worker.shutdownNow();
    }
    return Exit.OK;
  }

  /** Who it is: what its owner wrote down, or a new charter with the usual rules. */
  private Charter charter(FileShelf shelf, Identity identity) {
    Bytes npub = Bytes.of(identity.key().publicKey().bytes());
    Charter charter =
        shelf
            .read(Charter.PATH)
            .map(Boards::charter)
            .orElseGet(() -> Charter.of(identity.callsign(), npub));
    if (!charter.npub().equals(npub)) {
      throw new Problem("station.otherKey", Charter.PATH);
    }
    if (name.isPresent() && !name.get().equals(charter.callsign())) {
      throw new Problem("station.otherName", charter.callsign(), Charter.PATH);
    }
    if (!shelf.read(Charter.PATH).isPresent()) {
      shelf.write(Charter.PATH, charter.text().getBytes(StandardCharsets.UTF_8));
    }
    return charter;
  }

  /** Until the owner types q, or something ends the process; without a keyboard it goes on. */
  private void serve(StationLoop loop) {
    CountDownLatch closed = new CountDownLatch(1);
    Thread hook = new Thread(() -> close(loop, closed));
    Runtime.getRuntime().addShutdownHook(hook);
    if (!obey(loop)) {
      await(closed, Long.MAX_VALUE);
    }
    close(loop, closed);
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // the hook runs already
    }
  }

  /** Whether the owner said that it is over. */
  private boolean obey(StationLoop loop) {
    try {
      BufferedReader keyboard =
          new BufferedReader(new InputStreamReader(rim.in(), StandardCharsets.UTF_8));
      String line = keyboard.readLine();
      while (line != null) {
        String word = line.trim();
        if (word.equals("q")) {
          return true;
        } else if (!word.isEmpty()) {
          admit(loop, word);
        }
        line = keyboard.readLine();
      }
    } catch (IOException noKeyboard) {
      // it goes on without
    }
    return false;
  }

  private void admit(StationLoop loop, String word) {
    try {
      loop.admit(npub(word));
      rim.out().println(rim.texts().text("station.admitted", word));
    } catch (Trouble problem) {
      rim.out().println(rim.texts().text(problem));
    }
  }

  private static Bytes npub(String text) {
    return Keys.read(text)
        .map(key -> Bytes.of(key.bytes()))
        .orElseThrow(() -> new Problem("station.noKey", text));
  }

  private static void close(StationLoop loop, CountDownLatch closed) {
    loop.close(closed::countDown);
    await(closed, GOOD_BYE_MILLIS);
  }

  private static void await(CountDownLatch latch, long millis) {
    try {
      var unused = latch.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "parlor-station");
    thread.setDaemon(true);
    return thread;
  }

  private void failed(Throwable fault) {
    rim.err()
        .println(
            fault instanceof Trouble problem
                ? rim.texts().text(problem)
                : rim.texts().text("problem.internal", fault.toString()));
  }
}
