package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Setup;
import dev.parlor.games.table.LocalTable;
import dev.parlor.tables.bots.Coach;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Hint;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Hints at the tables of all games. A person who wants them has one in every own turn, and nobody
 * else has any. A hint does not depend on cards that its person has not seen.
 */
class EveryHintTest {
  private static final int MATCHES = 4;

  /** The games in which a person may be the only one who ever has a choice. */
  private static final Set<String> SOLITARY = Set.of("piles", "classic");

  @TestFactory
  Stream<DynamicTest> everyTurnTellsWhatAnExpertWouldDo() {
    return TriedMatch.ofEachGame(EveryHintTest::all);
  }

  private static void all(TableKit<?, ?> kit) {
    Pupil pupil = new Pupil();
    for (int match = 0; match < MATCHES; match++) {
      TriedMatch.play(kit, 4000L + match, pupil);
    }
    assertTrue(pupil.turns >= MATCHES, "hardly a turn was seen");
    assertTrue(pupil.waits > 0 || SOLITARY.contains(kit.id()), "nobody else had a turn");
  }

  /** Turns hints on and off again at every moment. */
  private static final class Pupil implements TriedMatch.Onlooker {
    private int turns;
    private int waits;

    @Override
    public <S, V> void sees(TableKit<S, V> kit, PracticeGame<S, V> game, int seats) {
      assertFalse(game.scene().hint().isPresent(), "told without being asked");
      want(game, true);
      Optional<Hint> hint = game.scene().hint();
      assertEquals(isMyTurn(game), hint.isPresent(), () -> "at " + game.scene().prompt());
      if (hint.isPresent()) {
        turns++;
        int seat = game.glimpse().seat();
        LocalTable<S, V> other = game.withOtherHiddenCards(seat, new Setup(seats, kit.quick()));
        Coach<S> coach = new Coach<>(kit);
        assertEquals(
            hint.get(), coach.advice(other.state(), seat, other.knowledge(seat)), "it has looked");
      } else {
        waits++;
      }
      want(game, false);
      assertFalse(game.scene().hint().isPresent(), "told to somebody who wants none");
    }
  }

  private static <S, V> void want(PracticeGame<S, V> game, boolean hints) {
    game.table.hints(hints);
    game.table.tick(game.time());
  }

  private static <S, V> boolean isMyTurn(PracticeGame<S, V> game) {
    int seat = game.glimpse().seat();
    return !game.world.finished().isPresent()
        && !game.world.window().isPresent()
        && game.world.game().toAct(game.world.state()).contains(seat);
  }
}
