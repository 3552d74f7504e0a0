package dev.parlor.rim.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.p2p.wire.Bytes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record that a process has called safe is there after the process was killed, at any moment. */
class JournalCrashTest {
  private static final int KILLS = Integer.getInteger("parlor.journal.kills", 20);

  @TempDir Path folder;

  @Test
  void whatWasSafeIsThereAfterEveryKill() throws Exception {
    long seed = 20261118;
    Dice dice = Dice.seeded(seed);
    Path file = folder.resolve("table.journal");
    int safe = -1;
    for (int kill = 0; kill < KILLS; kill++) {
      safe = Math.max(safe, runAndKill(file, dice.below(400)));
      try (FileJournal journal = FileJournal.open(file)) {
        List<Bytes> records = journal.records();
        assertTrue(records.size() > safe, "seed " + seed + ", kill " + kill);
        for (int number = 0; number < records.size(); number++) {
          assertEquals(
              JournalWriter.record(number), records.get(number), "seed " + seed + ", kill " + kill);
        }
      }
    }
    assertTrue(safe > 0, "nothing was ever written");
  }

  /** The number of the last record that the process called safe before it was killed. */
  private static int runAndKill(Path file, int after) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Paths.get(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path"),
                JournalWriter.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    int safe = -1;
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line = said.readLine();
      for (int count = 0; line != null; count++) {
        safe = Integer.parseInt(line);
        if (count == after) {
          process.toHandle().destroyForcibly(); // what it had said can still be read
        }
        line = said.readLine();
      }
    }
    process.waitFor();
    return safe;
  }
}
