package dev.parlor.terminal.poker;

import dev.parlor.games.Refusal;
import dev.parlor.tables.poker.history.Replayed;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.CheckReport;
import dev.parlor.terminal.check.Suite;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Recorded hands: their finishing stacks, where they tell them. Other games and broken records are
 * neither passed nor failed; {@code parlor replay} counts them.
 */
record PhhSuite(String name) implements Suite {
  private static final HandWords ENGLISH = new HandWords(Locale.ENGLISH);

  @Override
  public void run(List<Path> files, CheckReport report) {
    HandFiles.Listener listener =
        new HandFiles.Listener() {
          @Override
          public void replayed(String id, Replayed hand) {
            report.add(
                id,
                hand.difference()
                    .map(
                        difference ->
                            CaseVerdict.fail("the stacks of the record", ENGLISH.of(difference)))
                    .orElse(CaseVerdict.pass()));
          }

          @Override
          public void skipped(String id, Refusal why) {}
        };
    files.forEach(file -> HandFiles.play(file, listener));
  }
}
