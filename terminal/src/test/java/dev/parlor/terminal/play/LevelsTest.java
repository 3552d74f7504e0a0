package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelsTest {
  private static Ran practice(String typed, String... more) {
    String[] args = new String[5 + more.length];
    System.arraycopy(new String[] {"play", "poker", "--plain", "--seed", "5"}, 0, args, 0, 5);
    System.arraycopy(more, 0, args, 5, more.length);
    return Ran.with(Map.of(), typed, args);
  }

  @Test
  void computerPlayersAreShownWithTheirLevel() {
    assertTrue(practice("", "--level", "expert").out().contains("expert"));
    assertTrue(practice("", "--level", "easy").out().contains("easy"));
    assertTrue(practice("").out().contains("medium"));
  }

  @Test
  void whoAsksIsToldWhatAnExpertWouldDoAndWhy() {
    String out = practice("!\n").out();
    assertTrue(out.matches("(?s).*> !\\R[A-Z][^.]*\\. [A-Z][^.]*\\.\\R.*"), out);
  }

  @Test
  void anUnknownLevelIsRefused() {
    Ran ran = practice("", "--level", "silly");
    assertEquals(2, ran.exit());
    assertEquals("silly is no level. There are easy, medium, hard and expert.", ran.err().trim());
  }

  @Test
  void computerPlayersTakeTheirTimeAsAskedAndAnUnknownPaceIsRefused() {
    assertEquals(0, practice("", "--pace", "quick").exit());
    assertEquals(0, practice("", "--pace", "natural").exit());
    Ran ran = practice("", "--pace", "silly");
    assertEquals(2, ran.exit());
    assertEquals("silly is no pace. There are quick and natural.", ran.err().trim());
  }

  @Test
  void theDemoIsPlayedByTheLevelThatIsAskedFor(@TempDir Path folder) {
    String[] demo = {"demo", "piles", "--plain", "--seed", "3", "--home", folder.toString()};
    Ran easy = Ran.with(Map.of(), "", with(demo, "--level", "easy"));
    Ran expert = Ran.with(Map.of(), "", with(demo, "--level", "expert"));
    assertEquals(0, easy.exit(), easy.err());
    assertNotEquals(easy.out(), expert.out());
    assertEquals(2, Ran.with(Map.of(), "", with(demo, "--level", "silly")).exit());
  }

  private static String[] with(String[] some, String... more) {
    String[] all = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  @Test
  void everyShippedFileCanBeCopiedAndLoaded(@TempDir Path folder) throws IOException {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      Path file = Files.writeString(folder.resolve("own.yaml"), Shipped.text(kit.id()));
      Ran ran =
          Ran.with(
              Map.of(), "", "play", kit.id(), "--plain", "--seed", "5", "--computers", "" + file);
      assertTrue(ran.err().isEmpty(), ran.err());
    }
  }

  @Test
  void theExamplesInTheDocsLoad(@TempDir Path folder) throws IOException {
    String docs = Files.readString(Path.of("../docs/COMPUTERS.md"));
    Matcher examples = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL).matcher(docs);
    int loaded = 0;
    while (examples.find()) {
      Path file = Files.writeString(folder.resolve("own.yaml"), examples.group(1));
      String game = examples.group(1).replaceAll("(?s).*?game: (\\w+).*", "$1");
      String[] play = {"play", game, "--plain", "--seed", "5", "--computers", file.toString()};
      assertEquals("", Ran.with(Map.of(), "", play).err());
      loaded++;
    }
    assertTrue(loaded >= 1, "examples: " + loaded);
  }

  @Test
  void aMistakeInAFileIsReportedWithItsLineAndKey(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("own.yaml"), "game: poker\nlevels:\n  easy:\n    bluff: 2\n");
    Ran ran = practice("", "--computers", file.toString());
    assertEquals(2, ran.exit());
    assertEquals(file + ": Line 4: bluff is no key that is known here.", ran.err().trim());
    assertEquals(2, practice("", "--computers", folder.resolve("none").toString()).exit());
  }
}
