package dev.parlor.terminal.romme;

import dev.parlor.games.card.Card;
import dev.parlor.games.romme.meld.MeldSolver;
import dev.parlor.terminal.check.CaseComparison;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import java.util.Collections;
import java.util.List;

/** Rommé hands: the least deadwood and the greatest meld value, jokers free and one a meld. */
final class RommeMeldsSuite {
  private static final int MOST = 20;
  private static final int DECKS = 2;

  private final MeldSolver solver = new MeldSolver();

  CaseVerdict check(Scenario scenario) {
    List<Card> hand = scenario.cards("hand");
    if (hand.size() > MOST
        || hand.stream()
            .anyMatch(card -> !card.isJoker() && Collections.frequency(hand, card) > DECKS)) {
      throw scenario.wrong("hand");
    }
    CaseComparison comparison = new CaseComparison();
    compare(comparison, scenario, hand, "", MeldSolver.ANY);
    compare(comparison, scenario, hand, "_1joker_per_meld", 1);
    return comparison.verdict();
  }

  private void compare(
      CaseComparison comparison,
      Scenario scenario,
      List<Card> hand,
      String variant,
      int maxJokers) {
    String deadwood = "min_deadwood" + variant;
    if (scenario.has(deadwood)) {
      int least = solver.leastDeadwood(hand, maxJokers);
      comparison.add(deadwood, scenario.number(deadwood), least);
    }
    String value = "max_meld_value" + variant;
    if (scenario.has(value)) {
      comparison.add(value, scenario.number(value), solver.greatestValue(hand, maxJokers));
    }
  }
}
