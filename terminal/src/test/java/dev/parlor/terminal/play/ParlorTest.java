package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.Catalogue;
import dev.parlor.terminal.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The parlor of the seed in lines of text: its words and sentences, and the coins and pot that
 * last.
 */
class ParlorTest {
  @TempDir private Path home = Path.of("");

  private Ran parlor(String typed, String seed, String... more) {
    String[] play = {"play", "highlow", "--no-tips", "--seed", seed, "--home", home.toString()};
    String[] all = java.util.Arrays.copyOf(play, play.length + more.length);
    System.arraycopy(more, 0, all, play.length, more.length);
    Ran ran = Ran.with(Map.of(), typed, all);
    assertEquals(0, ran.exit(), ran.err());
    return ran;
  }

  private String kept() throws Exception {
    return Files.readString(home.resolve("practice/lasting-highlow.txt"));
  }

  @Test
  void coinsAndPotOutlastTheProcess() throws Exception {
    Ran first = parlor("pot\nend\n", "1");
    assertTrue(first.out().startsWith("Pot is at 50gp.  You have 500 gold coins."), first.out());
    assertTrue(first.out().contains("The pot is yours! A new one starts at 50gp."), first.out());
    assertTrue(kept().startsWith("coins 550\npot 50\n"), kept());
    Ran second = parlor("end\n", "2");
    assertTrue(second.out().startsWith("Pot is at 50gp.  You have 550 gold coins."), second.out());
    Files.writeString(home.resolve("practice/lasting-highlow.txt"), "coins 9374\npot 120\n");
    Ran third = parlor("end\n", "3");
    assertTrue(third.out().contains("Pot is at 120gp.  You have 9374 gold coins."), third.out());
  }

  @Test
  void statsSayWhatWasPlayedAndWhatLasts() {
    parlor("pot\nend\n", "1");
    String[] stats = {"stats", "highlow", "--home", home.toString()};
    Ran ran = Ran.parlor(stats);
    assertEquals(0, ran.exit(), ran.err());
    assertEquals(
        "High-Low Parlor: 0 played with others, 0 won; 1 in practice, 1 won", ran.lines().get(0));
    assertEquals("  You have 550 gold coins. The parlor's pot is at 50gp.", ran.lines().get(1));
    assertTrue(ran.out().contains("Hands won: 1, lost: 0, posts: 0. Pots emptied: 1."), ran.out());
    assertTrue(ran.out().contains("\n  50gp: WIN on the "), ran.out());
    int games = Catalogue.SHIPPED.all().size();
    assertEquals(games, Ran.parlor("stats", "--home", home + "/none").lines().size());
  }

  @Test
  void aTableWithCoinsOfItsOwnTouchesNobodysPurse() {
    Ran own = parlor("end\n", "1", "-o", "coins=90");
    assertTrue(own.out().contains("You have 90 gold coins."), own.out());
    assertFalse(Files.exists(home.resolve("practice/lasting-highlow.txt")));
  }

  @Test
  void theWordsOfTheHouseAreUnderstoodAtTheTable() {
    Ran ran = parlor("read sign\n1\nrules 1\n1\n1\n1\n1\nplay 1\nplay 2\nend\n", "4");
    assertTrue(ran.out().contains("\nGAME PARLOR\n[1] High-Low\n"), ran.out());
    assertTrue(ran.out().contains("\nThe High-Low pot is at 50gp.\n"), ran.out());
    for (String part : new String[] {"OUTCOMES", "BETTING", "CARD RULES", "DECK NOTES"}) {
      assertTrue(ran.out().contains("\n" + part + "\n"), part);
    }
    assertTrue(ran.out().contains("You are playing it already"), ran.out());
    assertTrue(ran.out().contains("There is only game 1 here: High-Low."), ran.out());
  }

  @Test
  void afterAHandPlayOneGoesOn() {
    Ran ran = parlor("10\nplay 1\n10\nplay 1\nend\n", "4");
    assertTrue(ran.out().split("Press \\[Enter\\] to continue", -1).length >= 3, ran.out());
  }
}
