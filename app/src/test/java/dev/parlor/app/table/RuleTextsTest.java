package dev.parlor.app.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import dev.parlor.games.GameId;
import dev.parlor.games.OptionSpec;
import dev.parlor.games.Refusal;
import dev.parlor.tables.Catalogue;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class RuleTextsTest {
  private static RuleTexts texts() {
    return new RuleTexts(RuntimeEnvironment.getApplication().getResources());
  }

  @Test
  public void aRefusalIsOneSentence() {
    assertEquals(
        "There are piles 1 to 9, not 12.",
        texts().of(new Refusal("piles.pile.none", List.of(9, 12))));
  }

  @Test
  @Config(qualifiers = "de")
  public void aRefusalIsOneSentenceInGermanToo() {
    assertEquals("Dieser Stapel ist gesperrt.", texts().of("piles.pile.locked", List.of()));
  }

  @Test
  @Config(qualifiers = "pt")
  public void aRefusalIsOneSentenceInPortugueseToo() {
    assertEquals("Este monte está fechado.", texts().of("piles.pile.locked", List.of()));
  }

  @Test
  @Config(qualifiers = "es")
  public void aRefusalIsOneSentenceInSpanishToo() {
    assertEquals("Este montón está cerrado.", texts().of("piles.pile.locked", List.of()));
  }

  @Test
  @Config(qualifiers = "fr")
  public void anyOtherLanguageReadsEnglish() {
    assertEquals("This pile is locked.", texts().of("piles.pile.locked", List.of()));
  }

  @Test
  public void aKeyWithoutASentenceIsAMistakeOfOurs() {
    assertThrows(IllegalArgumentException.class, () -> texts().of("no.such.key", List.of()));
  }

  @Test
  public void everyOptionOfEveryGameHasItsWords() {
    assertAllNamed();
  }

  @Test
  @Config(qualifiers = "de")
  public void everyOptionOfEveryGameHasItsWordsInGermanToo() {
    assertAllNamed();
  }

  private static void assertAllNamed() {
    RuleTexts texts = texts();
    for (GameId game : Catalogue.SHIPPED.games().ids()) {
      for (OptionSpec spec : Catalogue.SHIPPED.games().of(game).game().options()) {
        String key = game.id() + ".option." + spec.key();
        assertFalse(texts.of(key, List.of()).isEmpty());
        if (spec instanceof OptionSpec.OneOf oneOf) {
          for (String value : oneOf.values()) {
            boolean number = Character.isDigit(value.charAt(0));
            String word = game.id() + ".choice." + spec.key() + "." + value;
            assertFalse(!number && texts.of(word, List.of()).isEmpty());
          }
        }
      }
    }
  }
}
