package dev.parlor.games.highlow;

import org.jspecify.annotations.Nullable;

/**
 * One seat.
 *
 * @param hands hands played or missed
 * @param ending why its game is over, null while it plays
 */
public record ParlorSeat(int coins, int hands, boolean away, @Nullable ParlorEnding ending) {
  public boolean playing() {
    return ending == null;
  }

  ParlorSeat pay(int amount) {
    return new ParlorSeat(coins - amount, hands, away, ending);
  }

  ParlorSeat handPlayed() {
    return new ParlorSeat(coins, hands + 1, away, ending);
  }

  ParlorSeat withAway(boolean now) {
    return new ParlorSeat(coins, hands, now, ending);
  }

  ParlorSeat ended(ParlorEnding why) {
    return new ParlorSeat(coins, hands, away, why);
  }
}
