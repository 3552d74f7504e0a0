package dev.parlor.rim.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileJournalTest {
  private static final Bytes ONE = Bytes.of(new byte[] {1, 2, 3});
  private static final Bytes TWO = Bytes.of(new byte[] {4});

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("seat.journal");
  }

  private List<Bytes> read() throws IOException {
    try (FileJournal journal = FileJournal.open(file())) {
      return journal.records();
    }
  }

  @Test
  void aTornEndIsCutOffAndWritingGoesOnBehindWhatIsWhole() throws IOException {
    try (FileJournal journal = FileJournal.open(file())) {
      journal.append(ONE);
    }
    Files.write(file(), new byte[] {0, 0, 0, 9, 1}, StandardOpenOption.APPEND);
    try (FileJournal journal = FileJournal.open(file())) {
      assertEquals(List.of(ONE), journal.records());
      journal.append(TWO);
      journal.force();
    }
    assertEquals(List.of(ONE, TWO), read());
  }

  @Test
  void oneSeatIsHeldByOneAlone() throws IOException {
    try (FileJournal journal = FileJournal.open(file())) {
      assertThrows(FileJournal.Taken.class, () -> FileJournal.open(file()));
      Trouble refused = assertThrows(Trouble.class, () -> SavedSeat.open(file()));
      assertEquals("seat.taken", refused.key());
      assertEquals(List.of(), journal.records());
    }
    assertEquals(List.of(), read());
  }

  @Test
  void itsSecretsAreReadByNobodyElse() throws IOException {
    assertEquals(List.of(), read());
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
  }
}
