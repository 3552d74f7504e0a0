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
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds at the table of every game: whole matches by somebody who taps at random. */
class EveryTableTest {
  private static final int MATCHES = Integer.getInteger("parlor.tables.matches", 20);
  private static final int PATIENCE = 20_000;
  private static final int TAP_MILLIS = 200;
  private static final int PATIENT_MILLIS = 1000;

  @TestFactory
  Stream<DynamicTest> everythingOfferedIsTakenAndEverySentenceIsSaid() {
    return Catalogue.games().stream()
        .map(
            kit ->
                DynamicTest.dynamicTest(
                    kit.id(),
                    () -> {
                      for (int match = 0; match < MATCHES; match++) {
                        long seed = 1000L + match;
                        System.out.println(kit.id() + " seed " + seed);
                        play(kit, seed);
                      }
                    }));
  }

  private static <S, V> void play(TableKit<S, V> kit, long seed) {
    int least = kit.game().game().id().minSeats();
    int most = Math.min(4, kit.game().game().id().maxSeats());
    int seats = least + (int) (seed % (most - least + 1));
    PracticeGame<S, V> game = new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.USUAL);
    Fingers fingers = new Fingers(seed);
    Sayings sayings = new Sayings(kit);
    int steps = 0;
    while (!game.scene().finale().isPresent()) {
      Scene scene = game.scene();
      sayings.say(scene);
      assertEquals(Phrase.NONE, scene.refusal(), () -> "offered and refused, seed " + seed);
      if (scene.beat().isPresent() && !scene.beat().get().strip()) {
        assertTrue(scene.moves().isEmpty(), "a beat offers no moves");
      }
      boolean acted = fingers.touch(game.table, scene);
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

  /** What was done, line by line, leads to the same table. */
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

  /** A replay comes to the same end, and no moment of it lacks a sentence. */
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
    Sayings sayings = new Sayings(kit);
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
