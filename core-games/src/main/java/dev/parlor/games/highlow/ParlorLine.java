package dev.parlor.games.highlow;

import java.util.List;

/**
 * One sentence of the parlor as a message key with its arguments. An argument that is a {@link
 * dev.parlor.games.card.Card} stands for that card's name, the text of the key {@code card.} plus
 * the card ({@code card.Jd} is "Jack of Diamonds").
 */
public record ParlorLine(String key, List<Object> args) {
  public ParlorLine {
    args = List.copyOf(args);
  }

  static ParlorLine of(String key, Object... args) {
    return new ParlorLine(key, List.of(args));
  }
}
