package dev.parlor.bench.door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiegeTest {
  private static final int SLOW = 60;

  /** Real sockets before the doors of two tables and a station. */
  @Test
  void aCrowdBeforeTheDoorKeepsNobodyHonestOut(@TempDir Path folder) throws Exception {
    Siege siege = new Siege(new Siege.Size(SLOW, 6, 2), 1);
    siege.run(folder, 1_000, 300);
    assertTrue(siege.calls() >= 3 * SLOW, "only " + siege.calls() + " came");
    assertTrue(siege.floods() > 0, "nobody flooded");
    for (WaitTimes waits : List.of(siege.joins, siege.returns, siege.tickets, siege.results)) {
      assertTrue(waits.count() > 0);
      assertEquals(0, waits.failures());
    }
    assertTrue(
        siege.moreThreads() <= siege.mostThreads(),
        siege.moreThreads() + " threads, not " + siege.mostThreads());
  }
}
