package dev.parlor.terminal.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.terminal.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
  private static final String GOOD =
      """
      variant = 'NT'
      antes = [0, 0]
      blinds_or_straddles = [0.50, 1]
      min_bet = 1
      starting_stacks = [20, 30]
      actions = ['d dh p1 AcAd', 'd dh p2 ????', 'p2 cbr 3', 'p1 f']
      finishing_stacks = [19, 31]
      """;

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void recordsAreCountedByWhatBecameOfThem() throws IOException {
    String text =
        "[1]\n"
            + GOOD
            + "\n[2]\n"
            + GOOD.replace("[19, 31]", "[18, 32]")
            + "\n[3]\nvariant = 'PO'\n\n[4]\nvariant = 'NT\n\n[5]\n"
            + GOOD;
    Ran ran = Ran.parlor("replay", file("hands.phhs", text));
    assertEquals(
        "2 replayed, 1 differ, 2 skipped (broken: 1, variant PO: 1)", ran.lastLine(), ran.out());
    assertTrue(ran.out().contains("hands.phhs [2]: player 1 ends with 18 in the record"));
    assertEquals(1, ran.exit());
  }

  @Test
  void aBrokenHandIsNoSuccess() throws IOException {
    Ran ran = Ran.parlor("replay", file("hands.phhs", "[1]\n" + GOOD + "\n[2]\nvariant = 'NT\n"));
    assertEquals("1 replayed, 0 differ, 1 skipped (broken: 1)", ran.lastLine(), ran.out());
    assertEquals(1, ran.exit());
  }

  /**
   * A hand that cannot have been played like this gets an answer. Words that are no hand get none.
   */
  @Test
  void aFileOfOneBrokenHandIsNoSuccessEither() throws IOException {
    Ran hand = Ran.parlor("replay", file("hand.phh", GOOD.replace("actions", "acts")));
    assertEquals("0 replayed, 0 differ, 1 skipped (broken: 1)", hand.lastLine(), hand.out());
    assertEquals(1, hand.exit());
    Ran words = Ran.parlor("replay", file("words.phh", "a letter to a friend\n"));
    assertEquals(2, words.exit());
    assertTrue(words.err().contains("No hand can be read"), words.err());
  }

  @Test
  void aFileOfOneHandNeedsNoTable() throws IOException {
    Ran ran = Ran.parlor("replay", file("hand.phh", GOOD), file("again.phh", "\uFEFF# x\n" + GOOD));
    assertEquals("2 replayed, 0 differ, 0 skipped", ran.lastLine());
    assertEquals(0, ran.exit());
  }

  @Test
  void theSuiteComparesTheSame() throws IOException {
    Ran ran =
        Ran.parlor("check", "phh", file("a.phh", GOOD), file("b.phh", GOOD.replace("31", "30")));
    assertEquals("1 passed, 1 failed", ran.lastLine());
    assertEquals(1, ran.exit());
  }

  @Test
  void aMissingFileIsAProblem() {
    Ran ran = Ran.parlor("replay", folder.resolve("none.phh").toString());
    assertEquals(2, ran.exit());
    assertEquals(List.of(), ran.out().lines().toList());
  }
}
