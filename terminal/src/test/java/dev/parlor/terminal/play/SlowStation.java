package dev.parlor.terminal.play;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.GameId;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationLimits;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.rim.station.StationNews;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.tables.Catalogue;
import dev.parlor.terminal.net.TcpDoor;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A station over TCP whose clock is two minutes slow. Computer players are done in seconds; by its
 * clock their match has taken as long after its ticket as one of people.
 */
public final class SlowStation implements AutoCloseable {
  private static final long SLOW_MILLIS = 120_000;

  private final StationLoop loop;
  private final TcpDoor door;

  public SlowStation(Path folder, List<String> npubs) throws IOException {
    SigningKey key = SigningKey.generate(Entropy.system());
    Bip340 signatures = new Bip340(Entropy.system());
    Bytes npub = Bytes.of(key.publicKey().bytes());
    Set<Bytes> admitted = new HashSet<>();
    npubs.forEach(text -> admitted.add(Bytes.of(Keys.read(text).orElseThrow().bytes())));
    Station station =
        new Station(
            "X3SLOW",
            signatures.of(key),
            signatures,
            new SealedCrypto(),
            Entropy.system(),
            new RankingRules(
                Catalogue.SHIPPED.games(), Set.of(npub), admitted, 0, 5, 1, 1, 20, false),
            StationLimits.usual(),
            Archive.in(folder).shelf());
    LinkIdentity me =
        new LinkIdentity(key, "X3SLOW", LinkKey.generate(Entropy.system()), Entropy.system());
    loop = new StationLoop(station, me, slow(), new NoNews());
    door = TcpDoor.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), loop::accept);
    loop.start();
  }

  public String address() {
    return "127.0.0.1:" + door.port();
  }

  @Override
  public void close() {
    door.close();
    loop.close(() -> {});
  }

  private static RealStrand slow() {
    Consumer<Throwable> failed =
        fault -> {
          throw new AssertionError(fault);
        };
    return new RealStrand(Runnable::run, failed, System.currentTimeMillis() - SLOW_MILLIS);
  }

  private record NoNews() implements StationNews {
    @Override
    public void asksAdmission(Bytes npub, String callsign) {}

    @Override
    public void expelled(Bytes npub, String why) {
      throw new AssertionError(why);
    }

    @Override
    public void relayed(GameId game, String id, Optional<Uncounted> unranked) {}

    @Override
    public Optional<RankingRules> newRules() {
      return Optional.empty();
    }

    @Override
    public void changed() {}
  }
}
