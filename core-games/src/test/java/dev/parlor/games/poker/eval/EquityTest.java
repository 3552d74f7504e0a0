package dev.parlor.games.poker.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EquityTest {
  private static List<List<Card>> hands(String... hands) {
    return Stream.of(hands).map(Card::parseAll).collect(Collectors.toList());
  }

  @Test
  void acesAgainstKingsAsPublished() {
    Equity equity = Equity.exact(hands("AsAh", "KsKh"), List.of());
    assertEquals(1_712_304, equity.deals());
    assertEquals(0.8264, equity.shares().get(0), 0.0005);
    assertEquals(1, equity.shares().get(0) + equity.shares().get(1), 1e-9);
  }

  @Test
  void aFlushDrawOnTheTurnHasNineOuts() {
    Equity equity = Equity.exact(hands("AhKh", "QsQd"), Card.parseAll("2h7hTc3d"));
    assertEquals(44, equity.deals());
    assertEquals((9 + 6) / 44.0, equity.shares().get(0), 1e-9);
  }

  @Test
  void aWholeBoardLeavesNothingOpen() {
    Equity equity = Equity.exact(hands("2h3h", "2d3d", "4c5c"), Card.parseAll("AsKsQsJsTs"));
    assertEquals(List.of(1.0 / 3, 1.0 / 3, 1.0 / 3), equity.shares());
  }

  @Test
  void samplesComeNearTheExactNumber() {
    Dice dice = Dice.seeded(3);
    List<Card> board = Card.parseAll("9h8h2c");
    double exact = Equity.exact(hands("ThJh", "9s9d"), board).shares().get(0);
    double sampled = Equity.sampled(hands("ThJh", "9s9d"), board, 40_000, dice).shares().get(0);
    assertEquals(exact, sampled, 0.012, "seed 3");
    double unknown = Equity.sampled(hands("AsAh", ""), List.of(), 40_000, dice).shares().get(0);
    assertEquals(0.852, unknown, 0.01, "seed 3");
  }

  @Test
  void aCardThatIsThereTwiceIsRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> Equity.exact(hands("AsAh", "AsKh"), List.of()));
    assertThrows(IllegalArgumentException.class, () -> Equity.exact(hands("AsAh", ""), List.of()));
  }
}
