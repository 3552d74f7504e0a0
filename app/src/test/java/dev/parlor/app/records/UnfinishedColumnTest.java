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
@Config(sdk = 34)
public final class UnfinishedColumnTest {
  private final RecordWords words = new RecordWords(RuntimeEnvironment.getApplication());

  @Test
  public void whoNeverCameBackIsShownBesideItsGames() {
    Leaderboard.Row left = new Leaderboard.Row(2, "X1BRAVO", 9, 4, 692, 2);
    assertEquals("9 won · 4 lost · 2 unfinished", words.wins(left));
    assertTrue(words.spoken(left), words.spoken(left).endsWith(", 2 unfinished"));
  }

  @Test
  public void whoAlwaysCameBackHasNoSuchColumn() {
    assertEquals("9 won · 4 lost", words.wins(new Leaderboard.Row(2, "X1BRAVO", 9, 4, 692, 0)));
  }
}
