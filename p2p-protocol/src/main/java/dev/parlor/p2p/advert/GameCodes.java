package dev.parlor.p2p.advert;

import dev.parlor.games.GameId;
import java.util.Optional;

/** The games as one byte of a sign; 0 is none. */
final class GameCodes {
  private GameCodes() {}

  static int of(GameId game) {
    return switch (game) {
      case POKER -> 1;
      case BLACKJACK -> 2;
      case ROMME -> 3;
      case RECALL -> 4;
      case HIGHLOW -> 5;
      case PILES -> 6;
      case CLASSIC -> 7;
    };
  }

  static Optional<GameId> game(int code) {
    for (GameId game : GameId.values()) {
      if (of(game) == code) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }
}
