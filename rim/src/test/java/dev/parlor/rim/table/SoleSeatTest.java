package dev.parlor.rim.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.rim.files.Knock;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SoleSeatTest {
  @TempDir private Path folder;

  @Test
  void whoAsksInVainInThisProcessDoesNotFreeASeatForOthers() throws IOException {
    Path seat = folder.resolve("seat.journal");
    try (FileJournal journal = FileJournal.open(seat)) {
      assertThrows(FileJournal.Taken.class, () -> FileJournal.open(seat));
      assertEquals(0, journal.records().size());
      assertEquals(Knock.TAKEN, Knock.at(seat));
    }
    assertEquals(Knock.FREE, Knock.at(seat));
  }
}
