package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match of four processes, from the first card to the leaderboard. */
class FourProcessesTest {
  @Test
  void whoIsKilledResumesAndAllEndWithTheSameCompleteResultThatAStationTakes(@TempDir Path folder)
      throws Exception {
    try (FourPlayers players = new FourPlayers(folder);
        SlowStation station = new SlowStation(folder.resolve("station"), players.npubs())) {
      List<Path> results = players.play("--station", station.address());
      Set<String> texts = new HashSet<>();
      for (Path file : results) {
        texts.add(Files.readString(file));
        Ran verified = Ran.parlor("verify", file.toString());
        assertEquals(0, verified.exit(), verified.out());
        assertTrue(verified.lines().get(0).contains("COMPLETE"), verified.out());
      }
      assertEquals(1, texts.size(), texts.toString());
      String last = results.get(3).toString();
      Ran taken =
          Ran.parlor("submit", last, station.address(), "--home", players.home(3).toString());
      assertEquals(0, taken.exit(), taken.out() + taken.err());
      assertTrue(taken.out().contains(": taken\n  The receipt: "), taken.out());
      Ran board =
          Ran.parlor(
              "leaderboard", station.address(), "poker", "--home", players.home(1).toString());
      assertEquals(4, board.lines().stream().filter(line -> line.startsWith("> RANK")).count());
    }
  }
}
