package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.bots.BotFile;
import dev.parlor.tables.bots.BotProblem;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class BotFileTest {
  private static final Knob LUCK = Knob.chance("luck", 0.5);
  private static final Knob STEPS = new Knob("steps", 1, 9, 3);

  private static BotFile read(String text) throws BotProblem {
    return BotFile.read(text, "dice", List.of(LUCK, STEPS));
  }

  private static String problem(String text) {
    BotProblem problem = assertThrows(BotProblem.class, () -> read(text));
    TableKit<?, ?> any = Catalogue.SHIPPED.all().get(0);
    return new Words(Locale.ENGLISH, Bundles.of(any))
        .shown(problem.sentence(), new Speaker(List.of(), -1));
  }

  @Test
  void everyShippedFileHasAllLevels() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      assertEquals(4, Shipped.of(kit).levels().size(), kit.id());
    }
  }

  @Test
  void everyShippedLevelDiffersFromTheNext() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      BotFile file = Shipped.of(kit);
      for (int level = 1; level < Level.values().length; level++) {
        KnobSettings lower = file.settings(Level.values()[level - 1], "");
        assertFalse(lower.equals(file.settings(Level.values()[level], "")), kit.id());
      }
    }
  }

  @Test
  void everyNumberOfTheShippedFilesIsCommented() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      for (String line : Shipped.text(kit.id()).split("\n")) {
        boolean number = line.matches(" *[a-z_]+: *[0-9].*");
        assertTrue(!number || line.matches(".*[0-9] +# .+"), kit.id() + line);
      }
    }
  }

  @Test
  void whatIsLeftOutIsAsUsualAndATemperChangesALevel() throws BotProblem {
    BotFile file =
        read("game: dice\nlevels:\n  easy:\n    luck: 0.1\ntempers:\n  bold:\n    steps: 9\n");
    assertEquals(0.1, file.settings(Level.EASY, "bold").of(LUCK));
    assertEquals(9, file.settings(Level.EASY, "bold").whole(STEPS));
    assertEquals(3, file.settings(Level.EASY, "calm").whole(STEPS));
    assertEquals(0.5, file.settings(Level.HARD, "calm").of(LUCK));
  }

  @Test
  void aMistakeIsReportedWithItsLineAndKey() {
    String start = "game: dice\nlevels:\n  easy:\n";
    assertEquals("Line 4: lukc is no key that is known here.", problem(start + "    lukc: 1\n"));
    assertEquals(
        "Line 4: luck is 1.5, but must be a number from 0 to 1.",
        problem(start + "    luck: 1.5\n"));
    assertEquals(
        "Line 4: luck is much, but must be a number from 0 to 1.",
        problem(start + "    luck: much\n"));
    assertEquals(
        "Line 4: luck is .nan, but must be a number from 0 to 1.",
        problem(start + "    luck: .nan\n"));
    assertEquals(
        "Line 3: silly is no level. There are easy, medium, hard and expert.",
        problem("game: dice\nlevels:\n  silly:\n    luck: 1\n"));
    assertEquals("Line 1: the file is for cards, not for dice.", problem("game: cards\n"));
    assertEquals(
        "Line 2: after levels there must be lines of a key and a value each.",
        problem("game: dice\nlevels: 3\n"));
    assertEquals(
        "Line 4: here must be a single word or number.", problem(start + "    luck: [1]\n"));
  }

  @Test
  void hostileFilesAreRefusedInASentence() {
    StringBuilder deep = new StringBuilder("game: dice\nlevels: ");
    for (int i = 0; i < 10_000; i++) {
      deep.append('[');
    }
    assertTrue(problem(deep.toString()).startsWith("Line 2"));
    assertTrue(problem("a: &a [x]\nb: *a\n").startsWith("Line 1"));
    assertTrue(problem("game: dice\nlevels: *all\n").startsWith("Line 2"));
    assertTrue(problem("").contains("game: dice"));
    assertTrue(problem("\tgame: dice").startsWith("Line"));
    assertTrue(problem("game: dice\n\u0000").startsWith("Line"));
    assertEquals("Line 1: ?[31m is no key that is known here.", problem("\"\\e[31m\": 1\n"));
    StringBuilder long_ = new StringBuilder();
    for (int i = 0; i < BotFile.MOST_CHARACTERS; i++) {
      long_.append("# ");
    }
    assertTrue(problem(long_.toString()).contains("characters"));
  }
}
