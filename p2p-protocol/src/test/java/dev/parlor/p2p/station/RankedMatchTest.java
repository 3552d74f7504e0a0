package dev.parlor.p2p.station;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.p2p.audit.PlayedMatch;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A real match under a ticket is handed in at a real station. Its loser does not sign. */
class RankedMatchTest {
  private static final long START = 1_700_000_000L;

  private static final ComputerPlayer<HoldemState> CALLS =
      (state, seat, knowledge, dice) -> {
        List<Choice> choices = new Holdem().choices(state, seat, knowledge);
        return choices.stream().anyMatch(PokerChoice.Check.class::isInstance)
            ? PokerAction.Word.CHECK
            : PokerAction.Word.CALL;
      };

  private static Input ticket(Bytes tid) {
    Ticket ticket = Ticket.sign(Friends.STATION, Friends.nonce(), START - 600, tid);
    return new Input.Ticket("X3STATION01", ticket.hex());
  }

  private static PlayedMatch played() {
    return PlayedMatch.match(
        PokerKit.KIT,
        CALLS,
        2,
        41,
        Map.of("handLimit", "2"),
        Friends.SIGNATURES,
        RankedMatchTest::ticket);
  }

  @Test
  void theStationTakesItWithItsTranscript() {
    PlayedMatch match = played();
    assertEquals(Optional.of("X3STATION01"), match.result.sheet().get("STATION"));
    Map<Integer, String> one = new TreeMap<>(match.result.signatures());
    one.remove(2);
    SignedResult withheld = new SignedResult(match.result.sheet(), one);
    List<Bytes> npubs = match.transcript.roster().npubs();
    Map<String, byte[]> files = new HashMap<>();
    Station station =
        new Station(
            "X3STATION01",
            Friends.STATION,
            Friends.SIGNATURES,
            new SealedCrypto(),
            Friends.ENTROPY,
            new RankingRules(
                AllKits.GAMES,
                Set.of(Friends.STATION.publicKey()),
                Set.copyOf(npubs),
                0,
                5,
                1,
                1,
                20,
                false),
            StationLimits.usual(),
            new MapShelf(files));
    StationVisit visit =
        new StationVisit(
            "X1P1",
            Friends.SIGNATURES,
            null,
            List.of(withheld),
            id -> Optional.of(match.transcript.encode()),
            List.of(Holdem.ID));
    List<VisitEffect> shown = Friends.visit(station, npubs.get(0), visit, START + 100);
    assertTrue(shown.get(0) instanceof VisitAnswer.Taken, shown.toString());
    Leaderboard board = ((VisitAnswer.Board) shown.get(1)).leaderboard();
    assertEquals(2, board.rows().size());
    assertTrue(files.containsKey("transcripts/" + match.result.sheet().id() + ".cgt"));
  }
}
