package dev.parlor.terminal.piles;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Refusal;
import dev.parlor.games.Setup;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Draw;
import dev.parlor.games.piles.Pile;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesResult;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.terminal.check.CaseComparison;
import dev.parlor.terminal.check.CaseVerdict;
import dev.parlor.terminal.check.Scenario;
import java.util.List;
import java.util.Optional;

/** Games of High/Low Piles from a known deck: every move, then how the table ends. */
final class PilesSuite {
  private PilesSuite() {}

  static CaseVerdict check(Scenario scenario) {
    LocalTable<PilesState, PilesView> table =
        new LocalTable<>(
            new Piles(),
            Setup.of(scenario.numberIn("players", 1, 10)),
            Dealer.stacked(scenario.cards("deck")));
    CaseComparison comparison = new CaseComparison();
    int number = 1;
    for (Scenario move : scenario.objects("moves")) {
      String what = "move " + number++;
      Direction direction = direction(move);
      Optional<Refusal> refusal =
          table.act(move.number("player"), new PilesAction.Guess(move.number("pile"), direction));
      if (!comparison.add(what, Optional.empty(), refusal)
          || !compareDraw(comparison, what, move, view(table))) {
        return comparison.verdict();
      }
    }
    compareEnd(comparison, scenario, view(table));
    return comparison.verdict();
  }

  private static Direction direction(Scenario move) {
    return switch (move.text("guess")) {
      case "higher" -> Direction.HIGHER;
      case "lower" -> Direction.LOWER;
      default -> throw move.wrong("guess");
    };
  }

  private static boolean compareDraw(
      CaseComparison comparison, String what, Scenario move, PilesView view) {
    Optional<Draw> draw = view.draw();
    return comparison.add(what + " drawn", Optional.of(move.cards("drawn")), draw.map(Draw::drawn))
        && comparison.add(
            what + " result",
            Optional.of(move.text("result")),
            draw.map(done -> word(done.verdict())))
        && comparison.add(what + " remaining", move.number("remaining"), view.remaining());
  }

  private static void compareEnd(CaseComparison comparison, Scenario scenario, PilesView view) {
    List<Boolean> open = view.piles().stream().map(Pile::isOpen).toList();
    List<Integer> sizes = view.piles().stream().map(pile -> pile.history().size()).toList();
    comparison.add(
        "result",
        scenario.has("result") ? scenario.text("result") : "none",
        view.bannerKey().map(PilesSuite::winner).orElse("none"));
    if (scenario.has("open")) {
      comparison.add(
          "open",
          scenario.element("open").getAsJsonArray().asList().stream()
              .map(element -> element.getAsBoolean())
              .toList(),
          open);
    }
    if (scenario.has("pile_sizes")) {
      comparison.add("pile_sizes", scenario.numbers("pile_sizes"), sizes);
    }
  }

  private static PilesView view(LocalTable<PilesState, PilesView> table) {
    return table.game().view(table.state(), 0, Knowledge.NONE);
  }

  private static String word(Draw.Verdict verdict) {
    return switch (verdict) {
      case OPEN -> "drawing";
      case CORRECT -> "correct";
      case LOCKED -> "locked";
      case UNRESOLVED -> "unresolved_open";
    };
  }

  private static String winner(String bannerKey) {
    return bannerKey.equals(PilesResult.PLAYERS.bannerKey()) ? "players" : "deck";
  }
}
