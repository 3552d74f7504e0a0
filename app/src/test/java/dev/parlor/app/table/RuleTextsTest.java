package dev.parlor.app.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;

import android.content.res.Resources;
import dev.parlor.games.OptionSpec;
import dev.parlor.games.Refusal;
import dev.parlor.nerve.EightGames;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class RuleTextsTest {
  private static final Refusal OVER = new Refusal("game.over", List.of());
  private static final Refusal NERVE = new Refusal("nerve.nobody", List.of(3));

  private static RuleTexts texts() {
    return new RuleTexts(RuntimeEnvironment.getApplication().getResources(), Optional.empty());
  }

  @Test
  public void aRefusalIsOneSentence() {
    assertEquals(
        "This game has 2 to 6 seats, not 9",
        texts().of(new Refusal("setup.seats", List.of(2, 6, 9))));
  }

  /** A game that no text of this app was written for. */
  @Test
  public void aGameRefusesInItsOwnWords() {
    Resources resources = RuntimeEnvironment.getApplication().getResources();
    RuleTexts texts = new RuleTexts(resources, Optional.of(EightGames.NERVE));
    assertEquals("Nobody staked: 3 chips stay in the pot.", texts.of(NERVE));
    assertEquals("The game is over.", texts.of(OVER));
  }

  @Test
  @Config(qualifiers = "de")
  public void aRefusalIsOneSentenceInGermanToo() {
    assertEquals("Das Spiel ist vorbei.", texts().of(OVER));
  }

  @Test
  @Config(qualifiers = "pt")
  public void aRefusalIsOneSentenceInPortugueseToo() {
    assertEquals("O jogo acabou.", texts().of(OVER));
  }

  @Test
  @Config(qualifiers = "es")
  public void aRefusalIsOneSentenceInSpanishToo() {
    assertEquals("El juego ha acabado.", texts().of(OVER));
  }

  @Test
  @Config(qualifiers = "fr")
  public void anyOtherLanguageReadsEnglish() {
    assertEquals("The game is over.", texts().of(OVER));
  }

  @Test
  public void aKeyWithoutASentenceIsAMistakeOfOurs() {
    assertThrows(
        IllegalArgumentException.class, () -> texts().of(new Refusal("no.such.key", List.of())));
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
    Resources resources = RuntimeEnvironment.getApplication().getResources();
    Locale locale = resources.getConfiguration().getLocales().get(0);
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      GameWords words = new GameWords(kit, locale);
      for (OptionSpec spec : kit.game().game().options()) {
        assertFalse(words.option(spec.key()).isEmpty());
        if (spec instanceof OptionSpec.OneOf oneOf) {
          for (String value : oneOf.values()) {
            boolean number = Character.isDigit(value.charAt(0));
            assertFalse(!number && words.choice(spec.key(), value).isEmpty());
          }
        }
      }
    }
  }
}
