package dev.parlor.p2p.result;

import dev.parlor.games.GameId;
import java.util.Locale;
import java.util.Optional;

/** What differs between the results of the games. */
public final class ResultShape {
  private static final String SUFFIX = "_RESULT";

  private ResultShape() {}

  /** The first words of a result: {@code POKER_RESULT}. */
  static String heading(GameId game) {
    return game.id().toUpperCase(Locale.ROOT) + SUFFIX;
  }

  static Optional<GameId> gameOf(String heading) {
    for (GameId game : GameId.values()) {
      if (heading(game).equals(heading)) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }

  /** What a player's score is called; empty where all share one outcome. */
  public static String scoreKey(GameId game) {
    return switch (game) {
      case POKER, BLACKJACK, HIGHLOW -> "CHIPS";
      case ROMME, RECALL, CLASSIC -> "SCORE";
      case PILES -> "";
    };
  }

  /** The line that says how much was played. */
  static String unitsKey(GameId game) {
    return switch (game) {
      case POKER, HIGHLOW -> "HANDS_PLAYED";
      case BLACKJACK, ROMME, RECALL, CLASSIC -> "ROUNDS";
      case PILES -> "PILES_OPEN";
    };
  }

  /** Whether that line stands behind the players. */
  static boolean unitsAfterPlayers(GameId game) {
    return unitsKey(game).equals("HANDS_PLAYED");
  }
}
