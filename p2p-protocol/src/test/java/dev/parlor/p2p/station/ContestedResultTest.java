package dev.parlor.p2p.station;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.p2p.audit.PlayedMatch;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.result.EventLines;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.TestResults;
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
 * Two players whom the station has admitted never sat at a table. They sign a text of their own
 * with the uuid and the ticket of a real match played there.
 */
class ContestedResultTest {
  private static final long START = 1_700_000_000L;
  private static final long LATER = START + 200;

  private static final ComputerPlayer<HoldemState> CALLS =
      (state, seat, knowledge, dice) -> {
        List<Choice> choices = new Holdem().choices(state, seat, knowledge);
        return choices.stream().anyMatch(PokerChoice.Check.class::isInstance)
            ? PokerAction.Word.CHECK
            : PokerAction.Word.CALL;
      };

  private static final PlayedMatch MATCH =
      PlayedMatch.match(
          PokerKit.KIT,
          CALLS,
          2,
          41,
          Map.of("handLimit", "2"),
          Friends.SIGNATURES,
          ContestedResultTest::ticket);

  private static final ResultSheet REAL = MATCH.result.sheet();

  private final Map<String, byte[]> files = new TreeMap<>();
  private Station station = station();

  private static Input ticket(Bytes tid) {
    return Friends.ticket(tid, START);
  }

  private Station station() {
    Set<Bytes> admitted = new TreeSet<>(Friends.ADMITTED);
    admitted.addAll(MATCH.transcript.roster().npubs());
    return Friends.station(admitted, files);
  }

  /** The false result of the two. It says to be this match of the table, at this time. */
  private static SignedResult forged(int match, long time) {
    Ticket ticket = Ticket.of(REAL).orElseThrow();
    ResultSheet sheet =
        TestResults.sheet(
            MatchSheet.id(ticket.tid(), match), time, REAL.head().subList(1, 3), 0, 1);
    assertEquals(REAL.get("TICKET"), sheet.get("TICKET"));
    return TestResults.by(sheet, 0, 1);
  }

  private List<VisitEffect> handsIn(Bytes who, SignedResult result, Optional<byte[]> transcript) {
    StationVisit visit =
        new StationVisit(
            "X1P1", Friends.SIGNATURES, null, List.of(result), id -> transcript, List.of());
    return Friends.visit(station, who, visit, LATER);
  }

  private VisitEffect honest() {
    Bytes player = MATCH.transcript.roster().npubs().get(0);
    return handsIn(player, MATCH.result, Optional.of(MATCH.transcript.encode())).get(0);
  }

  private VisitEffect colluders(SignedResult forged) {
    byte[] transcript = MATCH.transcript.encode(); // the best they could have
    return handsIn(TestResults.key(0), forged, Optional.of(transcript)).get(0);
  }

  private void onlyTheRealMatchCounts() {
    for (int turn = 0; turn < 2; turn++) {
      Set<String> ranked = new TreeSet<>();
      station.leaderboard(Holdem.ID).rows().forEach(row -> ranked.add(row.callsign()));
      Set<String> players = new TreeSet<>();
      REAL.players().stream().map(PlayerLine::callsign).forEach(players::add);
      assertEquals(players, ranked);
      assertEquals(REAL.time(), station.leaderboard(Holdem.ID).updated());
      station = station(); // the second turn reads everything from the files
    }
  }

  @Test
  void behindTheRealResultItIsRefused() {
    assertTrue(honest() instanceof VisitAnswer.Taken);
    String id = REAL.id();
    assertEquals(new VisitAnswer.Refused(id, "NOT_PROVEN"), colluders(forged(1, REAL.time() + 1)));
    onlyTheRealMatchCounts();
  }

  @Test
  void beforeTheRealResultItIsOverruledByTheTranscript() {
    assertTrue(colluders(forged(1, REAL.time() - 1)) instanceof VisitAnswer.Taken);
    assertTrue(honest() instanceof VisitAnswer.Taken);
    onlyTheRealMatchCounts();
    VisitEffect again = colluders(forged(1, REAL.time() - 2));
    assertEquals(new VisitAnswer.Refused(REAL.id(), "TWO_TEXTS"), again);
    onlyTheRealMatchCounts();
  }

  @Test
  void asAnotherMatchUnderTheTicketItUsesNothingUp() {
    SignedResult another = forged(2, REAL.time() - 1);
    assertTrue(colluders(another) instanceof VisitAnswer.Taken);
    assertTrue(honest() instanceof VisitAnswer.Taken);
    onlyTheRealMatchCounts();
    VisitEffect again = colluders(forged(3, REAL.time() - 2));
    assertTrue(again instanceof VisitAnswer.Refused, again.toString());
    onlyTheRealMatchCounts();
  }

  /** A relay carries no transcripts. Until somebody hands one in, neither of two results counts. */
  @Test
  void throughARelayItHoldsTheRealOneUpUntilAPhoneBringsTheTranscript() throws BadInput {
    assertTrue(honest() instanceof VisitAnswer.Taken);
    for (String line : EventLines.of(forged(1, REAL.time() + 1))) {
      station.relayed(NostrEvent.parse(line), LATER);
    }
    assertEquals(List.of(), station.leaderboard(Holdem.ID).rows());
    assertTrue(honest() instanceof VisitAnswer.Taken, "the phone is asked once more");
    onlyTheRealMatchCounts();
    assertTrue(honest() instanceof VisitEnd.Done, "and then no more");
  }

  @Test
  void withoutATranscriptTheRealOneComesTooLate() {
    assertTrue(colluders(forged(1, REAL.time() - 1)) instanceof VisitAnswer.Taken);
    Bytes player = MATCH.transcript.roster().npubs().get(0);
    assertEquals(
        new VisitAnswer.Refused(REAL.id(), "NO_TRANSCRIPT"),
        handsIn(player, MATCH.result, Optional.empty()).get(0));
  }
}
