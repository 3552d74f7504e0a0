package dev.parlor.terminal.results;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationLimits;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.FileShelf;
import dev.parlor.rim.files.FolderLock;
import dev.parlor.rim.station.OwnersFiles;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.terminal.air.StationAir;
import dev.parlor.terminal.home.Home;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.kit.OpenRoom;
import dev.parlor.terminal.net.HostPort;
import dev.parlor.terminal.net.TcpDoor;
import dev.parlor.terminal.relay.RelayAddress;
import dev.parlor.terminal.relay.RelayPatience;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parlor station --dir D}: takes results in and keeps leaderboards. */
@Command(name = "station", mixinStandardHelpOptions = true)
public final class StationCommand implements Callable<Integer> {
  private final Rim rim;
  private final OpenRoom room;

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

  @Mixin private Listing listing = new Listing();

  @Option(names = "--relay", paramLabel = "URL", descriptionKey = "stationRelay")
  private List<String> relays = new ArrayList<>();

  @Option(names = "--bluetooth", descriptionKey = "bluetooth")
  private boolean bluetooth;

  @Option(names = "--parlor", paramLabel = "PORT", descriptionKey = "stationParlor")
  private Optional<Integer> parlor = Optional.empty();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  public StationCommand(Rim rim, OpenRoom room) {
    this.rim = rim;
    this.room = room;
  }

  @Override
  public Integer call() {
    for (int each : new int[] {port, parlor.orElse(0)}) {
      if (each < 0 || each >= 1 << 16) {
        throw new Problem("live.port", each);
      }
    }
    List<Bytes> admitted = admit.stream().map(StationKeyboard::npub).toList();
    List<RelayAddress> addresses = relays.stream().map(RelayAddress::read).distinct().toList();
    FolderLock alone = FolderLock.of(dir);
    try {
      open(admitted, addresses);
    } finally {
      alone.close();
    }
    return Exit.OK;
  }

  private void open(List<Bytes> admitted, List<RelayAddress> addresses) {
    OwnIdentity identity = OwnIdentity.station(new Home(dir), name);
    FileShelf shelf = Archive.in(dir).shelf();
    OwnersFiles owner = new OwnersFiles(rim.games(), shelf);
    Charter charter = charter(owner, shelf, identity);
    Bip340 signatures = new Bip340(Entropy.system());
    Station station =
        new Station(
            charter.callsign(),
            signatures.of(identity.key()),
            signatures,
            new SealedCrypto(),
            Entropy.system(),
            owner.rules(charter),
            StationLimits.usual(),
            shelf);
    StationWords words = new StationWords(rim, json, station, charter, shelf, owner);
    ExecutorService worker = Executors.newSingleThreadExecutor(StationCommand::daemon);
    LinkKey linkKey = LinkKey.generate(Entropy.system());
    StationLoop loop =
        new StationLoop(
            station,
            new LinkIdentity(identity.key(), charter.callsign(), linkKey, Entropy.system()),
            new RealStrand(worker, this::failed),
            words);
    InetSocketAddress address =
        new InetSocketAddress(listen.orElseGet(InetAddress::getLoopbackAddress), port);
    try (TcpDoor door = TcpDoor.open(address, loop::accept);
        StationAir air = StationAir.of(rim, bluetooth)) {
      admitted.forEach(loop::admit);
      loop.start();
      words.open(address.getAddress().getHostAddress(), door.port(), identity.npub());
      air.open(
          TableSign.ofStation(
              charter.callsign(),
              Bytes.of(loop.nonce()),
              Bytes.of(linkKey.publicKey()),
              charter.npub()),
          loop::accept);
      StationRelays heard =
          new StationRelays(addresses, charter.season(), RelayPatience.usual(), loop, words);
      try {
        serve(address.getAddress(), new StationKeyboard(rim, loop, words));
      } finally {
        heard.close();
      }
    } catch (IOException e) {
      throw new Problem("station.noDoor", HostPort.text(address), String.valueOf(e.getMessage()));
    } finally {
      worker.shutdownNow();
    }
  }

  /** Serves until the owner has had enough; the parlor runs beside it, if there is one. */
  private void serve(InetAddress address, StationKeyboard keyboard) throws IOException {
    if (!parlor.isPresent()) {
      keyboard.serve();
      return;
    }
    InetSocketAddress at = new InetSocketAddress(address, parlor.get());
    Path coins = dir.resolve("parlor.txt");
    try (OpenRoom.Entrance door = room.open(at, coins, rim.texts().locale())) {
      String where = address.getHostAddress();
      if (json) {
        rim.out()
            .println(
                new JsonLine()
                    .with("event", "parlor")
                    .with("address", where)
                    .with("port", door.port()));
      } else {
        rim.out().println(rim.texts().text("station.parlor", where, door.port()));
      }
      keyboard.serve();
    }
  }

  /** The charter: what the owner wrote down, or a new one with the usual rules. */
  private Charter charter(OwnersFiles owner, FileShelf shelf, OwnIdentity identity) {
    Bytes npub = Bytes.of(identity.key().publicKey().bytes());
    Optional<Charter> written = owner.charter();
    Charter charter = listing.of(written.orElseGet(() -> Charter.of(identity.callsign(), npub)));
    if (!charter.npub().equals(npub)) {
      throw new Problem("station.otherKey", shelf.file(Charter.PATH));
    }
    if (name.isPresent() && !name.get().equals(charter.callsign())) {
      throw new Problem("station.otherName", charter.callsign(), shelf.file(Charter.PATH));
    }
    if (!charter.equals(written.orElse(null))) {
      owner.write(charter);
    }
    return charter;
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
