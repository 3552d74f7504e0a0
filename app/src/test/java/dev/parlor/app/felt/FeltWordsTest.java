package dev.parlor.app.felt;

import static org.junit.Assert.assertTrue;

import android.content.res.Resources;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Words;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** What a screen reader says of a card. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w360dp-h640dp-mdpi")
public final class FeltWordsTest {
  /**
   * Marks that need no words: what glows can be tapped, which the reader says by itself; what is
   * dim counts for nothing; the rest is about who sees the face.
   */
  private static final EnumSet<Mark> WORDLESS =
      EnumSet.of(Mark.GLOWING, Mark.DIM, Mark.SEALED, Mark.PEEKED, Mark.SECRET);

  private final Resources resources = RuntimeEnvironment.getApplication().getResources();
  private final FeltWords words =
      new FeltWords(
          resources, new Words(Locale.ENGLISH, Bundles.of(Catalogue.SHIPPED.of(Romme.ID))));
  private final Spot card =
      Spot.of(At.of(At.Kind.OWN, 0).card(0), new Slot(0, 1), Card.parse("7d"));

  @Test
  public void everyMarkOfACardHasItsOwnWords() {
    String plain = words.spoken(card);
    Set<String> said = new HashSet<>(Set.of(plain));
    for (Mark mark : EnumSet.complementOf(WORDLESS)) {
      String marked = words.spoken(card.with(mark));
      assertTrue(mark + ": " + marked, said.add(marked));
    }
  }

  @Test
  public void aTakenCardThatMustNotGoBackIsSaidToBeOne() {
    String said = words.spoken(card.with(Mark.TAKEN));
    assertTrue(said, said.contains("must not go back"));
  }
}
