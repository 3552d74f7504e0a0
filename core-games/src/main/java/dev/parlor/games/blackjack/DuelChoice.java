package dev.parlor.games.blackjack;

import dev.parlor.games.Choice;
import java.util.function.Function;

/** What a seat may do now. */
public sealed interface DuelChoice extends Choice {

  /** {@link DuelAction.Bet} of min to max chips. */
  record PlaceBet(int min, int max) implements DuelChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.placeBet.apply(this);
    }
  }

  /**
   * A {@link DuelMove} with the hand to be played. If it is the only choice, the cards leave no
   * other.
   *
   * @param cost chips that it adds to the bets
   */
  record Play(DuelMove move, int cost) implements DuelChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.play.apply(this);
    }
  }

  /** One function for each kind of choice; a forgotten kind does not compile. */
  record Cases<R>(Function<PlaceBet, R> placeBet, Function<Play, R> play) {}

  <R> R match(Cases<R> cases);
}
