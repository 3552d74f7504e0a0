package dev.parlor.games.highlow;

import java.util.List;

/**
 * One sentence of the parlor as a message key with its arguments. An argument that is a {@link
 * dev.parlor.games.card.Card} stands for that card's name, the text of the key {@code card.} plus
 * the card ({@code card.Jd} is "Jack of Diamonds").
 */
public record Line(String key, List<Object> args) {
  public Line {
    args = List.copyOf(args);
  }

  static Line of(String key, Object... args) {
    return new Line(key, List.of(args));
  }
}
