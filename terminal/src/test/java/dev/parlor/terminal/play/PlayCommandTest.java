package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
  /**
   * Guesses at every pile in both directions. They are enough for any game to end, whatever is
   * refused.
   */
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
      assertTrue(ran.out().contains("\nYou all won: ") || ran.out().contains("\nThe deck won"));
      assertTrue(ran.lastLine().startsWith("Play again: parlor play piles"), ran.lastLine());
      assertTrue(ran.lastLine().endsWith("--seed 5"), ran.lastLine());
    }
  }

  @Test
  void tipsAreToldOnTheFirstTurnsOfTheFirstMatchAndNeverAgain(@TempDir Path home) {
    String[] play = {"play", "poker", "--seed", "3", "--home", home.toString()};
    Ran without = Ran.with(Map.of(), "f\nq\n", "play", "poker", "--no-tips", "--home", home + "/x");
    assertFalse(without.out().contains("Tip: "), without.out());
    Ran first = Ran.with(Map.of(), "k\nc\nk\nc\nk\nc\nf\nk\nc\nq\n", play);
    assertTrue(first.out().contains("Tip: Two good cards"), first.out());
    assertTrue(first.out().contains("Tip: Checking costs nothing"), first.out());
    assertEquals(3, first.out().split("Tip: ", -1).length, first.out());
    Ran second = Ran.with(Map.of(), "n\nf\nq\n", play);
    assertFalse(second.out().contains("Tip: "), second.out());
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

  /**
   * A demo has captions for what happens behind the cards, names for people, and a cheat who is
   * caught.
   */
  @Test
  void aDemoConvinces(@TempDir Path home) {
    Ran ran = Ran.parlor("demo", "poker", "--players", "2", "--seed", "3", "--home", home + "");
    assertEquals(0, ran.exit(), ran.err());
    assertTrue(ran.lines().contains("HANDS_PLAYED: 1"), ran.out());
    assertFalse(ran.out().contains("You "), "nobody who plays is whoever watches");
    for (String caption : new String[] {"masks and shuffles", "checked every proof", "shares"}) {
      long told = ran.lines().stream().filter(line -> line.contains(caption)).count();
      assertEquals(1, told, caption);
    }
    assertTrue(ran.out().contains("Bela folds") || ran.out().contains("Bela calls"), ran.out());
    assertTrue(ran.out().contains("\nPlayed to the last signature.\nNow one device cheats"));
    assertTrue(ran.out().matches("(?s).*and says: Bela lied: .*"), ran.out());
    assertTrue(ran.out().contains("nobody lied"), ran.out());
  }

  /** A match that was played to its end is listed, and runs again on the table to the same end. */
  @Test
  void aFinishedMatchIsSeenAgain(@TempDir Path home) {
    Ran none = Ran.parlor("history", "--home", home.toString());
    assertEquals(2, none.exit());
    Ran played = Ran.parlor("demo", "classic", "--seed", "3", "--home", home.toString());
    assertEquals(0, played.exit(), played.out() + played.err());
    String kept = home.resolve("demo").toString();
    Ran history = Ran.parlor("history", "--home", kept);
    assertEquals(1, history.lines().size(), history.out());
    String line = "1  2026-01-01 .* Blackjack Classic: 1\\. X1.*";
    assertTrue(history.lastLine().matches(line), history.out());
    Ran again = Ran.parlor("history", "1", "--home", kept);
    assertEquals(0, again.exit(), again.err());
    String end = again.lines().get(again.lines().size() - 3);
    String points = end.replaceFirst(".*, ([0-9]+ to [0-9]+)$", "$1");
    assertTrue(points.matches("[0-9]+ to [0-9]+"), again.out());
    assertTrue(played.out().contains(points), played.out());
    assertEquals(2, Ran.parlor("history", "2", "--home", kept).exit());
  }

  /** If all win or lose as one, nobody came second. */
  @Test
  void nobodyHasAPlaceWhereAllWinOrLoseTogether(@TempDir Path home) {
    demo(home, "3");
    Ran history = Ran.parlor("history", "--home", home.resolve("demo").toString());
    String line = "1  2026-01-01 .* High/Low Piles: X1\\w+, X1\\w+";
    assertTrue(history.lastLine().matches(line), history.out());
  }

  private static Ran demo(Path home, String seed) {
    return Ran.parlor("demo", "piles", "--players", "2", "--seed", seed, "--home", home.toString());
  }

  /** The comparison of a round stands in lines of text as well, after every round. */
  @Test
  void theDuelsComparisonIsToldAfterEveryRound() {
    String[] play = {"play", "blackjack", "--seed", "7", "-o", "rounds=3"};
    Ran ran = Ran.with(Map.of(), "10\ns\ns\n".repeat(20), play);
    assertEquals(0, ran.exit(), ran.err());
    for (int round = 1; round <= 3; round++) {
      String head = "Round " + round;
      int at = ran.lines().indexOf(head);
      assertTrue(at > 0, head + " in " + ran.out());
      assertTrue(ran.lines().get(at + 1).matches("You: .+, [+-]?[0-9]+, .*"), ran.out());
    }
  }

  @Test
  void plainPokerTellsEveryCardAndEveryBetOnce() {
    String[] play = {"play", "poker", "--seed", "7", "-o", "handLimit=6"};
    Ran ran = Ran.with(Map.of(), "c\nk\n".repeat(60), play);
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
    assertTrue(ran.out().contains("k Check   r Bet ..."), ran.out());
    assertTrue(ran.out().contains("That is no move now."), ran.out());
    assertFalse(ran.out().contains("You fold"), ran.out());
  }

  @Test
  void refusalsAreSentencesAndTheTurnStays() {
    Ran ran = Ran.with(Map.of(), "abc\n0h\nxyz\n5h\n", "play", "piles", "--seed", "5");
    assertEquals(2, ran.lines().stream().filter("That is no move now."::equals).count());
    assertTrue(ran.out().contains("There are piles 1 to 9, not 0."), ran.out());
    assertTrue(ran.out().contains("You say higher than "), ran.out());
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
  void everyTableSaysAtItsEndWhoHasWonAndWhatToTypeNext() {
    Ran ran = Ran.with(Map.of(), "d\ns\n", "play", "classic", "--seed", "3");
    List<String> end = ran.lines().subList(ran.lines().size() - 4, ran.lines().size());
    assertEquals("You win, 17 to 26", end.get(0));
    assertEquals(List.of("  1. You", "  2. Ada"), end.subList(1, 3));
    assertEquals(
        "Play again: parlor play classic   The same cards: parlor play classic --seed 3",
        end.get(3));
    Ran german =
        Ran.with(Map.of("LANG", "de_DE.UTF-8"), "d\ns\n", "play", "classic", "--seed", "3");
    assertTrue(german.lastLine().startsWith("Noch einmal: "), german.out());
  }

  @Test
  void whoLeavesComesBackToTheSameTable(@TempDir Path home) {
    String[] play = {"play", "piles", "--seed", "5", "--players", "2", "--home", home.toString()};
    Ran left = Ran.with(Map.of(), "1h\n2h\n3h\nq\n", play);
    assertTrue(left.lastLine().startsWith("You left the table"), left.out());
    String[] resume = {"play", "--resume", "--home", home.toString()};
    Ran back = Ran.with(Map.of(), "q\n", resume);
    assertEquals(lastTable(left), lastTable(back));
    Ran whole = Ran.with(Map.of(), EVERYTHING, resume);
    assertEquals(0, whole.exit(), whole.err());
    assertTrue(whole.lastLine().startsWith("Play again"), whole.out());
    assertEquals(2, Ran.parlor(resume).exit());
  }

  /** The table as it was shown last. */
  private static List<String> lastTable(Ran ran) {
    List<String> lines = ran.lines();
    int at = lines.size() - 1;
    while (!lines.get(at).matches("[0-9]+ cards left, .*")) {
      at--;
    }
    return lines.subList(at, lines.size() - 1);
  }
}
