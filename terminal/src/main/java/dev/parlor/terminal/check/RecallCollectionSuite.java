package dev.parlor.terminal.check;

import dev.parlor.games.card.Card;
import dev.parlor.games.recall.CollectionRule;

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
