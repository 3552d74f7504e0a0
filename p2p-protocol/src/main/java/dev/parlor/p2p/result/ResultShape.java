package dev.parlor.p2p.result;

import dev.parlor.games.GameId;
import java.util.Locale;
import java.util.Optional;

/** How the game stands in the first line of a result. */
final class ResultShape {
  private static final String SUFFIX = "_RESULT";

  private ResultShape() {}

  /** The first words of a result: {@code POKER_RESULT}. */
  static String heading(GameId game) {
    return game.id().toUpperCase(Locale.ROOT) + SUFFIX;
  }

  static Optional<GameId> gameOf(String heading) {
    String name = heading.substring(0, Math.max(0, heading.length() - SUFFIX.length()));
    return GameId.of(name.toLowerCase(Locale.ROOT)).filter(game -> heading(game).equals(heading));
  }
}
