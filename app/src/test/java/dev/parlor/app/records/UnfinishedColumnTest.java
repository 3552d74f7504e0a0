package dev.parlor.app.records;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.p2p.station.Leaderboard;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** A leaderboard shows who left matches for good. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class UnfinishedColumnTest {
  private final RecordWords words = new RecordWords(RuntimeEnvironment.getApplication());

  @Test
  public void whoNeverCameBackIsShownBesideItsGames() {
    Leaderboard.Row left = new Leaderboard.Row(2, "X1BRAVO", 9, 4, 692, 2);
    assertEquals("9 won · 4 lost · 2 unfinished", words.wins(left));
    assertTrue(words.spoken(left), words.spoken(left).endsWith(", 2 unfinished"));
  }

  /** At High/Low Piles all win or lose together, and how well they do counts. */
  @Test
  public void whatAllWinTogetherSaysHowWellItWent() {
    Leaderboard.Row piles = new Leaderboard.Row(1, "X1BRAVO", 2, 1, 667, 0, 5);
    assertEquals("Played 3 · won 2 · best 5", words.wins(piles));
    assertTrue(words.spoken(piles), words.spoken(piles).endsWith(", best 5"));
  }

  @Test
  public void whatSomebodyLacksIsSaidInOneLine() {
    assertEquals(
        "2 more matches to be listed", words.lacks(new Leaderboard.Waiting("X1BRAVO", 2, 0)));
    assertEquals(
        "1 more opponent to be listed", words.lacks(new Leaderboard.Waiting("X1BRAVO", 0, 1)));
    assertEquals(
        "1 more match and 2 more opponents to be listed",
        words.lacks(new Leaderboard.Waiting("X1BRAVO", 1, 2)));
  }

  @Test
  public void whoAlwaysCameBackHasNoSuchColumn() {
    assertEquals("9 won · 4 lost", words.wins(new Leaderboard.Row(2, "X1BRAVO", 9, 4, 692, 0)));
  }
}
