package dev.parlor.games.highlow;

import org.jspecify.annotations.Nullable;

/**
 * One seat.
 *
 * @param hands hands played or missed
 * @param ending why its game is over, null while it plays
 */
public record Player(int coins, int hands, boolean away, @Nullable Ending ending) {
  public boolean playing() {
    return ending == null;
  }

  Player pay(int amount) {
    return new Player(coins - amount, hands, away, ending);
  }

  Player handPlayed() {
    return new Player(coins, hands + 1, away, ending);
  }

  Player withAway(boolean now) {
    return new Player(coins, hands, now, ending);
  }

  Player ended(Ending why) {
    return new Player(coins, hands, away, why);
  }
}
