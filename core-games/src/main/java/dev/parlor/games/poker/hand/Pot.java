package dev.parlor.games.poker.hand;

import java.util.List;

/** A main or side pot and who may win it, by seat. */
public record Pot(int amount, List<Integer> eligible) {
  public Pot {
    eligible = List.copyOf(eligible);
  }
}
