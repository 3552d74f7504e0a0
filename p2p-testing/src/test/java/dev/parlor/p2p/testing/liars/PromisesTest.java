package dev.parlor.p2p.testing.liars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.recall.Recall;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.troupe.Liars;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Seats promise their choices first and show them later. Nobody chooses after seeing, and nobody
 * else is named for a lie about it.
 */
class PromisesTest {
  private static final long SEED = 41;
  private static final int SEEDS = 4;

  private static final List<String> BETS =
      List.of(
          "illegal-bet-after-seeing",
          "illegal-bet-of-the-host",
          "shows-its-bet-too-early",
          "moves-the-bets-on",
          "keeps-its-bet-back",
          "copies-a-bet-before-its-author",
          "commits-to-a-round-to-come",
          "reveals-before-it-commits",
          "copied-bet");

  private static final List<String> SEALS =
      List.of("seals-another-window", "copied-seal", "seals-twice");

  /**
   * The first of the seeds at which some tables are tried, because several seats seldom want one
   * card.
   */
  private static final long CLAIMED = 95;

  private static final int MOST = 60;

  @Test
  void nobodyBetsAfterSeeingAndNobodyElseIsNamedForIt() {
    List<String> wrong = new ArrayList<>();
    for (String name : BETS) {
      wrong.addAll(told(name, Duel.ID));
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
  }

  /**
   * Tells each of these lies at every number of seats, in the real group. This takes some minutes,
   * at night.
   */
  @Test
  @EnabledIfSystemProperty(named = "parlor.liars.real", matches = "all")
  void theSameWithTheRealCryptography() {
    List<String> wrong = new ArrayList<>();
    for (String name : BETS) {
      for (int players = 2; players <= DuelKit.KIT.phones().most(); players++) {
        hold(name, run(Duel.ID, players, SEED).real(true), wrong);
      }
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
  }

  @Test
  void nobodySealsAfterSeeingAndNobodyElseIsNamedForIt() {
    List<String> wrong = new ArrayList<>();
    for (String name : SEALS) {
      wrong.addAll(told(name, Recall.ID));
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
  }

  @Test
  void whoHasSealedCanNotAskOpenlyAnyMore() {
    assertToldAmongFour("collects-after-seeing");
  }

  @Test
  void aWindowWaitsNoLongerThanForAnybodyWhoIsSilentWhateverElseItSays() {
    assertToldAmongFour("never-seals-a-wish");
    assertToldAmongFour("never-shows-a-wish");
  }

  private static void assertToldAmongFour(String name) {
    List<String> wrong = new ArrayList<>();
    boolean told = false;
    for (long seed = CLAIMED; !told && seed < CLAIMED + MOST; seed++) {
      told = hold(name, run(Recall.ID, 4, seed), wrong);
    }
    assertEquals(List.of(), wrong);
    assertTrue(told, "nobody ever wanted the same card");
  }

  /**
   * Tells a lie at every number of seats. It may need more seats than there are, and is not told
   * then.
   */
  private static List<String> told(String name, GameId game) {
    List<String> wrong = new ArrayList<>();
    boolean told = false;
    for (int players = 2; players <= Troupe.of(game).kit().phones().most(); players++) {
      for (long seed = SEED; seed < SEED + SEEDS; seed++) {
        told |= hold(name, run(game, players, seed), wrong);
      }
    }
    if (!told) {
      wrong.add(name + " had no occasion");
    }
    return wrong;
  }

  private static Run run(GameId game, int players, long seed) {
    return new Run(
        Troupe.of(game), players, Troupe.of(game).brief(), Faults.NONE, seed, false, false);
  }

  /** Tells a lie; answers whether it was told. What is wrong with the outcome is added. */
  private static boolean hold(String name, Run run, List<String> wrong) {
    Trial.Verdict verdict = Trial.hold(Liars.named(name).orElseThrow(), run);
    verdict.report().problem().ifPresent(what -> wrong.add(run + " " + name + " " + what));
    return verdict.told();
  }
}
