package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.channel.LinkKey;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.sign.SigningKey;
import dev.parlor.games.GameId;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.link.LinkIdentity;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Station;
import dev.parlor.p2p.station.StationLimits;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.Way;
import dev.parlor.radio.testing.FakeHardware.FakePipe;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.FileShelf;
import dev.parlor.rim.link.MemoryLink;
import dev.parlor.rim.station.OwnersFiles;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.rim.station.StationNews;
import dev.parlor.rim.table.Device;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A station in a corner, for a week. Every twenty minutes three visitors come by. */
final class StationWeekTest {
  private static final int ROUND = 20 * 60_000;
  private static final int ROUNDS_A_DAY = 24 * 3;

  /**
   * How many bytes 1,080 callers in five days may cost. At most 1,000 who asked for admission are
   * remembered, with some 100 bytes each. A connection that is not forgotten would cost 2 kB.
   */
  private static final long GROWTH = 200_000;

  private static final RadioState ON = new RadioState(true, true, true, true);
  private static final RadioState OFF = new RadioState(true, false, true, false);

  private final RadioBench bench = new RadioBench();
  private final SigningKey key = SigningKey.generate(Entropy.system());
  private final LinkKey linkKey = LinkKey.generate(Entropy.system());
  private final Charter charter = Charter.of("X3CORNER", Bytes.of(key.publicKey().bytes()));
  private final Device member = Device.stranger(Entropy.system());
  private final FakePipe[] silent = new FakePipe[1];
  private int visits;

  /** An owner who is never there. */
  private static final class Away implements StationNews {
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

  private StationLoop open(Path dir) {
    FileShelf shelf = Archive.in(dir).shelf();
    new OwnersFiles(Troupe.GAMES, shelf).write(charter);
    Bip340 signatures = new Bip340(Entropy.system());
    Station station =
        new Station(
            charter.callsign(),
            signatures.of(key),
            signatures,
            new SealedCrypto(),
            Entropy.system(),
            charter.rules(
                Troupe.GAMES, Set.of(Bytes.of(member.linkIdentity().key().publicKey().bytes()))),
            StationLimits.usual(),
            shelf);
    StationLoop loop =
        new StationLoop(
            station,
            new LinkIdentity(key, charter.callsign(), linkKey, Entropy.system()),
            bench.strand,
            new Away());
    loop.start();
    TableSign sign =
        TableSign.ofStation(
            charter.callsign(),
            Bytes.of(loop.nonce()),
            Bytes.of(linkKey.publicKey()),
            charter.npub());
    bench.radios.open(
        sign,
        new Guests() {
          @Override
          public void came(RadioLink link) {
            loop.accept(link);
          }

          @Override
          public void changed(DoorStatus status) {}
        });
    bench.pass(100);
    return loop;
  }

  /**
   * Three visitors come by: a member looks at the leaderboard, a stranger asks for admission, and
   * somebody connects and stays silent.
   */
  private void round(StationLoop loop) {
    StationVisitor known = visitor(loop, member);
    StationVisitor other = visitor(loop, Device.stranger(Entropy.system()));
    silent[0] = Objects.requireNonNull(bench.hardware.listening.get(Way.L2CAP)).come();
    bench.pass(ROUND);
    visits += known.hasSeenTheBoard() ? 1 : 0;
    visits += other.wasAskedToWait() ? 1 : 0;
    bench.hardware.log.clear();
  }

  private StationVisitor visitor(StationLoop loop, Device who) {
    MemoryLink.Pair pair = MemoryLink.pair(bench.strand::run);
    loop.accept(pair.one());
    return new StationVisitor(who, pair.other(), bench.strand::now);
  }

  private void day(StationLoop loop) {
    for (int i = 0; i < ROUNDS_A_DAY; i++) {
      round(loop);
    }
    bench.hardware.become(OFF);
    bench.pass(60_000);
    bench.hardware.become(ON);
    bench.pass(60_000);
  }

  private static long used() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static long files(Path dir) throws IOException {
    try (Stream<Path> all = Files.walk(dir)) {
      return all.filter(Files::isRegularFile).count();
    }
  }

  @Test
  void aStationRunsForAWeekWithoutGrowing(@TempDir Path dir) throws IOException {
    StationLoop loop = open(dir);
    day(loop);
    long first = used();
    day(loop);
    long heap = used();
    long files = files(dir);
    List<Long> days = new ArrayList<>();
    long before = heap;
    for (int i = 2; i < 7; i++) {
      day(loop);
      long now = used();
      days.add(now - before);
      before = now;
    }
    Collections.sort(days);
    long growth = days.size() * days.get(days.size() / 2); // a leak leaks every day
    System.out.printf(
        "a week of a station: %d visits, %d files, %d bytes in use after a day, %d after two,"
            + " %d more in five days like the middle one%n",
        visits, files(dir), first, heap, growth);
    assertEquals(2 * 7 * ROUNDS_A_DAY, visits);
    assertEquals(files, files(dir));
    assertTrue(silent[0].closed, "who says nothing is hung up on");
    assertTrue(growth < GROWTH, growth + " bytes more than after two days");
    loop.close(() -> {});
  }
}
