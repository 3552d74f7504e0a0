package dev.parlor.terminal.recall;

import dev.parlor.games.card.Card;
import dev.parlor.games.recall.CollectionRule;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;

/** Which of two peeked cards becomes the collection card of Recall. */
final class RecallCollectionSuite {
  private RecallCollectionSuite() {}

  static CaseVerdict check(Scenario scenario) {
    Card a = scenario.card("a");
    Card b = scenario.card("b");
    return CaseVerdict.equal(scenario.text("chosen"), chosen(a, b));
  }

  private static String chosen(Card a, Card b) {
    return switch (CollectionRule.of(a, b)) {
      case FIRST -> a.toString();
      case SECOND -> b.toString();
      case RANDOM -> "random";
      case NONE -> "none";
    };
  }
}
