package dev.parlor.app.card;

import static org.junit.Assert.assertEquals;

import dev.parlor.games.card.Card;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CardNamesTest {
  private static String name(String card) {
    return new CardNames(RuntimeEnvironment.getApplication().getResources()).of(Card.parse(card));
  }

  @Test
  public void aCardIsReadOutByRankAndSuit() {
    assertEquals("seven of hearts", name("7h"));
    assertEquals("ace of spades", name("As"));
    assertEquals("joker", name("Jk"));
  }

  @Test
  @Config(qualifiers = "de")
  public void aCardIsReadOutInGerman() {
    assertEquals("Herz Sieben", name("7h"));
    assertEquals("Kreuz König", name("Kc"));
  }
}
