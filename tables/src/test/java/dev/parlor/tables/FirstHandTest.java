package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.Glimpse;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.lesson.FirstHand;
import dev.parlor.tables.lesson.Script;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Picks;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import dev.parlor.tables.sitting.Table;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The first hand of every shipped game, made by the taps that its sentences ask for. */
final class FirstHandTest {
  /** More moments than two minutes at a table have. */
  private static final int MOST_MOMENTS = 500;

  private static final List<String> LANGUAGES = List.of("en", "de", "pt", "es");

  @TestFactory
  List<DynamicTest> everyGameLeadsByTheHandToItsEnd() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> new Pupil<>(kit).learn()))
        .toList();
  }

  @Test
  void aGameWithoutAScriptHasNoFirstHand() {
    TableKit<?, ?> silent = silent(Catalogue.SHIPPED.all().get(0));
    assertEquals(Optional.empty(), FirstHand.of(silent).map(FirstHand::script));
  }

  private static <S, V> TableKit<S, V> silent(TableKit<S, V> kit) {
    return new TableKit<>(
        kit.game(), kit.mapper(), "/nowhere/words", kit.computers(), kit.quick(), kit.tile());
  }

  /** A pupil who has never seen the game and does what is said. */
  private static final class Pupil<S, V> {
    private final TableKit<S, V> kit;
    private final FirstHand<S, V> hand;
    private final Overheard<V> sitting;
    private final Table<V> table;
    private long time;
    private int made;

    Pupil(TableKit<S, V> kit) {
      this.kit = kit;
      hand = FirstHand.of(kit).orElseThrow();
      Words words = new Words(Locale.ENGLISH, Bundles.of(kit));
      sitting = new Overheard<>(hand.begin("Me", words));
      table = new Table<>(sitting, hand.kit().mapper(), Pace.USUAL);
    }

    void learn() {
      for (int i = 0; i < MOST_MOMENTS && !isOver(); i++) {
        table.tick(time);
        if (table.asks() && !isOver()) {
          obey();
        } else {
          time = Math.min(time + 60_000, Math.max(time + 1, table.wakeAt()));
        }
      }
      assertTrue(isOver(), () -> kit.id() + " does not end after move " + made);
      assertEquals(hand.script().movesOf(Script.PUPIL).size(), made);
      assertSaid(table.scene().orElseThrow().finale().orElseThrow().won());
    }

    private boolean isOver() {
      return table.scene().filter(scene -> scene.finale().isPresent()).isPresent();
    }

    private void obey() {
      Scene scene = table.scene().orElseThrow();
      assertEquals(Phrase.of(kit.id() + ".first." + (made + 1)), scene.prompt());
      assertSaid(scene.prompt());
      Deed wanted = wanted();
      assertNothingElseIsDone(wanted);
      List<WayByTaps.Gesture> taps =
          new WayByTaps<>(hand.kit().mapper(), action -> true)
              .way(sitting.last(), wanted)
              .orElseThrow(() -> new AssertionError("out of reach: " + scene.prompt()));
      taps.forEach(tap -> tap.make(table));
      made++;
      table.tick(time);
      assertTrue(table.scene().orElseThrow().refusal().isNone(), kit.id() + " move " + made);
    }

    private Deed wanted() {
      Glimpse<V> now = sitting.last();
      Picks none = kit.mapper().kept(Picks.NONE, now);
      String asked = hand.asked().orElseThrow();
      Touch touch = kit.mapper().read(now, none, asked);
      assertTrue(touch instanceof Touch.Does, () -> kit.id() + " can't " + asked + ": " + touch);
      return ((Touch.Does) touch).deed();
    }

    /** Checks that every other button of the game is away, and would be refused in a sentence. */
    private void assertNothingElseIsDone(Deed wanted) {
      for (Move move : table.scene().orElseThrow().moves()) {
        boolean serious = move.deed() instanceof Deed.Act || move.deed() instanceof Deed.Lay;
        assertTrue(!serious || move.deed().equals(wanted), () -> kit.id() + " offers " + move);
      }
      Scene plain = kit.mapper().scene(sitting.last(), Picks.NONE);
      for (Move move : plain.moves()) {
        if (move.deed() instanceof Deed.Act && !move.deed().equals(wanted)) {
          table.press(table.scene().orElseThrow(), move.deed());
          table.tick(time);
          Scene refused = table.scene().orElseThrow();
          assertEquals(Phrase.of("lesson.other"), refused.refusal());
          assertSaid(refused.refusal());
          return;
        }
      }
    }

    private void assertSaid(Phrase phrase) {
      for (String language : LANGUAGES) {
        Words words = new Words(Locale.forLanguageTag(language), Bundles.of(kit));
        String said = words.shown(phrase, new Speaker(List.of("Me"), 0));
        assertFalse(said.isEmpty(), () -> phrase + " in " + language);
        assertTrue(said.length() <= 130, () -> "too long for a glance: " + said);
      }
    }
  }
}
