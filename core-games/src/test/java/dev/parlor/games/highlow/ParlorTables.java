package dev.parlor.games.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.Map;
import java.util.Optional;

/** Parlor tables with chosen cards. */
final class ParlorTables {
  private ParlorTables() {}

  /** One seat with this many coins at a pot of this many, and the first cards of the shoe. */
  static LocalTable<HighLowState, HighLowView> one(int coins, int pot, String cards) {
    return with(1, Map.of("coins", "" + coins, "pot", "" + pot), cards);
  }

  static LocalTable<HighLowState, HighLowView> of(int seats, String cards) {
    return with(seats, Map.of(), cards);
  }

  static LocalTable<HighLowState, HighLowView> with(
      int seats, Map<String, String> options, String cards) {
    Setup setup = new Setup(seats, options);
    HighLow game = new HighLow();
    assertEquals(java.util.List.of(), setup.problems(game));
    return new LocalTable<>(game, setup, Dealer.stacked(Card.parseAll(cards)));
  }

  static void act(LocalTable<HighLowState, HighLowView> table, int seat, HighLowAction... actions) {
    for (HighLowAction action : actions) {
      assertEquals(Optional.empty(), table.act(seat, action));
    }
  }

  static String refusal(
      LocalTable<HighLowState, HighLowView> table, int seat, HighLowAction action) {
    HighLowState before = table.state();
    String key = table.act(seat, action).map(r -> r.key()).orElse("accepted");
    assertEquals(before, table.state());
    return key;
  }

  static HighLowAction bet(int coins) {
    return new HighLowAction.Bet(coins);
  }

  static HighLowView view(LocalTable<HighLowState, HighLowView> table, int seat) {
    return table.game().view(table.state(), seat, Knowledge.NONE);
  }
}
