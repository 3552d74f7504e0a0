package dev.parlor.p2p.station;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.Field;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.TestResults;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Ranked results of players whose keys a test holds, under tickets of a station. */
final class Friends {
  static final SeededEntropy ENTROPY = new SeededEntropy(12);
  static final Bip340 SIGNATURES = new Bip340(ENTROPY);
  static final Signatures.Key STATION = SIGNATURES.of(TestResults.KEYS.get(5));
  static final long TIME = 1_766_932_200L;
  static final Set<Bytes> ADMITTED =
      Set.of(TestResults.key(0), TestResults.key(1), TestResults.key(2), TestResults.key(3));

  private Friends() {}

  static Bytes tid(String table) {
    return Bytes.of(Hash.tagged("test", table.getBytes(StandardCharsets.UTF_8)));
  }

  static Bytes nonce() {
    return Bytes.of(new byte[Ticket.NONCE_BYTES]);
  }

  /** The ticket that a host puts into its log. It was fetched ten minutes before. */
  static Input ticket(Bytes tid, long start) {
    return new Input.Ticket("X3STATION01", Ticket.sign(STATION, nonce(), start - 600, tid).hex());
  }

  /** A station with its files. It counts every match of those whom it has admitted. */
  static Station station(Set<Bytes> admitted, Map<String, byte[]> files) {
    return new Station(
        "X3STATION01",
        STATION,
        SIGNATURES,
        new SealedCrypto(),
        ENTROPY,
        new RankingRules(
            AllKits.GAMES, Set.of(STATION.publicKey()), admitted, 0, 5, 1, 1, 20, false),
        StationLimits.usual(),
        new MapShelf(files));
  }

  static RankingRules rules(int minGames, int minOpponents, int perDay) {
    return new RankingRules(
        AllKits.GAMES,
        Set.of(STATION.publicKey()),
        ADMITTED,
        0,
        perDay,
        minGames,
        minOpponents,
        20,
        false);
  }

  /** The sheet of a table that had its ticket ten minutes before the match ended. */
  static ResultSheet sheet(String table, long time, int... players) {
    return sheet(Ticket.sign(STATION, nonce(), time - 600, tid(table)), table, time, players);
  }

  static ResultSheet sheet(Ticket ticket, String table, long time, int... players) {
    List<Field> head =
        List.of(new Field("STATION", "X3STATION01"), new Field("TICKET", ticket.hex()));
    return TestResults.sheet(MatchSheet.id(tid(table), 1), time, head, players);
  }

  /** Carries all messages of a visit to and fro. The station works at once. */
  static List<VisitEffect> visit(Station station, Bytes who, StationVisit visit, long now) {
    List<VisitEffect> shown = new ArrayList<>();
    List<VisitEffect> todo = new ArrayList<>(visit.begin());
    while (!todo.isEmpty()) {
      VisitEffect effect = todo.remove(0);
      if (!(effect instanceof VisitEffect.Send send)) {
        shown.add(effect);
        continue;
      }
      List<StationEffect> answers = new ArrayList<>(station.arrived(who, send.message(), now));
      while (!answers.isEmpty()) {
        StationEffect answer = answers.remove(0);
        if (answer instanceof StationEffect.Compute compute) {
          answers.addAll(station.computed(compute.job(), compute.work().get()));
        } else if (answer instanceof StationEffect.Send back) {
          todo.addAll(visit.arrived(back.message()));
        }
      }
    }
    return shown;
  }

  static Judged judged(ResultSheet sheet, int... players) {
    SignedResult result = TestResults.by(sheet, players);
    return new Judged(result, Verification.of(AllKits.GAMES, result, SIGNATURES));
  }

  static Judged match(String table, long time, int... players) {
    return judged(sheet(table, time, players), players);
  }
}
