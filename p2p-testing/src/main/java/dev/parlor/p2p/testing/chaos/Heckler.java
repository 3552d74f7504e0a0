package dev.parlor.p2p.testing.chaos;

import dev.parlor.games.Dice;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.testing.liars.OnlookerLies;
import dev.parlor.p2p.testing.liars.Trick;

/** A watcher that sometimes says what only a seat may. */
final class Heckler implements Trick {
  private static final int SELDOM = 40;
  private static final int WAYS = 1_000;

  private final Dice dice;

  Heckler(Dice dice) {
    this.dice = dice;
  }

  @Override
  public void look(LiarsDesk desk) {
    if (dice.below(SELDOM) == 0) {
      OnlookerLies.any(desk, dice.below(WAYS))
          .ifPresent(word -> desk.says(desk.host(), word.encode()));
    }
  }
}
