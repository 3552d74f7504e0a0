package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorldTest {
  private static final List<Bots<?, ?>> ALL = Troupe.ALL;

  /** Every how many runs of a campaign one is played; at night each of them. */
  private static final int STEP = Integer.getInteger("parlor.world.step", 5);

  @Test
  void matchesOfAllGamesSurviveEveryProfile() {
    check(new Campaign(ALL, 0, List.of(Faults.values()), 1_000, false), STEP, 504);
  }

  @Test
  void everyGameIsPlayedWithTheRealCryptography() {
    check(new Campaign(ALL, 0, List.of(Faults.NONE, Faults.NORMAL), 1, true), STEP, 35);
  }

  private static void check(Campaign campaign, int step, int runs) {
    RunTally tally = new RunTally();
    StringBuilder wrong = new StringBuilder();
    for (int number = 0; number < runs; number += step) {
      RunReport report = World.play(campaign.run(number));
      tally.add(report);
      report
          .problem()
          .ifPresent(what -> wrong.append(report.run()).append(": ").append(what).append('\n'));
    }
    assertTrue(tally.isClean(), () -> tally.line() + "\n" + wrong);
  }

  /**
   * Runs in which long soaks once found a phone that waited for ever, or a table that was set
   * twice.
   */
  @ParameterizedTest
  @CsvSource({
    "classic, 2, NORMAL, 148943",
    "classic, 2, HARSH, 123603",
    "classic, 2, NORMAL, 137603",
    "highlow, 2, HARSH, 136936",
    "recall, 2, HARSH, 271125",
    "romme, 2, NORMAL, 119728",
    "romme, 2, HARSH, 142793",
    "romme, 2, HARSH, 184436",
    "romme, 4, HARSH, 296492",
    "blackjack, 3, HARSH, 168076",
    "blackjack, 3, HARSH, 401268",
    "blackjack, 4, HARSH, 423665",
  })
  void whatOnceWentWrongDoesSoNoMore(GameId game, int players, Faults faults, long seed) {
    Campaign campaign =
        new Campaign(List.of(Troupe.of(game)), players, List.of(faults), seed, false);
    check(campaign, 1, 1);
    Run run = campaign.run(0);
    FaultPlan then =
        FaultPlan.of(run).withWholeJournals(); // the plan as it was drawn when it went wrong
    assertEquals(Optional.empty(), World.play(run, then).problem());
  }

  /**
   * Runs in which the host's disk forgot that the match had begun. Once the host then opened its
   * seats before anybody noticed.
   */
  @ParameterizedTest
  @CsvSource({
    "classic, 2, 30300",
    "poker, 3, 30406",
    "piles, 3, 30411",
    "romme, 3, 30723",
    "blackjack, 4, 30792",
    "highlow, 2, 31739",
    "poker, 3, 33380",
    "recall, 2, 52376",
    "romme, 4, 52830",
    "recall, 2, 54140",
  })
  void journalsAreTornInWhichTheMatchHasNotBegun(GameId game, int players, long seed) {
    Campaign campaign =
        new Campaign(List.of(Troupe.of(game)), players, List.of(Faults.HARSH), seed, false);
    assertNotEquals(
        FaultPlan.of(campaign.run(0)),
        FaultPlan.of(campaign.run(0)).withWholeJournals(),
        "none was torn");
    check(campaign, 1, 1);
  }

  /** Matches long enough that decks are made ahead, and stocks run out while one is under way. */
  @ParameterizedTest
  @CsvSource({"romme, 6", "poker, 6", "blackjack, 3"})
  void longerMatchesSurviveEveryProfile(String game, int runs) {
    Map<String, String> options =
        game.equals("romme")
            ? Map.of("match", "rounds", "rounds", "3")
            : game.equals("blackjack") ? Map.of("rounds", "20", "chips", "100000") : Map.of();
    List<RunReport> wrong = new ArrayList<>();
    for (int number = 0; number < runs; number++) {
      Faults faults = Faults.values()[number % Faults.values().length];
      Run run =
          new Run(
              Troupe.of(new GameId(game)),
              2 + number % 3,
              options,
              faults,
              77_000 + number,
              false,
              false);
      RunReport report = World.play(run);
      if (report.problem().isPresent()) {
        wrong.add(report);
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void withoutFaultsEveryMatchIsFinished() {
    for (Bots<?, ?> game : ALL) {
      Run run = new Campaign(List.of(game), 0, List.of(Faults.NONE), 5, false).run(0);
      assertEquals(RunReport.Ending.FINISHED, World.play(run).ending(), run::toString);
    }
  }

  @Test
  void theSameSeedGivesTheSameTrace() {
    Run run =
        new Campaign(List.of(Troupe.of(Holdem.ID)), 3, List.of(Faults.HARSH), 11, false)
            .run(0)
            .traced(true);
    assertEquals(World.play(run).trace(), World.play(run).trace());
  }
}
