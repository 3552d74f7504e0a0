package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A phone is killed and started again behind the first record of its journal, behind the second,
 * and so on to the last one of a short match. It starts with all that it had written, or with an
 * older copy of its journal. Every phone of the table has its turn, in every game. Here every
 * {@code parlor.record.step}-th record is tried, and each one in the nightly build.
 */
class EveryRecordTest {
  private static final int STEP = Integer.getInteger("parlor.record.step", 37);
  private static final long SEED = 40;

  /**
   * How many records after the copy was made the phone is set back to it. Each of these has its
   * turn.
   */
  private static final int[] LATER = {1, 2, 3, 5, 9, 20, 60};

  @Test
  void aMatchSurvivesAKillBehindAnyRecord() {
    everywhere((seat, record) -> new Fault.Written(seat, record, 60 + 37L * (record % 50)));
  }

  @Test
  void aMatchSurvivesAnOldCopyOfTheJournalFromBehindAnyRecord() {
    everywhere((seat, record) -> new Fault.SetBack(seat, record, LATER[record % LATER.length]));
  }

  private static final Map<String, Map<String, String>> SHORTER =
      Map.of(
          "poker", Map.of("handLimit", "2"),
          "blackjack", Map.of("rounds", "1"),
          "highlow", Map.of("hands", "2"));

  private interface Moment {
    Fault at(int seat, int record);
  }

  private static void everywhere(Moment moment) {
    List<String> wrong = new ArrayList<>();
    int played = 0;
    for (GameId game : Troupe.GAMES.ids()) {
      Run run = run(game);
      for (int seat = 0; seat < run.players(); seat++) {
        int record = 1 + (seat + game.id().length()) % STEP; // every game begins with other records
        while (isReached(run, moment.at(seat, record), wrong)) {
          played++;
          record += STEP;
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(played * STEP > 1_500, played + " restarts");
  }

  /** Plays a match with this restart; false if the journal never gets so long. */
  private static boolean isReached(Run run, Fault fault, List<String> wrong) {
    RunReport report = World.play(run, new FaultPlan(List.of(fault)));
    boolean promised = fault instanceof Fault.SetBack && run.game().equals(Duel.ID);
    boolean byRule =
        report.ending() == RunReport.Ending.BY_RULE && promised; // a bet is lost with it
    if (report.ending() != RunReport.Ending.FINISHED && !byRule) {
      wrong.add(run + " " + fault + ": " + report.ending() + " " + report.problem());
    }
    return report.trace().stream().anyMatch(line -> line.contains(fault.toString()));
  }

  /** A match as short as the game allows. Where that is soon over, a second one follows. */
  private static Run run(GameId game) {
    Map<String, String> options = SHORTER.getOrDefault(game.id(), Troupe.of(game).brief());
    int players = Math.min(3, Troupe.of(game).kit().phones().most());
    boolean twice = List.of(Classic.ID, HighLow.ID, Duel.ID).contains(game);
    return new Run(
        Troupe.of(game), players, options, Faults.NONE, SEED, twice ? 2 : 1, false, true);
  }
}
