package dev.parlor.bench.bots;

import dev.parlor.games.Game;
import java.util.Map;

/** Where the matches of one game are played, with the cards of one seed. */
public final class ProvingGround<S> {
  private final Game<S, ?> game;
  private final long seed;

  ProvingGround(Game<S, ?> game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  public Contest<S> contest(Map<String, String> options) {
    return new Contest<>(new Arena<>(game, options), seed);
  }
}
