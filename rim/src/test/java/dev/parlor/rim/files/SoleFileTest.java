package dev.parlor.rim.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.rim.table.FileJournal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SoleFileTest {
  @TempDir private Path folder;

  /** What another process finds when it tries the lock. */
  private static String knock(Path file) throws IOException {
    Process process =
        new ProcessBuilder(
                Paths.get(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Knock.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static SoleFile take(Path path) throws IOException {
    return SoleFile.open(path).orElseThrow();
  }

  @Test
  void whoAsksInVainInThisProcessDoesNotFreeASeatForOthers() throws IOException {
    Path seat = folder.resolve("seat.journal");
    try (FileJournal journal = FileJournal.open(seat)) {
      assertThrows(FileJournal.Taken.class, () -> FileJournal.open(seat));
      assertEquals(0, journal.records().size());
      assertEquals(Knock.TAKEN, knock(seat));
    }
    assertEquals(Knock.FREE, knock(seat));
  }

  @Test
  void whoAsksInVainInThisProcessDoesNotFreeAFolderForOthers() throws IOException {
    FolderLock alone = FolderLock.of(folder);
    assertFalse(FolderLock.ifFree(folder).isPresent());
    assertEquals(Knock.TAKEN, knock(folder.resolve(".lock")));
    alone.close();
    assertEquals(Knock.FREE, knock(folder.resolve(".lock")));
  }

  @Test
  void aFileUnderAnotherNameIsTheSameFile() throws IOException {
    Path path = folder.resolve("one");
    Path link = folder.resolve("two");
    try (SoleFile file = take(path)) {
      Files.createLink(link, path);
      assertEquals(Optional.empty(), SoleFile.open(link));
      Files.move(path, folder.resolve("three"));
      assertEquals(Optional.empty(), SoleFile.open(folder.resolve("three")));
      assertTrue(file.channel().isOpen());
    }
  }

  @Test
  void aFileInThePlaceOfAHeldOneIsAnother() throws IOException {
    Path path = folder.resolve("one");
    try (SoleFile first = take(path)) {
      Files.delete(path);
      try (SoleFile second = take(path)) {
        assertTrue(first.channel().isOpen() && second.channel().isOpen());
      }
    }
  }

  @Test
  void closingTwiceTakesItFromNobodyElse() throws IOException {
    Path path = folder.resolve("one");
    SoleFile first = take(path);
    first.close();
    try (SoleFile second = take(path)) {
      first.close();
      assertEquals(Optional.empty(), SoleFile.open(path));
      assertTrue(second.channel().isOpen());
    }
  }

  @Test
  void aChannelThatWasClosedFromOutsideHoldsNothing() throws IOException {
    Path path = folder.resolve("one");
    SoleFile first = take(path);
    first.channel().close(); // an interrupt closes it like this
    try (SoleFile second = take(path)) {
      first.close();
      assertEquals(Optional.empty(), SoleFile.open(path));
      assertTrue(second.channel().isOpen());
    }
  }
}
