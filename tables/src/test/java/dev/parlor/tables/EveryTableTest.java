package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.table.LocalTable;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Person;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Trust;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.PracticeRecord;
import dev.parlor.tables.sitting.ReplaySitting;
import dev.parlor.tables.sitting.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The promises of every game's table. Whole matches are played by somebody who taps at random, or
 * who knows how to play. At every moment all that the rules offer is reached by taps and drops.
 */
class EveryTableTest {
  /**
   * The kinds of deeds that must have been wanted and reached in these matches, or the test has
   * seen nothing.
   */
  private static final Map<String, Set<String>> KINDS =
      Map.of(
          "poker", Set.of("FOLD", "CHECK", "CALL", "Raise", "ALL_IN"),
          "blackjack", Set.of("Bet", "HIT", "STAND", "DOUBLE"),
          "romme",
              Set.of(
                  "Draw",
                  "Discard",
                  "Meld",
                  "Meld with a joker",
                  "Melds",
                  "Melds with a joker",
                  "LayOff",
                  "LayOff with a joker",
                  "SwapJoker"),
          "recall",
              Set.of(
                  "Pick", "Choose", "DRAW", "Play", "Lay", "Swap", "PeekAt", "PASS", "CALL_RECALL"),
          "highlow", Set.of("Bet", "BET_POT", "Declare", "CONTINUE", "END"),
          "piles", Set.of("Pick", "Guess"),
          "classic", Set.of("DEAL", "HIT", "STAY"));

  private static final int MATCHES = Integer.getInteger("parlor.tables.matches", 8);
  private static final int PATIENCE = 20_000;
  private static final int TAP_MILLIS = 200;
  private static final int PATIENT_MILLIS = 1000;

  @TestFactory
  Stream<DynamicTest> everythingOfferedIsTakenAndEverySentenceIsSaid() {
    return Catalogue.SHIPPED.all().stream()
        .map(
            kit ->
                DynamicTest.dynamicTest(
                    kit.id(),
                    () -> {
                      Map<String, Integer> reached = new TreeMap<>();
                      for (int match = 0; match < MATCHES; match++) {
                        long seed = 1000L + match;
                        System.out.println(kit.id() + " seed " + seed);
                        play(kit, seed, reached);
                      }
                      System.out.println(kit.id() + " reached " + reached);
                      assertTrue(
                          reached.keySet().containsAll(KINDS.get(kit.id())),
                          () -> "too little was wanted: " + reached);
                    }));
  }

  private static <S, V> void play(TableKit<S, V> kit, long seed, Map<String, Integer> reached) {
    int least = kit.game().game().seats().least();
    int most = Math.min(4, kit.game().game().seats().most());
    int seats = least + (int) (seed % (most - least + 1));
    PracticeGame<S, V> game = new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.USUAL);
    RandomFingers fingers = new RandomFingers(seed);
    SceneSayings sayings = new SceneSayings(kit);
    EveryChoice<S, V> choices = new EveryChoice<>(kit, game, seed, reached);
    int steps = 0;
    while (!game.scene().finale().isPresent()) {
      Scene scene = game.scene();
      sayings.say(scene);
      choices.look();
      assertEquals(Phrase.NONE, scene.refusal(), () -> "offered and refused, seed " + seed);
      if (scene.beat().isPresent() && !scene.beat().get().strip()) {
        assertTrue(scene.moves().isEmpty(), "a beat offers no moves");
      }
      boolean knows = seed % 2 == 0; // every other match is by a player who knows how
      boolean acted = (knows && choices.play()) || fingers.touch(game.table, scene);
      boolean moved = game.pass(acted ? TAP_MILLIS : PATIENT_MILLIS) || acted;
      assertTrue(moved, () -> "the table waits for nobody, seed " + seed);
      assertFalse(
          ++steps > PATIENCE,
          () -> "no end, seed " + seed + ": " + scene.prompt() + scene.moves() + scene.key());
    }
    sayings.say(game.scene());
    comesBackFromItsLines(kit, game, seats, seed);
    runsAgain(kit, game, seats);
    assertEquals(
        List.copyOf(game.world.finished().orElseThrow().standings()).size(),
        game.scene().finale().orElseThrow().standings().size());
  }

  /** The written lines of a match lead to the same table again. */
  private static <S, V> void comesBackFromItsLines(
      TableKit<S, V> kit, PracticeGame<S, V> game, int seats, long seed) {
    PracticeRecord record =
        PracticeRecord.fresh(kit.id(), 1, new Setup(seats, kit.quick()), seed)
            .with(kit.game(), game.world);
    try {
      LocalTable<S, V> again = PracticeRecord.read(record.lines()).table(kit.game());
      assertEquals(game.world.state(), again.state());
    } catch (Malformed e) {
      throw new AssertionError(e);
    }
  }

  /** A replay comes to the same end, and each of its moments has a sentence. */
  private static <S, V> void runsAgain(TableKit<S, V> kit, PracticeGame<S, V> game, int seats) {
    List<Person> people = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      people.add(Person.here("P" + seat));
    }
    ReplaySitting<S, V> replay =
        new ReplaySitting<>(
            kit.game().game().onOneDevice(),
            new Setup(seats, kit.quick()),
            game.world.events(),
            Scene.ONLOOKER,
            Knowledge.NONE,
            people,
            Trust.of(Trust.Shield.SHUFFLED));
    Table<V> table = new Table<>(replay, kit.mapper(), Pace.NONE);
    replay.run(true);
    SceneSayings sayings = new SceneSayings(kit);
    long time = 0;
    table.tick(time);
    while (replay.isRunning()) {
      time = Math.max(time + 1, Math.min(table.wakeAt(), time + 10_000));
      if (table.tick(time)) {
        table.scene().ifPresent(sayings::say);
      }
    }
    assertTrue(table.scene().orElseThrow().finale().isPresent());
    assertTrue(table.scene().orElseThrow().moves().isEmpty(), "an onlooker has no moves");
  }
}
