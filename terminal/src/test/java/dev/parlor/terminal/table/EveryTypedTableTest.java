package dev.parlor.terminal.table;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Deed;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import dev.parlor.tables.scene.Spot;
import dev.parlor.terminal.screen.Canvas;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole matches of every game. Somebody types what is offered, and the table is looked at after
 * every step.
 */
public class EveryTypedTableTest {
  private static final int PATIENCE = 20_000;

  @TestFactory
  Stream<DynamicTest> everyTableIsPaintedAndSaidAtEveryMoment() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> play(kit)));
  }

  /** Plays three matches of a game. */
  public static void play(TableKit<?, ?> kit) {
    String game = kit.id();
    for (long seed = 1; seed <= 3; seed++) {
      System.out.println(game + " seed " + seed);
      PracticeLab lab = new PracticeLab(kit, seed);
      Dice dice = Dice.seeded(seed);
      int steps = 0;
      while (!lab.scene().finale().isPresent()) {
        look(lab);
        if (lab.table.asks() && !lab.scene().beat().isPresent()) {
          type(lab, dice);
        }
        boolean goesOn = lab.pass() || lab.table.asks() || lab.scene().finale().isPresent();
        assertTrue(goesOn, "the table waits for nobody");
        assertTrue(++steps < PATIENCE, () -> "no end: " + lab.scene().prompt());
      }
      look(lab);
    }
  }

  /** Types something that stands on the screen. Half of the time it ends the turn. */
  private static void type(PracticeLab lab, Dice dice) {
    Scene scene = lab.scene();
    List<String> texts = new ArrayList<>();
    for (Move move : scene.moves()) {
      boolean acts = move.deed() instanceof Deed.Act || move.deed() instanceof Deed.Lay;
      for (int weight = 0; !move.typed().isEmpty() && weight < (acts ? 6 : 1); weight++) {
        texts.add(move.typed());
      }
    }
    scene.zones().forEach(zone -> zone.spots().forEach(spot -> named(spot, texts)));
    scene.zones().stream().filter(zone -> zone.target()).forEach(z -> texts.add(z.typed() + "h"));
    if (scene.sheet().orElse(null) instanceof Sheet.Amount amount) {
      texts.add(SheetBlock.typed(amount, amount.least()));
      texts.add(SheetBlock.typed(amount, amount.most()));
    }
    String text = texts.isEmpty() ? "x" : texts.get(dice.below(texts.size()));
    Typing typing = new Typing(lab.table);
    typing.preview(text).ifPresent(shown -> assertFalse(shown.plates().isEmpty()));
    typing.promise(text);
    lab.table.touched(typing.read(text));
  }

  private static void named(Spot spot, List<String> texts) {
    if (spot.target() && !spot.typed().isEmpty()) {
      texts.add(spot.typed());
      texts.add("d" + spot.typed());
    }
  }

  private static void look(PracticeLab lab) {
    for (String language : List.of("en", "de")) {
      Sentences sentences = lab.sentences(language, Map.of("NO_COLOR", "1", "LANG", "C"));
      paint(lab, sentences, 80, 20);
      Sentences wide = lab.sentences(language, Map.of("TERM", "xterm-256color"));
      paint(lab, wide, 120, 36);
      Sentences aloud = new Sentences(sentences.words(), sentences.look().readAloud(), false);
      for (String line : Spoken.lines(lab.scene(), aloud)) {
        isWhole(line);
        assertFalse(line.matches(".*[♠♥♦♣].*"), line);
      }
      isWhole(Typing.keys(lab.table, lab.scene(), sentences));
    }
  }

  private static void paint(PracticeLab lab, Sentences sentences, int width, int height) {
    Canvas canvas = new Canvas(width, height);
    Painter.paint(canvas, lab.scene(), sentences, sentences.say(lab.table.log(), lab.scene()));
    String all = String.join("\n", canvas.plain());
    assertFalse(all.isBlank());
    isWhole(all);
  }

  private static void isWhole(String words) {
    assertFalse(words.contains("null") || words.contains("{") || words.contains("[key"), words);
  }
}
