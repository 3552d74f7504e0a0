package dev.parlor.terminal.classic;

import dev.parlor.games.Dealt;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicNode;
import dev.parlor.games.classic.ClassicPlay;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.games.classic.Moment;
import dev.parlor.games.classic.Side;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.terminal.check.CaseComparison;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * {@code blackjack-classic}: the literal state machine with all cards face up. Plays that are not
 * legal are refused and change nothing.
 */
final class ClassicSuite {
  private static final Setup OPEN = new Setup(2, Map.of("open", "true"));

  private ClassicSuite() {}

  static CaseVerdict check(Scenario scenario) {
    LocalTable<ClassicState, ClassicView> table =
        new LocalTable<>(new Classic(), OPEN, Dealer.stacked(scenario.cards("deck")));
    for (String action : scenario.texts("actions")) {
      ClassicPlay play = play(scenario, action);
      int seat =
          table.state().node() == ClassicNode.DEALERS_ROUND
              ? ClassicState.DEALER
              : ClassicState.PLAYER;
      table.act(seat, play);
    }
    List<String> history = new ArrayList<>();
    for (Moment moment : table.state().history()) {
      history.add(moment.node().seedName());
    }
    CaseComparison comparison = new CaseComparison();
    comparison.add("history", scenario.texts("history"), history);
    compare(comparison, scenario, "player", table.state().side(ClassicState.PLAYER));
    compare(comparison, scenario, "dealer", table.state().side(ClassicState.DEALER));
    return comparison.verdict();
  }

  private static ClassicPlay play(Scenario scenario, String action) {
    return switch (action) {
      case "Deal" -> ClassicPlay.DEAL;
      case "Hit" -> ClassicPlay.HIT;
      case "Stay" -> ClassicPlay.STAY;
      default -> throw scenario.wrong("actions");
    };
  }

  private static void compare(
      CaseComparison comparison, Scenario scenario, String name, Side side) {
    List<Card> cards = Dealt.openFaces(side.cards());
    comparison.add(name, scenario.cards(name), cards);
    comparison.add(name + "_total", scenario.number(name + "_total"), side.openTotal());
  }
}
