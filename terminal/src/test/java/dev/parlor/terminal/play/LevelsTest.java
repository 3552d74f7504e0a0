package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.Catalogue;
import dev.parlor.tables.bots.Shipped;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
  void everyShippedFileCanBeCopiedAndLoaded(@TempDir Path folder) throws IOException {
    for (TableKit<?, ?> kit : Catalogue.games()) {
      Path file = Files.writeString(folder.resolve("own.yaml"), Shipped.text(kit.id()));
      Ran ran =
          Ran.with(
              Map.of(), "", "play", kit.id(), "--plain", "--seed", "5", "--computers", "" + file);
      assertTrue(ran.err().isEmpty(), ran.err());
    }
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
