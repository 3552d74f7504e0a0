package dev.parlor.terminal.poker;

import dev.parlor.games.poker.eval.Category;
import dev.parlor.games.poker.eval.HandCounts;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.CheckReport;
import dev.parlor.terminal.check.Suite;
import java.nio.file.Path;
import java.util.List;

/** All hands of five, six and seven cards: how many there are of each category and class. */
record PokerCountsSuite(String name) implements Suite {
  private static final Known FIVE =
      new Known(5, 7462, List.of(1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40));
  private static final Known SIX =
      new Known(
          6, 6075, List.of(6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844));
  private static final Known SEVEN =
      new Known(
          7,
          4824,
          List.of(23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584));

  /** The published numbers, the weakest category first. */
  private record Known(int cards, int classes, List<Integer> categories) {}

  @Override
  public boolean needsFiles() {
    return false;
  }

  @Override
  public void run(List<Path> files, CheckReport report) {
    for (Known known : List.of(FIVE, SIX, SEVEN)) {
      HandCounts counts = HandCounts.of(known.cards());
      for (Category category : Category.values()) {
        report.check(
            known.cards() + " cards " + category,
            () ->
                CaseVerdict.equal(known.categories().get(category.ordinal()), counts.of(category)));
      }
      report.check(
          known.cards() + " cards, classes",
          () -> CaseVerdict.equal(known.classes(), counts.classes()));
    }
  }
}
