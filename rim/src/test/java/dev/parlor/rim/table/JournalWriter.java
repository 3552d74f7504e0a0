package dev.parlor.rim.table;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.nio.file.Path;

/**
 * A process that writes numbered records and says of each when it is safe. It is made to be killed.
 */
final class JournalWriter {
  private JournalWriter() {}

  public static void main(String[] args) throws Exception {
    try (FileJournal journal = FileJournal.open(Path.of(args[0]))) {
      for (int number = journal.records().size(); ; number++) {
        journal.append(record(number));
        journal.force();
        System.out.println(number);
        System.out.flush();
      }
    }
  }

  /** The same bytes for the same number, of a length between 4 and about 3,000. */
  static Bytes record(int number) {
    return new Writer().u32(number).bytes(new byte[number * 37 % 3000]).toBytes();
  }
}
