package dev.parlor.rim.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutboxTest {
  private static final Bytes RECORD = Bytes.of(new byte[] {1});

  private final List<String> said = new ArrayList<>();
  private final Deque<Runnable> disk = new ArrayDeque<>();
  private final SlowJournal journal = new SlowJournal();
  private final Outbox outbox = new Outbox(journal);

  /** A journal whose records are safe when it was forced behind the last one. */
  private static final class SlowJournal implements Journal {
    private int appended;
    private int safe;
    private int forces;

    @Override
    public void append(Bytes record) {
      appended++;
    }

    @Override
    public boolean isSafe() {
      return safe == appended;
    }

    @Override
    public void force() {
      forces++;
      safe = appended;
    }

    @Override
    public void close() {}
  }

  private void says(String word) {
    if (outbox.isOpen()) {
      said.add(word);
    } else {
      outbox.keep(() -> said.add(word));
    }
  }

  /** Flushes as a table does. Its disk works when the test says so. */
  private void flush() {
    if (outbox.mustForce()) {
      disk.add(
          () -> {
            journal.force();
            outbox.forced().forEach(Runnable::run);
            flush();
          });
    }
  }

  @Test
  void whatHangsOnNoRecordLeavesAtOnce() {
    says("hello");
    flush();
    assertEquals(List.of("hello"), said);
    assertEquals(0, journal.forces);
  }

  @Test
  void nothingLeavesBeforeTheJournalIsSafe() {
    journal.append(RECORD);
    says("my entry");
    says("and this");
    flush();
    assertEquals(List.of(), said);
    disk.poll().run();
    assertEquals(List.of("my entry", "and this"), said);
    assertEquals(1, journal.forces);
  }

  @Test
  void theTableGoesOnWhileTheDiskWorksAndOneForceDoesForAllOfIt() {
    journal.append(RECORD);
    says("1");
    flush();
    for (int i = 2; i < 6; i++) {
      journal.append(RECORD);
      says("" + i);
      flush();
    }
    assertEquals(1, disk.size());
    disk.poll().run();
    assertEquals(List.of("1"), said);
    disk.poll().run();
    assertEquals(List.of("1", "2", "3", "4", "5"), said);
    assertEquals(2, journal.forces);
    assertEquals(0, disk.size());
  }

  @Test
  void theLastWordsLeaveInOrderAndOnce() {
    journal.append(RECORD);
    says("entry");
    flush();
    says("good-bye");
    outbox.empty().forEach(Runnable::run);
    assertEquals(List.of("entry", "good-bye"), said);
    disk.poll().run();
    assertEquals(List.of("entry", "good-bye"), said);
  }
}
