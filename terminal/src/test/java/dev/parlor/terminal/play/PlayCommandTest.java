package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Outcome;
import dev.parlor.terminal.Ran;
import dev.parlor.terminal.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
  /** Every pile in both directions: enough for any game to end, whatever is refused. */
  private static final String EVERYTHING =
      IntStream.range(0, 9 * 18)
          .mapToObj(i -> (i % 9 + 1) + (i / 9 % 2 == 0 ? "h" : "l") + "\n")
          .collect(Collectors.joining());

  @Test
  void personPlaysToTheEnd() {
    for (int players = 1; players <= 10; players++) {
      Ran ran =
          Ran.with(Map.of(), EVERYTHING, "play", "piles", "--seed", "5", "--players", "" + players);
      assertEquals(0, ran.exit(), ran.err());
      assertTrue(ran.out().contains("Wins") || ran.out().contains("Win\n"), ran.out());
      assertTrue(ran.lastLine().endsWith("--seed 5"), ran.lastLine());
    }
  }

  @Test
  void sameSeedIsTheSameGameToTheLastSignature(@TempDir Path home) {
    Ran first = demo(home, "11");
    assertTrue(first.out().contains("--> signature_2: "), first.out());
    assertEquals(
        first.out(), demo(home, "11").out()); // how long it took stands in the other stream
    assertFalse(first.out().equals(demo(home, "12").out()));
  }

  @Test
  void aDemoPlaysAsManyMatchesAsItIsAskedTo(@TempDir Path home) {
    Ran ran =
        Ran.parlor("demo", "classic", "--matches", "2", "--seed", "3", "--home", home.toString());
    assertEquals(0, ran.exit(), ran.err());
    List<String> sheets =
        ran.lines().stream().filter(line -> line.startsWith("# CLASSIC_RESULT")).toList();
    assertEquals(2, sheets.stream().distinct().count(), ran.out());
    Ran none = Ran.parlor("demo", "classic", "--matches", "0", "--home", home.toString());
    assertEquals(2, none.exit());
    assertTrue(none.err().contains("--matches"), none.err());
  }

  private static Ran demo(Path home, String seed) {
    return Ran.parlor("demo", "piles", "--players", "2", "--seed", seed, "--home", home.toString());
  }

  @Test
  void plainPokerTellsEveryCardAndEveryBetOnce() {
    String[] play = {"play", "poker", "--seed", "7", "-o", "handLimit=6"};
    Ran ran = Ran.with(Map.of(), "c\n".repeat(60), play);
    assertEquals(0, ran.exit(), ran.err());
    List<String> streets =
        ran.lines().stream().filter(line -> line.matches("(Flop|Turn|River): .*")).toList();
    assertTrue(streets.stream().anyMatch(line -> line.startsWith("River: ")), ran.out());
    assertEquals(streets.stream().distinct().toList(), streets);
    for (String line : ran.lines()) {
      assertFalse(line.matches(".*bet ([0-9]+), .*(Bet|Raise to|Call) \\1"), line);
      assertFalse(line.matches(".*[♠♥♦♣].*"), line);
    }
  }

  @Test
  void severalPeopleShareTheKeyboard() {
    Ran ran = Ran.with(Map.of(), "1h\n", "play", "piles", "--players", "2", "--bots", "0");
    assertTrue(ran.out().contains("Your turn, Player 2."), ran.out());
  }

  @Test
  void endOfInputLeavesTheTable() {
    Ran ran = Ran.parlor("play", "piles", "--seed", "3");
    assertEquals(0, ran.exit());
    assertTrue(ran.lastLine().startsWith("You left the table"), ran.out());
  }

  @Test
  void pipeGetsNoEscapeSequences() {
    Ran ran = Ran.with(Map.of("TERM", "xterm-256color"), "5\nh\n?\n", "play", "piles");
    assertFalse(ran.out().contains("\u001b"), ran.out());
    assertTrue(ran.out().contains("HIGH/LOW PILES"), ran.out());
  }

  @Test
  void nobodyFoldsByMistakeWhereCheckingIsFree() {
    Ran ran = Ran.with(Map.of(), "c\nf\n", "play", "poker", "--seed", "7");
    assertTrue(ran.out().contains("Type one of: c Check   "), ran.out());
    assertFalse(ran.out().contains("You: Fold"), ran.out());
  }

  @Test
  void refusalsAreSentencesAndTheTurnStays() {
    Ran ran = Ran.with(Map.of(), "h\n0h\nxyz\n", "play", "piles");
    assertTrue(ran.out().contains("Pick a pile first"), ran.out());
    assertTrue(ran.out().contains("There are piles 1 to 9, not 0."), ran.out());
    assertTrue(ran.out().contains("Type a pile and a guess"), ran.out());
  }

  @Test
  void impossibleTablesAreRefused() {
    for (List<String> args :
        List.of(
            List.of("play", "whist"),
            List.of("play", "piles", "--players", "11"),
            List.of("play", "piles", "--players", "0"),
            List.of("play", "piles", "--bots", "3"),
            List.of("play", "piles", "--players", "many"),
            List.of("play", "piles", "-o", "speed=9"),
            List.of("demo", "piles", "--players", "-1"),
            List.of("rules", "whist"))) {
      Ran ran = Ran.parlor(args.toArray(new String[0]));
      assertEquals(2, ran.exit(), args.toString());
      assertEquals("", ran.out(), args.toString());
      assertFalse(ran.err().isEmpty(), args.toString());
      assertFalse(ran.err().contains("Exception"), ran.err());
    }
  }

  @Test
  void rulesSpeakTheLanguageOfTheEnvironment() {
    assertTrue(Ran.parlor("rules", "piles").out().contains("the deck"));
    Ran german = Ran.with(Map.of("LANG", "de_AT.UTF-8"), "", "rules", "piles");
    assertTrue(german.out().contains("Stapel"), german.out());
  }

  @Test
  void theRulesThatWereReadAreNotReadAgainOnResuming(@TempDir Path home) {
    String[] play = {"play", "piles", "--seed", "5", "--home", home.toString()};
    Ran left = Ran.with(Map.of(), "1h\n?\nq\n", play);
    assertTrue(left.out().contains("HIGH/LOW PILES"), left.out());
    Ran back = Ran.with(Map.of(), "q\n", "play", "--resume", "--home", home.toString());
    assertEquals(0, back.exit(), back.err());
    assertFalse(back.out().contains("HIGH/LOW PILES"), back.out());
  }

  @Test
  void everyTableSaysAtItsEndWhoHasWon() {
    Outcome apart = new Outcome(List.of(standing(0, 2), standing(1, 1)), 3, List.of());
    Outcome even = new Outcome(List.of(standing(0, 2), standing(1, 2)), 3, List.of());
    List<String> names = List.of("You", "Ada");
    assertEquals(
        "The game is over: 1. Ada, 2. You", Ending.of(apart, names, Texts.in(Locale.ENGLISH)));
    assertEquals("The game is over.", Ending.of(even, names, Texts.in(Locale.ENGLISH)));
    Ran ran = Ran.with(Map.of(), "d\np\ns\n", "play", "classic", "--seed", "3");
    assertTrue(ran.out().contains("The game is over: 1. "), ran.out());
  }

  private static Outcome.Standing standing(int seat, int place) {
    return new Outcome.Standing(seat, place, 0);
  }

  @Test
  void whoLeavesComesBackToTheSameTable(@TempDir Path home) {
    String[] play = {"play", "piles", "--seed", "5", "--players", "2", "--home", home.toString()};
    Ran whole = Ran.with(Map.of(), EVERYTHING, play);
    int half = EVERYTHING.length() / 6;
    Ran left = Ran.with(Map.of(), EVERYTHING.substring(0, 3 * (half / 3)) + "q\n", play);
    assertTrue(left.lastLine().startsWith("You left the table"), left.out());
    Ran back =
        Ran.with(
            Map.of(),
            EVERYTHING.substring(3 * (half / 3)),
            "play",
            "--resume",
            "--home",
            home.toString());
    assertEquals(0, back.exit(), back.err());
    assertTrue(whole.out().endsWith(back.out().substring(back.out().length() / 2)), back.out());
    assertEquals(2, Ran.parlor("play", "--resume", "--home", home.toString()).exit());
  }
}
