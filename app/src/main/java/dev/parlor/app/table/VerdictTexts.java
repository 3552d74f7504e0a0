package dev.parlor.app.table;

import android.content.res.Resources;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Verdicts;
import dev.parlor.tables.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who lied at a table and what about, and why it broke, in the language of the phone. */
public final class VerdictTexts {
  private final Words words;

  public VerdictTexts(Resources resources) {
    words = new Words(resources.getConfiguration().getLocales().get(0), Bundles.common());
  }

  /** One sentence for each lie, in the order in which they came to light. */
  public List<String> lies(TableView<?> table) {
    return Verdicts.of(table).stream()
        .map(phrase -> text(table, phrase))
        .collect(Collectors.toList());
  }

  /** Why nothing goes on at this table; empty while it does. */
  public Optional<String> broken(TableView<?> table) {
    return Verdicts.broken(table).map(phrase -> text(table, phrase));
  }

  private String text(TableView<?> table, Phrase phrase) {
    return words.shown(phrase, Verdicts.speaker(table));
  }
}
