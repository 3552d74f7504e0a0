package dev.parlor.bench.door;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.GameId;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationLimits;
import dev.parlor.p2p.station.StationVisit;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.station.StationCall;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.rim.station.StationNews;
import dev.parlor.rim.station.Visited;
import dev.parlor.rim.table.Device;
import dev.parlor.tables.Catalogue;
import dev.parlor.terminal.net.TcpDoor;
import dev.parlor.terminal.net.TcpLink;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A station behind a TCP door. */
final class BesiegedStation implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 5_000;
  private static final String CALLSIGN = "X3SIEGE";

  private final StationLoop loop;
  private final TcpDoor door;

  BesiegedStation(Path folder, HonestPeople household) throws IOException {
    SigningKey key = SigningKey.generate(Entropy.system());
    Bip340 signatures = new Bip340(Entropy.system());
    Bytes npub = Bytes.of(key.publicKey().bytes());
    Station station =
        new Station(
            CALLSIGN,
            signatures.of(key),
            signatures,
            new SealedCrypto(),
            Entropy.system(),
            RankingRules.of(Catalogue.SHIPPED.games(), Set.of(npub), Set.of()),
            StationLimits.usual(),
            Archive.in(folder).shelf());
    LinkIdentity me =
        new LinkIdentity(key, CALLSIGN, LinkKey.generate(Entropy.system()), Entropy.system());
    loop = new StationLoop(station, me, household.strand(), new NoNews());
    door = TcpDoor.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), loop::accept);
    loop.start();
  }

  InetSocketAddress address() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), door.port());
  }

  void admit(Device player) {
    loop.admit(player.npub());
  }

  /** Asks for the ticket of a table; empty when nobody answered. */
  Optional<VisitAnswer.GotTicket> ticket(Device player, Bytes tid) {
    return visit(player, tid, List.of()).first(VisitAnswer.GotTicket.class);
  }

  /** Hands a result in; answers whether there is a receipt. */
  boolean takes(Device player, SignedResult result) {
    return visit(player, null, List.of(result)).first(VisitAnswer.Taken.class).isPresent();
  }

  private Visited visit(Device player, @Nullable Bytes tid, List<SignedResult> results) {
    StationVisit visit =
        new StationVisit(
            player.callsign(),
            Inspection.SIGNATURES,
            tid,
            results,
            none -> Optional.empty(),
            List.of());
    try {
      return StationCall.over(
          () -> TcpLink.connect(address(), TIMEOUT_MILLIS), player.linkIdentity(), visit);
    } catch (IOException notReached) {
      return Visited.NOBODY;
    }
  }

  @Override
  public void close() {
    door.close();
    loop.close(() -> {});
  }

  private record NoNews() implements StationNews {
    @Override
    public void asksAdmission(Bytes npub, String callsign) {}

    @Override
    public void expelled(Bytes npub, String why) {}

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
