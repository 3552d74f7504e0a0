package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorPhase;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.Pace;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Words that mean nothing are answered with the question of the moment. */
class AskedWordsTest {
  private static final int SEEDS = 40;
  private static final int PATIENCE = 60;
  private static final int MOMENTS = 2000;
  private static final Set<ParlorPhase> QUESTIONS =
      EnumSet.of(ParlorPhase.DECLARE_FIRST, ParlorPhase.BET, ParlorPhase.PROMPT);

  @Test
  void highLowSaysWhatIsAsked() {
    Set<ParlorPhase> seen = EnumSet.noneOf(ParlorPhase.class);
    for (long seed = 1; seed <= SEEDS && !seen.containsAll(QUESTIONS); seed++) {
      play(Catalogue.SHIPPED.named("highlow").orElseThrow(), seed, seen);
    }
    assertTrue(seen.containsAll(QUESTIONS), seen.toString());
  }

  /** The question is also told while one looks back, when nothing else can be done. */
  @Test
  void classicSaysThatANumberLooksBack() {
    back(Catalogue.SHIPPED.named("classic").orElseThrow());
  }

  /** A seat that may not call Recall any more is not asked to. */
  @Test
  void recallOffersItsCallOnlyToWhoMayCall() {
    Set<String> seen = new TreeSet<>();
    for (long seed = 1; seed <= SEEDS && seen.size() < 2; seed++) {
      calls(Catalogue.SHIPPED.named("recall").orElseThrow(), seed, seen);
    }
    assertEquals(2, seen.size(), seen.toString());
  }

  private static <S, V> void calls(TableKit<S, V> kit, long seed, Set<String> seen) {
    PracticeGame<S, V> game = new PracticeGame<>(kit, 2, kit.quick(), seed, Pace.NONE);
    RandomFingers fingers = new RandomFingers(seed);
    for (int step = 0; step < MOMENTS && !game.scene().finale().isPresent(); step++) {
      String prompt = game.scene().prompt().key();
      if (game.table.asks() && prompt.startsWith("recall.prompt.draw")) {
        seen.add(prompt);
        boolean may = game.scene().moves().stream().anyMatch(move -> move.typed().equals("r"));
        assertEquals(may, prompt.equals("recall.prompt.draw"), "seed " + seed);
      }
      game.pass(fingers.touch(game.table, game.scene()) ? 200 : 1000);
    }
  }

  private static <S, V> void back(TableKit<S, V> kit) {
    PracticeGame<S, V> game = new PracticeGame<>(kit, 2, kit.quick(), 5, Pace.NONE);
    assertTrue(game.table.typing().isNone(), "nothing to look back at");
    game.table.touched(game.table.read("d"));
    while (!game.table.asks()) {
      game.pass(1000);
    }
    game.table.touched(game.table.read("1"));
    assertTrue(game.scene().moves().isEmpty());
    assertEquals(Phrase.of("classic.typing"), game.table.typing());
  }

  private static <S, V> void play(TableKit<S, V> kit, long seed, Set<ParlorPhase> seen) {
    PracticeGame<S, V> game = new PracticeGame<>(kit, 1, kit.quick(), seed, Pace.NONE);
    RandomFingers fingers = new RandomFingers(seed);
    for (int step = 0; step < PATIENCE && !game.scene().finale().isPresent(); step++) {
      if (game.table.asks()) {
        ParlorPhase phase = ((HighLowView) game.glimpse().view()).phase();
        seen.add(phase);
        assertAnswered(game, phase);
      }
      game.pass(fingers.touch(game.table, game.scene()) ? 200 : 1000);
    }
  }

  private static void assertAnswered(PracticeGame<?, ?> game, ParlorPhase phase) {
    boolean ace = phase == ParlorPhase.DECLARE_FIRST || phase == ParlorPhase.DECLARE_SECOND;
    String key = ace ? "typeAce" : phase == ParlorPhase.PROMPT ? "typeOn" : "typeBet";
    Touch.Refused why = new Touch.Refused(Phrase.of("highlow." + key));
    assertEquals(why, game.table.read("what"));
    if (phase != ParlorPhase.PROMPT) {
      assertEquals(why, game.table.read(Move.ENTER));
    }
  }
}
