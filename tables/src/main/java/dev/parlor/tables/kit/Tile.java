package dev.parlor.tables.kit;

import dev.parlor.games.card.Card;
import java.util.List;

/**
 * How a game is offered.
 *
 * @param minutes how long a game takes
 * @param art the cards on its tile
 */
public record Tile(int minutes, List<Card> art) {
  public Tile {
    art = List.copyOf(art);
  }

  public static Tile of(int minutes, String art) {
    return new Tile(minutes, Card.parseAll(art));
  }
}
