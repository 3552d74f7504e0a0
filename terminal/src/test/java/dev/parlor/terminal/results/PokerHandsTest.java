package dev.parlor.terminal.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.table.Company;
import dev.parlor.rim.table.QuietStrand;
import dev.parlor.terminal.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PokerHandsTest {
  private static final long START = 1_767_225_600_000L;
  private static final int HANDS = 4;

  @TempDir private Path home = Path.of("");

  private <S, V> Path played(
      GameKit<S, V> kit, ComputerPlayer<S> computer, Map<String, String> options) {
    QuietStrand strand = new QuietStrand(Runnable::run, START);
    Company<S, V> company =
        new Company<>(
            kit, computer, 2, options, seat -> new SeededEntropy("hands " + seat), 11, strand);
    company.gather();
    assertTrue(company.play());
    return Archive.in(home).save(company.session(1)).orElseThrow();
  }

  @Test
  void theHandsOfAMatchReplayToTheSameStacks() throws Exception {
    Path file = played(PokerKit.KIT, new HoldemPlayer(), Map.of("handLimit", "" + HANDS));
    String id = String.valueOf(file.getFileName()).replace(".txt", "");
    Path transcript = Archive.in(home).transcript(id);
    Ran ran = Ran.parlor("export", file.toString(), "--phh");
    assertEquals(0, ran.exit(), ran.err());
    assertEquals(ran, Ran.parlor("export", transcript.toString(), "--phh"));
    List<String> lines = ran.lines();
    assertEquals(HANDS, lines.stream().filter("variant = 'NT'"::equals).count(), ran.out());
    assertTrue(lines.contains("[" + HANDS + "]"), ran.out());
    Path hands = Files.writeString(home.resolve("match.phhs"), ran.out());
    Ran replay = Ran.parlor("replay", hands.toString());
    assertEquals(HANDS + " replayed, 0 differ, 0 skipped", replay.lastLine());
    assertEquals(0, replay.exit());

    Files.delete(transcript);
    Ran alone = Ran.parlor("export", file.toString(), "--phh");
    assertEquals(2, alone.exit());
    assertTrue(alone.err().contains("The hands stand in the transcript"), alone.err());
  }

  @Test
  void otherGamesHaveNoHandsOfPoker() {
    Path file = played(PilesKit.KIT, new BestOdds(), Map.of());
    Ran ran = Ran.parlor("export", file.toString(), "--phh");
    assertEquals(2, ran.exit());
    assertTrue(ran.err().contains("is of High/Low Piles, whose hands"), ran.err());
    assertEquals("", ran.out());
  }
}
