package dev.parlor.tables.kit;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * How a game is offered and explained.
 *
 * @param minutes how long a game takes
 * @param art the cards on its tile
 * @param steps the cards of each step of its explanation, whose sentences are {@code step.1} and so
 *     on in its words; a step may have no cards, and a game without steps has its page of rules
 *     alone
 */
public record Tile(int minutes, List<Card> art, List<List<Card>> steps) {
  public Tile {
    art = List.copyOf(art);
    steps = List.copyOf(steps);
  }

  /** A game that is explained by its page of rules. */
  public static Tile of(int minutes, String art) {
    return new Tile(minutes, Card.parseAll(art), List.of());
  }

  /**
   * This tile with an explanation in steps. Each argument holds the cards of one step, and is empty
   * for a step without cards.
   */
  public Tile inSteps(String... cards) {
    List<List<Card>> each = new ArrayList<>();
    for (String step : cards) {
      each.add(step.isEmpty() ? List.of() : Card.parseAll(step));
    }
    return new Tile(minutes, art, each);
  }
}
