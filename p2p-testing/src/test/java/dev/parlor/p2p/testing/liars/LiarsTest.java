package dev.parlor.p2p.testing.liars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.highlow.HighLow;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.troupe.Liars;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

class LiarsTest {
  private static final long SEED = 7;

  /** How many tables are tried for a lie that needs a rare occasion. */
  private static final int TRIES = 40;

  private static final int REAL_TRIES = 3;

  /**
   * Lies that need several seats to want one card, which is seldom. They are told at the tables of
   * {@link PromisesTest}.
   */
  private static final Set<String> RARE =
      Set.of("collects-after-seeing", "never-seals-a-wish", "never-shows-a-wish");

  /**
   * Lies that are told in the real group, because a stand-in could not be wrong in the same way.
   */
  private static final List<String> REAL =
      List.of(
          "garbage-key",
          "copied-key",
          "card-twice",
          "foreign-card",
          "swapped-after-proof",
          "one-card-more",
          "dropped-card",
          "wrong-proof",
          "other-seed",
          "copied-seed",
          "wrong-share",
          "wrong-first-share",
          "copied-share",
          "short-share");

  @Test
  void everyLieIsToldAndComesToWhatItMust() {
    List<String> wrong = new ArrayList<>();
    int turn = 0;
    for (Liar liar : Liars.all()) {
      // real cards are slow, so those lies are told where a match is short
      List<Bots<?, ?>> games = liar.real() ? List.of(Troupe.SHORT) : liar.among(Troupe.ALL);
      List<String> found = tried(liar, games.get(turn++ % games.size()), false);
      for (int next = 0; !found.isEmpty() && !isWrong(found) && next < games.size(); next++) {
        found =
            tried(liar, games.get(next), false); // there was no occasion, so another game is tried
      }
      for (int next = 1; !found.isEmpty() && !isWrong(found) && next < TRIES; next++) {
        found = tried(liar, games.get(0), false, SEED + next);
      }
      if (found.isEmpty() || isWrong(found) || !RARE.contains(liar.name())) {
        wrong.addAll(found);
      }
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
  }

  @Test
  void aTableThatPausesForThoseWhoStoppedDoesNotPlayOn() {
    Liar liar = Liars.named("unsigned-entry").orElseThrow();
    Run run =
        new Run(Troupe.of(HighLow.ID), 4, Map.of("hands", "6"), Faults.NONE, 50_604, false, false);
    Trial.Verdict verdict = Trial.hold(liar, run);
    assertTrue(verdict.told());
    assertEquals(Optional.empty(), verdict.report().problem());
  }

  @Test
  void theRealCryptographyCatchesWhatHangsOnIt() {
    List<String> wrong = new ArrayList<>();
    for (String name : REAL) {
      Liar liar = Liars.named(name).orElseThrow();
      wrong.addAll(tried(liar, Troupe.SHORT, true));
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
  }

  /**
   * Tells every lie in every game that it concerns, in the real group. This takes about an hour, at
   * night. {@code -Dparlor.liars.slice=3/20} takes one slice of it. What came of each lie is
   * written beside the reports.
   */
  @Test
  @EnabledIfSystemProperty(named = "parlor.liars.real", matches = "all")
  void everyLieInEveryGameComesToWhatItMustWithTheRealCryptography() throws IOException {
    String[] slice = System.getProperty("parlor.liars.slice", "1/1").split("/");
    List<String> wrong = new ArrayList<>();
    List<String> said = new ArrayList<>();
    Set<String> told = new HashSet<>();
    Path file = Path.of("target", "liars-real-" + slice[0] + "-of-" + slice[1] + ".txt");
    int trial = 0;
    for (Liar liar : Liars.all()) {
      int tries = liar.among(Troupe.ALL).size() == 1 ? TRIES : REAL_TRIES;
      for (Bots<?, ?> game : liar.among(Troupe.ALL)) {
        if (++trial % Integer.parseInt(slice[1]) == Integer.parseInt(slice[0]) - 1) {
          List<String> found = tried(liar, game, true);
          for (int next = 1; !found.isEmpty() && !isWrong(found) && next < tries; next++) {
            found = tried(liar, game, true, SEED + next);
          }
          String came = found.isEmpty() ? "told" : isWrong(found) ? "wrong" : "no occasion";
          said.add(trial + " " + liar.name() + " " + game.id() + " " + came);
          Files.write(
              file, said); // written at once, so that it stays when a long night is cut short
          if (came.equals("told")) {
            told.add(liar.name());
          }
          found.removeIf(
              what -> what.contains("had no occasion")); // not every game has an occasion
          wrong.addAll(found);
        }
      }
      if (slice[1].equals("1") && !told.contains(liar.name()) && !RARE.contains(liar.name())) {
        wrong.add(liar.name() + " had no occasion in any game");
      }
    }
    assertEquals(List.of(), wrong, "seed " + SEED);
  }

  private static boolean isWrong(List<String> found) {
    return !found.get(0).contains("had no occasion");
  }

  private static List<String> tried(Liar liar, Bots<?, ?> game, boolean real) {
    return tried(liar, game, real, SEED);
  }

  private static List<String> tried(Liar liar, Bots<?, ?> game, boolean real, long seed) {
    int players = Math.min(liar.seats(), game.kit().phones().most());
    Run run = new Run(game, players, game.brief(), Faults.NONE, seed, real, false);
    Trial.Verdict verdict = Trial.hold(liar, run);
    List<String> wrong = new ArrayList<>();
    if (!verdict.told()) {
      wrong.add(liar.name() + " had no occasion in " + game.id());
    }
    verdict.report().problem().ifPresent(what -> wrong.add(run + " " + what));
    return wrong;
  }

  @Test
  void everyLiarStandsInTheTableOfAttacks() throws IOException {
    String table = Files.readString(Path.of("..", "docs", "TESTING.md"));
    List<String> missing = new ArrayList<>();
    for (Liar liar : Liars.all()) {
      if (!table.contains("`" + liar.name() + "`")) {
        missing.add(liar.name());
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void everyNameIsThereOnce() {
    Set<String> names = new HashSet<>();
    Liars.all().forEach(liar -> assertTrue(names.add(liar.name()), liar.name()));
    assertTrue(names.size() >= 80, () -> names.size() + " liars");
  }
}
