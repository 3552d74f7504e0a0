package dev.parlor.p2p.station;

import static dev.parlor.p2p.station.Friends.SIGNATURES;
import static dev.parlor.p2p.station.Friends.TIME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.result.Field;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.TestResults;
import dev.parlor.p2p.wire.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class StationTest {
  private final Map<String, byte[]> files = new TreeMap<>();
  private final List<StationEffect> told = new ArrayList<>();
  private Station station = station(StationLimits.usual());

  private Station station(StationLimits limits) {
    return new Station(
        "X3STATION01",
        Friends.STATION,
        SIGNATURES,
        new SealedCrypto(),
        Friends.ENTROPY,
        Friends.rules(1, 1, 5),
        limits,
        new MapShelf(files));
  }

  /** Carries messages between a player and the station until both are quiet. */
  private List<VisitEffect> visit(int player, StationVisit visit) {
    List<VisitEffect> shown = new ArrayList<>();
    List<VisitEffect> todo = new ArrayList<>(visit.begin());
    while (!todo.isEmpty()) {
      VisitEffect effect = todo.remove(0);
      if (effect instanceof VisitEffect.Send send) {
        for (Bytes answer : ask(player, send.message())) {
          todo.addAll(visit.arrived(answer));
        }
      } else {
        shown.add(effect);
      }
    }
    return shown;
  }

  private List<Bytes> ask(int player, Bytes message) {
    List<Bytes> answers = new ArrayList<>();
    List<StationEffect> todo =
        new ArrayList<>(station.arrived(TestResults.key(player), message, TIME + 60));
    while (!todo.isEmpty()) {
      StationEffect effect = todo.remove(0);
      if (effect instanceof StationEffect.Send send) {
        answers.add(send.message());
      } else if (effect instanceof StationEffect.Compute compute) {
        todo.addAll(station.computed(compute.job(), compute.work().get()));
      } else {
        told.add(effect);
      }
    }
    return answers;
  }

  private List<String> lines(int player, String verb, Object... args) {
    return ask(player, StationMessage.line(verb, args)).stream()
        .map(answer -> new String(answer.toArray(), 1, answer.length() - 1, StandardCharsets.UTF_8))
        .collect(Collectors.toList());
  }

  private static StationVisit handsIn(SignedResult... results) {
    return new StationVisit(
        "X1P0", SIGNATURES, null, List.of(results), id -> Optional.empty(), List.of(Holdem.ID));
  }

  @Test
  void aVisitHandsInWhatIsMissingAndBringsBackReceiptsAndTheTable() {
    SignedResult one = Friends.match("a", TIME, 0, 1).result();
    SignedResult two = Friends.match("b", TIME + 5, 1, 0).result();
    List<VisitEffect> shown = visit(0, handsIn(one, two));
    assertEquals(4, shown.size(), shown.toString());
    Receipt receipt = ((VisitAnswer.Taken) shown.get(0)).receipt();
    assertTrue(receipt.valid(one.sheet(), SIGNATURES));
    assertFalse(receipt.valid(two.sheet(), SIGNATURES));
    Leaderboard board = ((VisitAnswer.Board) shown.get(2)).leaderboard();
    assertEquals(station.leaderboard(Holdem.ID), board);
    assertEquals(2, board.rows().size());
    assertTrue(shown.get(3) instanceof VisitEnd.Done);
    List<VisitEffect> again = visit(0, handsIn(one, two));
    assertEquals(2, again.size(), again.toString());
    String path = "results/poker/" + one.sheet().id() + ".txt";
    assertEquals(one.text(), new String(files.get(path), StandardCharsets.UTF_8));
  }

  /** A phone of a later version asks for a game that this station does not know. */
  @Test
  void aGameThatTheStationDoesNotKnowHasAnEmptyTable() {
    GameId tomorrow = new GameId("canasta");
    SignedResult one = Friends.match("a", TIME, 0, 1).result();
    List<VisitEffect> shown =
        visit(
            0,
            new StationVisit(
                "X1P0",
                SIGNATURES,
                null,
                List.of(one),
                id -> Optional.empty(),
                List.of(tomorrow, Holdem.ID)));
    assertEquals(4, shown.size(), shown.toString());
    Leaderboard board = ((VisitAnswer.Board) shown.get(1)).leaderboard();
    assertEquals(new Leaderboard("X3STATION01", tomorrow, 0, List.of(), List.of()), board);
    assertEquals(2, ((VisitAnswer.Board) shown.get(2)).leaderboard().rows().size());
    assertTrue(shown.get(3) instanceof VisitEnd.Done);
    assertEquals(
        List.of("RESULT_WANT:canasta"), lines(0, "RESULT_HAVE", "canasta", "some-00000000"));
  }

  @Test
  void aStationThatStartsAgainHasTheSameTable() {
    visit(0, handsIn(Friends.match("a", TIME, 0, 1).result()));
    Leaderboard before = station.leaderboard(Holdem.ID);
    station = station(StationLimits.usual());
    assertEquals(before, station.leaderboard(Holdem.ID));
  }

  @Test
  void aTicketIsForItsTableAlone() {
    Bytes tid = Friends.tid("t");
    StationVisit visit =
        new StationVisit("X1P0", SIGNATURES, tid, List.of(), id -> Optional.empty(), List.of());
    VisitAnswer.GotTicket got = (VisitAnswer.GotTicket) visit(0, visit).get(0);
    assertEquals("X3STATION01", got.station());
    assertTrue(got.ticket().valid(SIGNATURES));
    assertEquals(tid, got.ticket().tid());
    assertEquals(TIME + 60, got.ticket().time());
  }

  @Test
  void strangersWaitForTheOwner() {
    SignedResult result = Friends.match("a", TIME, 0, 1).result();
    List<VisitEffect> shown = visit(4, handsIn(result));
    assertEquals(List.of(new VisitEnd.NeedsAdmission("X3STATION01")), shown);
    assertEquals(List.of(new StationEffect.AsksAdmission(TestResults.key(4), "X1P0")), told);
    assertEquals(List.of("ADMIT:needed"), lines(4, "TICKET_GET", Friends.tid("t")));
    assertEquals(List.of("ADMIT:needed"), lines(4, "RESULT_PUT", 100));
    station.admit(TestResults.key(4));
    assertEquals(List.of("ADMIT:admitted"), lines(4, "ADMIT_GET", "X1P4"));
    String list = new String(files.get(Admitted.PATH), StandardCharsets.UTF_8);
    assertEquals(TestResults.npub(4) + "\n", list);
  }

  @Test
  void whatTheOwnerChangesCountsAtOnce() {
    visit(0, handsIn(Friends.match("a", TIME, 0, 1).result()));
    assertEquals(2, station.leaderboard(Holdem.ID).rows().size());
    List<StationEffect> effects = station.reread(Friends.rules(2, 1, 5));
    assertEquals(List.of(new StationEffect.Changed()), effects);
    assertEquals(List.of(), station.leaderboard(Holdem.ID).rows());
  }

  private void refused(String why, SignedResult result) {
    VisitEffect first = visit(0, handsIn(result)).get(0);
    assertEquals(new VisitAnswer.Refused(result.sheet().id(), why), first);
  }

  @Test
  void whatDoesNotCountIsRefusedWithItsReason() {
    refused("NOT_ADMITTED", Friends.match("sybil", TIME, 0, 4).result());
    refused("FUTURE", Friends.match("f", TIME + 700, 0, 1).result());
    refused("NO_TICKET", TestResults.by(TestResults.sheet(id("n"), TIME, List.of(), 0, 1), 0, 1));
    ResultSheet sheet = Friends.sheet("p", TIME, 0, 1);
    refused("PARTIAL", new SignedResult(sheet, Map.of()));
    SignedResult withheld =
        new SignedResult(sheet, Map.of(1, TestResults.by(sheet, 0, 1).signatures().get(1)));
    refused("NO_TRANSCRIPT", withheld);
    assertEquals(Map.of(), files);
  }

  /** A match of High/Low Piles that these two players have won together. */
  private static SignedResult piles(String table, int one, int two) {
    ResultSheet poker = TestResults.sheet(id(table), TIME, List.of(), one, two);
    List<PlayerLine> both =
        poker.players().stream()
            .map(player -> new PlayerLine(player.callsign(), player.npub(), 1, List.of()))
            .toList();
    List<Field> before = List.of(new Field("OUTCOME", "PLAYERS"), new Field("PILES_OPEN", "3"));
    ResultSheet sheet =
        new ResultSheet(
            Piles.ID, poker.id(), TIME, poker.seed(), poker.head(), before, both, List.of());
    return TestResults.by(sheet, one, two);
  }

  @Test
  void aGameThatAllWinOrLoseTogetherNeedsNoTicketAndHasATableOfItsOwn() {
    SignedResult result = piles("together", 0, 1);
    VisitEffect first = visit(0, handsIn(result)).get(0);
    Receipt receipt = ((VisitAnswer.Taken) first).receipt();
    assertTrue(receipt.valid(result.sheet(), SIGNATURES));
    assertTrue(files.containsKey("results/piles/" + result.sheet().id() + ".txt"));
    assertEquals(1, station.unranked(Piles.ID));
    assertEquals(0, station.unranked(Holdem.ID));
    assertEquals(2, station.leaderboard(Piles.ID).rows().size());
    assertFalse(visit(1, handsIn(result)).get(0) instanceof VisitAnswer.Taken, "it is there");
    station = station(StationLimits.usual());
    assertEquals(1, station.unranked(Piles.ID));
  }

  @Test
  void forTheRestAGameThatIsNotRankedIsHeldToTheSame() {
    refused("NOT_ADMITTED", piles("sybil", 0, 4));
    refused("PARTIAL", new SignedResult(piles("p", 0, 1).sheet(), Map.of()));
    assertEquals(Map.of(), files);
  }

  private static String id(String table) {
    return Friends.sheet(table, TIME, 0, 1).id();
  }

  @Test
  void aTranscriptThatProvesNothingIsRefused() {
    ResultSheet sheet = Friends.sheet("p", TIME, 0, 1);
    SignedResult withheld =
        new SignedResult(sheet, Map.of(1, TestResults.by(sheet, 0, 1).signatures().get(1)));
    StationVisit visit =
        new StationVisit(
            "X1P0",
            SIGNATURES,
            null,
            List.of(withheld),
            id -> Optional.of(new byte[70_000]),
            List.of());
    assertEquals(new VisitAnswer.Refused(sheet.id(), "BAD_TRANSCRIPT"), visit(0, visit).get(0));
    assertEquals(
        List.of("RESULT_REFUSED:x:TRANSCRIPT_NOT_ASKED"), lines(0, "TRANSCRIPT_PUT", "x", 9));
  }

  @Test
  void aSecondTextOfOneUuidIsTakenOnlyWithItsTranscript() {
    ResultSheet sheet = Friends.sheet("t", TIME, 0, 1);
    ResultSheet other =
        new ResultSheet(
            sheet.game(),
            sheet.id(),
            sheet.time(),
            sheet.seed(),
            sheet.head(),
            sheet.before(),
            sheet.players(),
            List.of(new Field("HANDS_PLAYED", "8")));
    visit(0, handsIn(TestResults.by(sheet, 0, 1)));
    byte[] second = TestResults.by(other, 0, 1).text().getBytes(StandardCharsets.UTF_8);
    assertEquals(List.of("PUT"), lines(1, "RESULT_PUT", second.length));
    Bytes asked = ask(1, new StationMessage.Part(Bytes.of(second)).encode()).get(0);
    assertEquals(StationMessage.line("TRANSCRIPT_WANT", sheet.id()), asked);
    assertEquals(1, files.size());
    assertEquals(2, station.leaderboard(Holdem.ID).rows().size());
  }

  @Test
  void aFloodEndsWithTheLink() {
    station = station(new StationLimits(5, 2, 1000, 1_000_000, 1, 1));
    for (int i = 0; i < 6; i++) {
      lines(0, "STATION_HELLO");
    }
    assertEquals(List.of(new StationEffect.Expel(TestResults.key(0), "too many messages")), told);
    assertEquals(List.of("PUT"), lines(1, "RESULT_PUT", 100));
    assertEquals(List.of("PUT"), lines(1, "RESULT_PUT", 100));
    assertEquals(List.of("RESULT_LATER"), lines(1, "RESULT_PUT", 100));
  }

  @Test
  void aFullDiskTakesNothingMore() {
    station = station(new StationLimits(100, 100, 1000, 10_000, 1, 1));
    visit(0, handsIn(Friends.match("a", TIME, 0, 1).result()));
    refused("FULL", Friends.match("b", TIME, 0, 1).result());
  }

  @Test
  void anyBytesGiveAnAnswerOrTheEndOfTheLink() {
    long seed = 6;
    SplittableRandom random = new SplittableRandom(seed);
    byte[] result = Friends.match("a", TIME, 0, 1).result().text().getBytes(StandardCharsets.UTF_8);
    String[] verbs = {
      "STATION_HELLO",
      "TICKET_GET",
      "ADMIT_GET:X1P0",
      "RESULT_HAVE:poker",
      "RESULT_PUT:300",
      "TRANSCRIPT_PUT:x:9",
      "LEADERBOARD_GET:poker",
      "LEADERBOARD_GET:chess",
      "NONSENSE"
    };
    station = station(new StationLimits(1_000_000, 1_000_000, 1000, 1_000_000, 1, 1));
    for (int i = 0; i < 2000; i++) {
      byte[] bytes;
      if (random.nextInt(3) == 0) {
        bytes = new byte[random.nextInt(400)];
        random.nextBytes(bytes);
      } else if (random.nextBoolean()) {
        bytes = ("\0" + verbs[random.nextInt(verbs.length)]).getBytes(StandardCharsets.UTF_8);
      } else {
        bytes = java.util.Arrays.copyOf(result, 300);
        bytes[0] = StationMessage.PART;
        bytes[1 + random.nextInt(299)] ^= (byte) random.nextInt(256);
      }
      told.clear();
      int answers = ask(0, Bytes.of(bytes)).size();
      boolean part = bytes.length > 0 && bytes[0] == StationMessage.PART;
      assertTrue(answers + told.size() > 0 || part, "seed " + seed + " round " + i);
    }
  }

  @Test
  void aStationThatDoesNotKeepTheProtocolIsLeft() {
    StationVisit visit = handsIn(Friends.match("a", TIME, 0, 1).result());
    visit.begin();
    List<VisitEffect> shown = visit.arrived(StationMessage.line("RECEIPT", "x"));
    assertTrue(shown.get(0) instanceof VisitEnd.Failed, shown.toString());
    assertEquals(List.of(), visit.arrived(StationMessage.line("STATION_HELLO")));
  }

  /**
   * The name of a station stands in the ticket's line. With an impossible name the host would sign
   * a lie.
   */
  @Test
  void aStationWithAnImpossibleNameIsNone() {
    StationVisit visit = handsIn(Friends.match("a", TIME, 0, 1).result());
    visit.begin();
    Bytes greeting = StationMessage.line("STATION", "../x", Friends.STATION.publicKey(), 1);
    assertTrue(visit.arrived(greeting).get(0) instanceof VisitEnd.Failed);
  }
}
