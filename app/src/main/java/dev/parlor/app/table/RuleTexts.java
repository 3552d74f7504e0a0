package dev.parlor.app.table;

import android.content.res.Resources;
import dev.parlor.games.Refusal;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Speaker;
import dev.parlor.tables.words.Words;
import java.util.List;
import java.util.Optional;

/** The sentences that the rules name by key, in the language of the phone. */
public final class RuleTexts {
  private static final Speaker NOBODY = new Speaker(List.of(), Scene.ONLOOKER);

  private final Words words;

  /**
   * @param game the game whose rules speak; empty while it is not known
   */
  public RuleTexts(Resources resources, Optional<TableKit<?, ?>> game) {
    words =
        new Words(
            resources.getConfiguration().getLocales().get(0),
            game.map(Bundles::of).orElseGet(Bundles::common));
  }

  public String of(Refusal refusal) {
    return words.shown(Phrase.of(refusal), NOBODY);
  }
}
