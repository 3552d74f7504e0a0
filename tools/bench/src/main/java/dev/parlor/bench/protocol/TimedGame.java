package dev.parlor.bench.protocol;

import java.util.Map;
import java.util.Optional;

/**
 * What is timed at the tables of a game.
 *
 * @param options how long its matches are
 * @param cards in its deck
 * @param start how many milliseconds a start may take
 * @param unit after which own cards come again: a hand, or a round. Where nobody has own cards,
 *     only the first deck is timed
 */
public record TimedGame(Map<String, String> options, int cards, long start, Optional<String> unit) {
  public TimedGame {
    options = Map.copyOf(options);
  }
}
