package dev.parlor.rim.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SoleFileTest {
  @TempDir private Path folder;

  private static SoleFile take(Path path) throws IOException {
    return SoleFile.open(path).orElseThrow();
  }

  @Test
  void whoAsksInVainInThisProcessDoesNotFreeAFolderForOthers() throws IOException {
    FolderLock alone = FolderLock.of(folder);
    assertFalse(FolderLock.ifFree(folder).isPresent());
    assertEquals(Knock.TAKEN, Knock.at(folder.resolve(".lock")));
    alone.close();
    assertEquals(Knock.FREE, Knock.at(folder.resolve(".lock")));
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
