package dev.parlor.terminal.play;

import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.words.Bundles;
import dev.parlor.tables.words.Verdicts;
import dev.parlor.tables.words.Words;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Texts;
import java.util.Optional;

/** Says why nothing goes on at a table, and who lied if that is the reason. */
final class BrokenTable {
  private BrokenTable() {}

  static Problem of(Optional<? extends TableView<?>> table, Texts texts) {
    return new Problem("live.broken", table.flatMap(view -> why(view, texts)).orElse(""));
  }

  static Optional<String> why(TableView<?> table, Texts texts) {
    Words words = new Words(texts.locale(), Bundles.common());
    return Verdicts.broken(table).map(why -> words.shown(why, Verdicts.speaker(table)));
  }
}
