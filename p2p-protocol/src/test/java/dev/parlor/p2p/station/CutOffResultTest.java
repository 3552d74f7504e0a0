package dev.parlor.p2p.station;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.audit.Audit;
import dev.parlor.p2p.audit.Forked;
import dev.parlor.p2p.audit.Transcript;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Two texts of one match. The host was lost with an end of its own, and the others went on to
 * another.
 */
class CutOffResultTest {
  private static final long START = 1_700_000_000L;
  private static final Forked FORKED = new Forked(Friends.SIGNATURES, CutOffResultTest::ticket);
  private static final Transcript CUT = FORKED.cut();

  private final Map<String, byte[]> files = new TreeMap<>();
  private Station station = station();

  private static Input ticket(Bytes tid) {
    return Friends.ticket(tid, START);
  }

  private Station station() {
    Set<Bytes> admitted = new TreeSet<>(FORKED.known().roster().npubs());
    return Friends.station(admitted, files);
  }

  private static SignedResult result(Transcript transcript, int... signers) {
    Audit audit =
        Audit.of(PokerKit.KIT, transcript, Friends.SIGNATURES, new SealedCrypto(), Friends.ENTROPY);
    assertEquals(List.of(), audit.lies());
    return FORKED.played.signed(audit.result().orElseThrow().sheet(), signers);
  }

  private VisitEffect handsIn(int seat, Transcript transcript, int... signers) {
    SignedResult result = result(transcript, signers);
    StationVisit visit =
        new StationVisit(
            "X1P1",
            Friends.SIGNATURES,
            null,
            List.of(result),
            id -> Optional.of(transcript.encode()),
            List.of());
    Bytes npub = transcript.roster().npubs().get(seat);
    return Friends.visit(station, npub, visit, START + 200).get(0);
  }

  /** Checks who has won by the leaderboard, and once more after the station was started again. */
  private void ranked(String... winners) {
    for (int turn = 0; turn < 2; turn++) {
      Set<String> first = new TreeSet<>();
      station.leaderboard(Holdem.ID).rows().stream()
          .filter(row -> row.wins() == 1 && row.games() == 1)
          .forEach(row -> first.add(row.callsign()));
      assertEquals(Set.of(winners), first);
      station = station();
    }
  }

  @Test
  void theSuccessionCountsAndWhatItCutOffDoesNot() {
    assertTrue(handsIn(0, CUT, 0) instanceof VisitAnswer.Taken);
    ranked("X1P1", "X1P2", "X1P3"); // all three have the win of their own text
    assertTrue(handsIn(1, FORKED.succeeded(), 0, 1, 2) instanceof VisitAnswer.Taken);
    ranked("X1P1");
  }

  @Test
  void inWhateverOrderTheyCome() {
    assertTrue(handsIn(1, FORKED.succeeded(), 1) instanceof VisitAnswer.Taken, "proven");
    ranked("X1P1");
    VisitEffect late = handsIn(0, CUT, 0);
    String id = result(CUT, 0).sheet().id();
    assertEquals(new VisitAnswer.Refused(id, "TWO_TEXTS"), late);
    ranked("X1P1");
  }

  @Test
  void twoThatComeToTheSameAreOneResult() {
    assertTrue(handsIn(0, CUT, 0) instanceof VisitAnswer.Taken);
    assertTrue(handsIn(1, FORKED.repeated(), 1) instanceof VisitAnswer.Taken);
    assertEquals(2, files.keySet().stream().filter(path -> path.startsWith("results")).count());
    ranked("X1P1", "X1P2", "X1P3");
    Leaderboard board = station.leaderboard(Holdem.ID);
    assertTrue(board.rows().stream().allMatch(row -> row.games() == 1), board.text());
  }
}
