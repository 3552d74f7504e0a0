package dev.parlor.p2p.station;

import static dev.parlor.p2p.station.Friends.SIGNATURES;
import static dev.parlor.p2p.station.Friends.TIME;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.Field;
import dev.parlor.p2p.result.MatchSheet;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.TestResults;
import dev.parlor.p2p.result.Verification;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LeaderboardTest {
  private static final String EXAMPLE =
      """
      # LEADERBOARD: X3STATION01
      # GAME: poker

      UPDATED: 2025-12-28 15:00:00

      > RANK:1 CALLSIGN:X1SHARK WINS:45 LOSSES:12 WINRATE:78.9
      > RANK:2 CALLSIGN:X1ACE WINS:38 LOSSES:15 WINRATE:71.7
      > RANK:3 CALLSIGN:X1BLUFF WINS:52 LOSSES:22 WINRATE:70.3
      """;

  @Test
  void theExampleOfTheDesignIsReadAndWrittenToTheLetter() throws Malformed {
    assertEquals(EXAMPLE, LeaderboardText.read(EXAMPLE).text());
    assertThrows(Malformed.class, () -> LeaderboardText.read(EXAMPLE + "x"));
    assertThrows(Malformed.class, () -> LeaderboardText.read(EXAMPLE.replace("poker", "p0ker")));
  }

  /** A station can't have a name shown that no seat could have. */
  @Test
  void namesHaveTheFormThatATableDemands() {
    String together = "> RANK:1 CALLSIGN:X1ACE GAMES:3 WINS:2 BEST:5\n";
    String waiting = "> WAITING CALLSIGN:X1ACE GAMES:2 OPPONENTS:1\n";
    String head = EXAMPLE.substring(0, EXAMPLE.indexOf('>'));
    for (String board : List.of(EXAMPLE, head + together, head + waiting)) {
      assertDoesNotThrow(() -> LeaderboardText.read(board));
      for (String name : List.of("X\u202eCA", "X1\u2028", "x1ace", "X1", "X1" + "A".repeat(17))) {
        String named = board.replace("X1ACE", name);
        assertThrows(Malformed.class, () -> LeaderboardText.read(named));
        String stationed = board.replace("X3STATION01", name);
        assertThrows(Malformed.class, () -> LeaderboardText.read(stationed));
      }
    }
  }

  /** A match of High/Low Piles of these two, without a ticket. */
  private static Judged piles(String table, int place, String open, int... players) {
    ResultSheet poker =
        TestResults.sheet(MatchSheet.id(Friends.tid(table), 1), TIME, List.of(), players);
    List<PlayerLine> all = new ArrayList<>();
    for (PlayerLine player : poker.players()) {
      all.add(new PlayerLine(player.callsign(), player.npub(), place, List.of()));
    }
    List<Field> before =
        List.of(
            new Field("OUTCOME", place == 1 ? "PLAYERS" : "DECK"), new Field("PILES_OPEN", open));
    ResultSheet sheet =
        new ResultSheet(
            Piles.ID, poker.id(), TIME, poker.seed(), poker.head(), before, all, List.of());
    return Friends.judged(sheet, players);
  }

  @Test
  void whatAllWinOrLoseTogetherHasATableOfItsOwnWithoutTickets() throws Malformed {
    List<Judged> results =
        List.of(
            piles("one", 1, "3", 0, 1), piles("two", 2, "0", 0, 1), piles("three", 1, "5", 0, 2));
    Leaderboard board =
        Leaderboard.of("X3STATION01", Piles.ID, results, Friends.rules(1, 3, 5), SIGNATURES);
    String expected =
        """
        # LEADERBOARD: X3STATION01
        # GAME: piles

        UPDATED: 2025-12-28 14:30:00

        > RANK:1 CALLSIGN:X1P0 GAMES:3 WINS:2 BEST:5
        > RANK:2 CALLSIGN:X1P2 GAMES:1 WINS:1 BEST:5
        > RANK:3 CALLSIGN:X1P1 GAMES:2 WINS:1 BEST:3
        """;
    assertEquals(expected, board.text());
    assertEquals(board, LeaderboardText.read(expected));
    assertThrows(Malformed.class, () -> LeaderboardText.read(expected.replace("WINS:2", "WINS:4")));
  }

  private static Leaderboard board(RankingRules rules, List<Judged> results) {
    return Leaderboard.of("X3STATION01", Holdem.ID, results, rules, SIGNATURES);
  }

  private static Map<Judged, Uncounted> uncounted(RankingRules rules, Judged... results) {
    return Tally.of(Holdem.ID, List.of(results), rules, SIGNATURES).uncounted();
  }

  private static void refused(Uncounted why, Judged judged) {
    assertEquals(Map.of(judged, why), uncounted(Friends.rules(1, 1, 5), judged));
  }

  @Test
  void winsAndLossesMakeTheTableWhateverTheOrderOfTheFiles() {
    List<Judged> results = new ArrayList<>();
    results.add(Friends.match("a", TIME, 0, 1, 2));
    results.add(Friends.match("b", TIME + 100, 1, 0));
    results.add(Friends.match("c", TIME + 200, 0, 2));
    results.add(Friends.match("d", TIME + 300, 2, 1));
    results.add(results.get(0));
    String expected =
        """
        # LEADERBOARD: X3STATION01
        # GAME: poker

        UPDATED: 2025-12-28 14:35:00

        > RANK:1 CALLSIGN:X1P0 WINS:2 LOSSES:1 WINRATE:66.7
        > RANK:2 CALLSIGN:X1P1 WINS:1 LOSSES:2 WINRATE:33.3
        > RANK:3 CALLSIGN:X1P2 WINS:1 LOSSES:2 WINRATE:33.3
        """;
    long seed = 3;
    Random random = new Random(seed);
    for (int i = 0; i < 10; i++) {
      Collections.shuffle(results, random);
      assertEquals(expected, board(Friends.rules(1, 1, 5), results).text(), "seed " + seed);
    }
  }

  @Test
  void whoHasPlayedTooLittleOrWithTooFewIsNotRanked() {
    List<Judged> results = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      results.add(Friends.match("x" + i, TIME + i, 0, 1));
    }
    results.add(Friends.match("y", TIME, 0, 2));
    assertEquals(1, board(Friends.rules(4, 2, 9), results).rows().size());
    assertEquals(0, board(Friends.rules(5, 2, 9), results).rows().size());
    assertEquals(0, board(Friends.rules(4, 3, 9), results).rows().size());
  }

  @Test
  void threeFriendsAreListedOnTheirFirstEveningWhenTheOwnerSaysSo() {
    Charter usual = Charter.of("X3STATION01", Friends.STATION.publicKey());
    Charter chosen = usual.listing(1, 2);
    List<Judged> evening = List.of(Friends.match("first", TIME, 0, 1, 2));
    assertEquals(0, board(usual.rules(AllKits.GAMES, Friends.ADMITTED), evening).rows().size());
    assertEquals(3, board(chosen.rules(AllKits.GAMES, Friends.ADMITTED), evening).rows().size());
  }

  @Test
  void whoIsNotListedYetIsToldWhatIsMissing() throws Malformed {
    List<Judged> evening = new ArrayList<>();
    evening.add(Friends.match("first", TIME, 0, 1, 2));
    evening.add(Friends.match("second", TIME + 1, 0, 1));
    Leaderboard board = board(Friends.rules(2, 2, 9), evening);
    String third = Friends.sheet("first", TIME, 0, 1, 2).players().get(2).callsign();
    assertEquals(2, board.rows().size());
    assertEquals(List.of(new Leaderboard.Waiting(third, 1, 0)), board.waiting());
    assertTrue(
        board.text().endsWith("\n> WAITING CALLSIGN:" + third + " GAMES:1 OPPONENTS:0\n"),
        board.text());
    assertEquals(board, LeaderboardText.read(board.text()));
    Leaderboard far = board(Friends.rules(5, 3, 9), evening);
    assertEquals(List.of(3, 3, 4), far.waiting().stream().map(w -> w.games()).toList());
    assertEquals(List.of(1, 1, 1), far.waiting().stream().map(w -> w.opponents()).toList());
    assertEquals(far, LeaderboardText.read(far.text()));
  }

  @Test
  void onlySoManyResultsOfTheSameCompanyCountOnOneDay() {
    List<Judged> results = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      results.add(Friends.match("t" + i, TIME + i, i % 2, 1 - i % 2));
    }
    results.add(Friends.match("tomorrow", TIME + 86_400, 0, 1));
    Leaderboard board = board(Friends.rules(1, 1, 2), results);
    assertEquals(2, board.rows().get(0).wins());
    assertEquals(1, board.rows().get(0).losses());
  }

  @Test
  void twoFullySignedTextsWithOneUuidBothCountForNothing() {
    ResultSheet sheet = Friends.sheet("t", TIME, 0, 1);
    Judged first = Friends.judged(sheet, 0, 1);
    ResultSheet changed =
        new ResultSheet(
            sheet.game(),
            sheet.id(),
            sheet.time(),
            sheet.seed(),
            sheet.head(),
            sheet.before(),
            sheet.players(),
            List.of(new Field("HANDS_PLAYED", "8")));
    Judged second = Friends.judged(changed, 0, 1);
    assertEquals(
        Map.of(first, Uncounted.TWO_TEXTS, second, Uncounted.TWO_TEXTS),
        uncounted(Friends.rules(1, 1, 5), first, second));
  }

  @Test
  void partialResultsCountForNothingProvenOnesDo() {
    ResultSheet sheet = Friends.sheet("t", TIME, 0, 1);
    SignedResult withheld =
        new SignedResult(sheet, Map.of(1, TestResults.by(sheet, 0, 1).signatures().get(1)));
    Verification alone = Verification.of(AllKits.GAMES, withheld, SIGNATURES);
    refused(Uncounted.PARTIAL, new Judged(withheld, alone));
    assertEquals(Map.of(), uncounted(Friends.rules(1, 1, 5), new Judged(withheld, alone.proven())));
  }

  @Test
  void aResultNeedsATicketOfATrustedStationForItsOwnTable() {
    Ticket good = Ticket.sign(Friends.STATION, Friends.nonce(), TIME - 600, Friends.tid("t"));
    refused(
        Uncounted.NO_TICKET,
        Friends.judged(
            TestResults.sheet(Friends.sheet("t", TIME, 0, 1).id(), TIME, List.of(), 0, 1), 0, 1));
    refused(Uncounted.OTHER_TABLE, Friends.judged(Friends.sheet(good, "other", TIME, 0, 1), 0, 1));
    Signatures.Key stranger = SIGNATURES.of(TestResults.KEYS.get(4));
    Ticket foreign = Ticket.sign(stranger, Friends.nonce(), TIME - 600, Friends.tid("t"));
    refused(
        Uncounted.FOREIGN_TICKET, Friends.judged(Friends.sheet(foreign, "t", TIME, 0, 1), 0, 1));
    Ticket forged =
        new Ticket(good.station(), good.nonce(), TIME - 900, good.tid(), good.signature());
    refused(Uncounted.BAD_TICKET, Friends.judged(Friends.sheet(forged, "t", TIME, 0, 1), 0, 1));
    Set<dev.parlor.p2p.wire.Bytes> both = Set.of(Friends.STATION.publicKey(), stranger.publicKey());
    RankingRules peers =
        new RankingRules(AllKits.GAMES, both, Friends.ADMITTED, 0, 5, 1, 1, 20, false);
    assertEquals(
        Map.of(), uncounted(peers, Friends.judged(Friends.sheet(foreign, "t", TIME, 0, 1), 0, 1)));
  }

  @Test
  void everyMatchOfATableNeedsATicketOfItsOwn() {
    Ticket ticket = Ticket.sign(Friends.STATION, Friends.nonce(), TIME - 600, Friends.tid("t"));
    Judged first = Friends.judged(Friends.sheet(ticket, "t", TIME, 0, 1), 0, 1);
    ResultSheet one = first.result().sheet();
    String second = MatchSheet.id(Friends.tid("t"), 2);
    Judged again =
        Friends.judged(TestResults.sheet(second, TIME + 900, one.head().subList(1, 3), 1, 0), 1, 0);
    assertEquals(
        Map.of(again, Uncounted.USED_TICKET), uncounted(Friends.rules(1, 1, 5), first, again));
    assertEquals(
        Map.of(again, Uncounted.USED_TICKET), uncounted(Friends.rules(1, 1, 5), again, first));
    assertEquals(Map.of(), uncounted(RankingRules.amongFriends(AllKits.GAMES), first, again));
  }

  @Test
  void timesThatCannotBeAreRefused() {
    Ticket late = Ticket.sign(Friends.STATION, Friends.nonce(), TIME + 1, Friends.tid("t"));
    refused(Uncounted.TOO_OLD, Friends.judged(Friends.sheet(late, "t", TIME, 0, 1), 0, 1));
    Ticket justNow = Ticket.sign(Friends.STATION, Friends.nonce(), TIME - 5, Friends.tid("t"));
    refused(Uncounted.TOO_FAST, Friends.judged(Friends.sheet(justNow, "t", TIME, 0, 1), 0, 1));
    RankingRules season =
        new RankingRules(
            AllKits.GAMES,
            Set.of(Friends.STATION.publicKey()),
            Friends.ADMITTED,
            TIME + 1,
            5,
            1,
            1,
            20,
            false);
    Judged old = Friends.match("t", TIME, 0, 1);
    assertEquals(Map.of(old, Uncounted.TOO_OLD), uncounted(season, old));
  }

  /** A match that one player left for good. It is signed by these. */
  private static Judged unfinished(String table, int gone, int... signers) {
    ResultSheet finished = Friends.sheet(table, TIME, 0, 1, 2);
    List<Field> head = new ArrayList<>(finished.head());
    head.removeIf(field -> field.key().equals("TRANSCRIPT")); // the new sheet brings its own
    head.add(new Field("ABSENT", "X1P" + gone + " OUT 88"));
    ResultSheet sheet = TestResults.sheet(finished.id(), TIME, head, 0, 1, 2);
    SignedResult result = TestResults.by(sheet, signers);
    return new Judged(result, Verification.of(AllKits.GAMES, result, SIGNATURES));
  }

  @Test
  void whoNeverCameBackGivesNobodyAWinOrALossAndHasAColumnForIt() throws Malformed {
    List<Judged> results = new ArrayList<>();
    for (int match = 0; match < 4; match++) {
      results.add(Friends.match("m" + match, TIME - 90_000L * match, 0, 1, 2));
    }
    results.add(unfinished("left", 2, 0, 1));
    Leaderboard board = board(Friends.rules(1, 1, 5), results);
    assertEquals(List.of(4, 4, 4), sums(board));
    assertEquals(
        "> RANK:3 CALLSIGN:X1P2 WINS:0 LOSSES:4 WINRATE:0.0 UNFINISHED:1",
        board.text().trim().substring(board.text().lastIndexOf("> RANK:3")));
    assertEquals(board, LeaderboardText.read(board.text()));
    results.set(4, unfinished("left", 2, 0, 1, 2));
    assertEquals(board, board(Friends.rules(1, 1, 5), results), "whoever signs later");
    results.set(4, unfinished("left", 2, 0));
    assertEquals(0, board(Friends.rules(1, 1, 5), results).rows().get(2).unfinished());
  }

  private static List<Integer> sums(Leaderboard board) {
    List<Integer> sums = new ArrayList<>();
    board.rows().forEach(row -> sums.add(row.wins() + row.losses()));
    return sums;
  }

  @Test
  void whoLeavesMoreThanAFifthUnfinishedIsNotListed() {
    List<Judged> results = new ArrayList<>();
    for (int match = 0; match < 4; match++) {
      results.add(Friends.match("m" + match, TIME - 90_000L * match, 0, 1, 2));
    }
    results.add(unfinished("left", 2, 0, 1));
    assertEquals(3, board(Friends.rules(1, 1, 5), results).rows().size(), "one of five");
    results.add(unfinished("left again", 2, 0, 1));
    assertEquals(2, board(Friends.rules(1, 1, 5), results).rows().size(), "two of six");
  }

  /** Otherwise colluders could fill the column of a player that once sat with them. */
  @Test
  void onlySoManyUnfinishedMatchesOfOneCompanyAndDayAreHeldAgainstAnybody() {
    List<Judged> results = new ArrayList<>(List.of(Friends.match("played", TIME, 0, 1, 2)));
    for (int match = 0; match < 9; match++) {
      results.add(unfinished("m" + match, 2, 0, 1));
    }
    Tally tally = Tally.of(Holdem.ID, results, Friends.rules(1, 1, 2), SIGNATURES);
    assertEquals(1, tally.counted().size());
    assertEquals(2, tally.unfinished().size());
  }

  @Test
  void aTableOfInventedPlayersIsNotAdmitted() {
    refused(Uncounted.NOT_ADMITTED, Friends.match("sybil", TIME, 0, 4));
  }

  @Test
  void amongFriendsWhateverIsCompleteCounts() {
    ResultSheet sheet = TestResults.sheet("no matter", TIME, List.of(), 0, 4);
    Judged judged =
        new Judged(TestResults.by(sheet, 0, 4), Friends.match("t", TIME, 0, 1).verification());
    assertEquals(2, board(RankingRules.amongFriends(AllKits.GAMES), List.of(judged)).rows().size());
  }

  /** A computer player says by its callsign what it is. */
  @Test
  void noLeaderboardCountsAMatchWithAComputerPlayer() {
    ResultSheet people = TestResults.sheet("no matter", TIME, List.of(), 0, 1);
    List<PlayerLine> players = new ArrayList<>(people.players());
    PlayerLine second = players.get(1);
    players.set(1, new PlayerLine("BELABOT", second.npub(), second.place(), second.more()));
    ResultSheet sheet =
        new ResultSheet(
            people.game(),
            people.id(),
            people.time(),
            people.seed(),
            people.head(),
            people.before(),
            players,
            people.after());
    Judged judged =
        new Judged(TestResults.by(sheet, 0, 1), Friends.match("t", TIME, 0, 1).verification());
    assertEquals(
        Map.of(judged, Uncounted.COMPUTER),
        uncounted(RankingRules.amongFriends(AllKits.GAMES), judged));
    assertEquals(Map.of(judged, Uncounted.COMPUTER), uncounted(Friends.rules(1, 1, 5), judged));
  }
}
