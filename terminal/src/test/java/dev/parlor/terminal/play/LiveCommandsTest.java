package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveCommandsTest {
  @Test
  void impossibleTablesAreRefusedInASentence(@TempDir Path home) {
    for (List<String> args :
        List.of(
            List.of("host"),
            List.of("host", "whist"),
            List.of("host", "poker", "--players", "5"),
            List.of("host", "poker", "--players", "2", "--bots", "2"),
            List.of("host", "poker", "--bots", "1", "--station", "127.0.0.1:1"),
            List.of("host", "poker", "-o", "chips=0"),
            List.of("host", "poker", "--port", "99999"),
            List.of("host", "--resume"),
            List.of("join"),
            List.of("join", "4040"),
            List.of("join", "127.0.0.1:x"),
            List.of("join", "127.0.0.1:1"),
            List.of("join", "--resume"))) {
      List<String> all = new ArrayList<>(args);
      all.addAll(List.of("--home", home.toString()));
      Ran ran = Ran.parlor(all.toArray(new String[0]));
      assertEquals(2, ran.exit(), args + ran.out() + ran.err());
      assertFalse(ran.err().isEmpty(), args.toString());
      assertFalse(ran.err().contains("Exception"), ran.err());
      assertFalse(ran.err().contains("/127"), ran.err());
    }
  }

  @Test
  void whoTypesNothingHasNotComparedTheCode(@TempDir Path home) {
    String[] host = {"host", "piles", "--players", "2", "--bots", "1", "--home", home.toString()};
    Ran ran = Ran.with(Map.of(), "", host);
    assertEquals(1, ran.exit(), ran.out() + ran.err());
    assertEquals(true, ran.out().contains("The table is closed"), ran.out());
  }

  /**
   * A person is alone with a computer player. The person confirms the code, and then only ever goes
   * away.
   */
  @Test
  void aPersonPlaysAgainstComputerPlayersAndMayComeBack(@TempDir Path home) {
    String[] host = {"host", "piles", "--players", "2", "--bots", "1", "--home", home.toString()};
    Ran left = Ran.with(Map.of(), "what?\n\n1h\nq\n", host);
    assertEquals(1, left.exit(), left.err());
    assertEquals(3, left.out().split("Do they all\\?", -1).length, left.out());
    assertFalse(left.err().contains("Exception"), left.err());
    String typed = "1h\n1l\n2h\n2l\n3h\n3l\n4h\n4l\n5h\n5l\n6h\n6l\n7h\n7l\n8h\n8l\n9h\n9l\n";
    Ran resumed =
        Ran.with(Map.of(), typed.repeat(9), "host", "--resume", "--home", home.toString());
    assertEquals(0, resumed.exit(), resumed.out() + resumed.err());
    assertEquals(true, resumed.out().contains("Signed by everybody"), resumed.out());
    List<String> lines = resumed.lines();
    for (int i = 1; i < lines.size(); i++) {
      String guess = lines.get(i - 1);
      boolean twice = guess.endsWith("?") && lines.get(i).startsWith(guess);
      assertFalse(twice, "told twice: " + guess);
    }
  }

  /**
   * One of four phrases is said, but not two at once. The reason is told beside the next prompt,
   * unless the next line was typed before that. Here all lines are, so it is {@code FullScreenTest}
   * that sees the sentence.
   */
  @Test
  void aPersonSaysSomethingToTheOthers(@TempDir Path home) {
    String[] host = {"host", "piles", "--players", "2", "--bots", "1", "--home", home.toString()};
    Ran ran = Ran.with(Map.of(), "\n:\n:1\n:2\n1h\n2h\n3h\n4h\nq\n", host);
    assertEquals(1, ran.exit(), ran.err());
    assertTrue(ran.out().contains("1 Well played!   2 Thank you!   3 Oh no!"), ran.out());
    assertEquals(2, ran.out().split("You: Well played!", -1).length, ran.out());
    assertFalse(ran.out().contains("You: Thank you!"), ran.out());
    assertTrue(ran.out().contains(": say   ? rules   q leave"), ran.out());
  }

  /** A table that never began must not stand in the way of one that did. */
  @Test
  void tablesLeftBeforeTheyBeganAreNotResumed(@TempDir Path home) throws IOException {
    String[] host = {"host", "piles", "--players", "2", "--bots", "1", "--home", home.toString()};
    Ran left = Ran.with(Map.of(), "\n1h\nq\n", host);
    assertEquals(1, left.exit(), left.err());
    Ran differed = Ran.with(Map.of(), "n\n", host);
    assertEquals(1, differed.exit(), differed.err());
    try (Stream<Path> tables = Files.list(home.resolve("tables"))) {
      assertEquals(2, tables.count());
    }
    Ran resumed = Ran.with(Map.of(), "q\n", "host", "--resume", "--home", home.toString());
    assertEquals(1, resumed.exit(), resumed.out() + resumed.err());
    assertTrue(resumed.out().contains("parlor host --resume"), resumed.out());
    try (Stream<Path> tables = Files.list(home.resolve("tables"))) {
      assertEquals(1, tables.count());
    }
  }

  @Test
  void computerPlayersPlayAgainWhenTheHostDoes(@TempDir Path home) {
    Ran ran =
        Ran.parlor(
            "host",
            "piles",
            "--players",
            "2",
            "--bots",
            "1",
            "--robot",
            "--matches",
            "2",
            "--home",
            home.toString());
    assertEquals(0, ran.exit(), ran.out() + ran.err());
    List<String> signed =
        ran.lines().stream().filter(line -> line.startsWith("Signed by everybody")).toList();
    assertEquals(2, signed.stream().distinct().count(), ran.out());
  }

  /**
   * The name of the computer player in the file says that it is no person. Without a ticket nothing
   * is ranked.
   */
  @Test
  void aResultWithAComputerPlayerIsMarkedAndUnranked(@TempDir Path home) throws IOException {
    String[] host = {
      "host",
      "poker",
      "-o",
      "handLimit=1",
      "--players",
      "2",
      "--bots",
      "1",
      "--robot",
      "--home",
      home.toString()
    };
    Ran ran = Ran.parlor(host);
    assertEquals(0, ran.exit(), ran.out() + ran.err());
    Path games = home.resolve("collections/card_games");
    try (Stream<Path> files = Files.list(games.resolve("results/poker"))) {
      Path result = files.findFirst().orElseThrow();
      assertTrue(Files.readString(result).contains("ADABOT"), Files.readString(result));
    }
    Ran board = Ran.parlor("leaderboard", games.toString(), "poker");
    assertFalse(board.out().contains("BOT"), board.out());
  }

  @Test
  void aSeatIsNotTakenAgainWhileAnotherProcessSitsOnIt(@TempDir Path home) throws Exception {
    Child sitting =
        Child.start(
            List.of("host", "piles", "--players", "2", "--bots", "1", "--home", home.toString()));
    try {
      sitting.await("Do they all?");
      sitting.type("");
      sitting.await("Every card will come from everybody's coins");
      for (String command : List.of("host", "join")) {
        Ran second = Ran.parlor(command, "--resume", "--home", home.toString());
        assertEquals(2, second.exit(), second.out() + second.err());
        assertTrue(second.err().contains("Another parlor sits on this seat"), second.err());
        assertFalse(second.err().contains("Exception"), second.err());
      }
    } finally {
      sitting.kill();
    }
  }

  @Test
  void practiceIsNotTakenAgainWhileAnotherProcessIsAtIt(@TempDir Path home) throws Exception {
    Child sitting = Child.start(List.of("play", "piles", "--plain", "--home", home.toString()));
    try {
      sitting.await("9 piles open");
      Ran second = Ran.parlor("play", "--resume", "--home", home.toString());
      assertEquals(2, second.exit(), second.out() + second.err());
      assertTrue(second.err().contains("Another parlor sits on this seat"), second.err());
      Ran third = Ran.with(java.util.Map.of(), "q\n", "play", "piles", "--home", home.toString());
      assertEquals(0, third.exit(), third.err());
      assertTrue(third.out().contains("this table is not kept"), third.out());
    } finally {
      sitting.kill();
    }
  }

  /** A guest who types the short invitation does not come to a host with other keys. */
  @Test
  void theShortInvitationLeadsToItsHostOrToNobody(@TempDir Path home) throws Exception {
    Path guest = home.resolve("guest");
    Child table =
        Child.start(
            List.of("host", "piles", "--players", "2", "--home", home.resolve("host").toString()));
    Child other = null;
    try {
      String way = table.await("parlor join ").replaceFirst(".*parlor join ", "");
      assertTrue(way.matches("127\\.0\\.0\\.1:[0-9]+/[0-9A-Z]{4}-[0-9A-Z]{4}"), way);
      char last = way.charAt(way.length() - 1);
      String wrong = way.substring(0, way.length() - 1) + (last == '2' ? '3' : '2');
      Ran refused = Ran.parlor("join", wrong, "--home", guest.toString());
      assertEquals(2, refused.exit(), refused.out());
      assertTrue(refused.err().contains("Somebody else than the host"), refused.err());
      String[] typed = way.toLowerCase(java.util.Locale.ROOT).split("/");
      other = Child.start(List.of("join", typed[0], typed[1], "--home", guest.toString()));
      other.await("Do they all?");
    } finally {
      table.kill();
      if (other != null) {
        other.kill();
      }
    }
  }

  /** The host says that its person saw another code. The guest, who still thinks, is told so. */
  @Test
  void whoSaysThatTheCodesDifferIsNamedToTheOthers(@TempDir Path home) throws Exception {
    Path host = home.resolve("host");
    Path guest = home.resolve("guest");
    Child table =
        Child.start(List.of("host", "piles", "--players", "2", "--home", host.toString()));
    Child other = null;
    try {
      String way = table.await("parlor join ").replaceFirst(".*parlor join ", "");
      other = Child.start(List.of("join", way, "--home", guest.toString()));
      other.await("Do they all?");
      table.await("Do they all?");
      table.type("n");
      assertEquals(1, table.exit(), table::text);
      assertTrue(table.text().contains("The table is closed"), table::text);
      assertEquals(1, other.exit(), other::text);
      assertTrue(other.text().contains("saw another code"), other::text);
      assertFalse(other.text().contains("trying again"), other::text);
    } finally {
      table.kill();
      if (other != null) {
        other.kill();
      }
    }
  }
}
