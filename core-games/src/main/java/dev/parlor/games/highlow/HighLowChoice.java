package dev.parlor.games.highlow;

import dev.parlor.games.Choice;
import dev.parlor.games.card.Card;
import java.util.function.Function;

/** What a seat may do now. */
public sealed interface HighLowChoice extends Choice {
  /** One function for each kind of choice; a forgotten kind does not compile. */
  record Cases<R>(
      Function<DeclareAce, R> declareAce,
      Function<PlaceBet, R> placeBet,
      Function<GoOn, R> goOn,
      Function<Stop, R> stop) {}

  <R> R match(Cases<R> cases);

  /** The seat says whether this ace is high or low. */
  record DeclareAce(Card ace) implements HighLowChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.declareAce.apply(this);
    }
  }

  /** The seat bets any whole number of coins within the limits, or the pot where it is allowed. */
  record PlaceBet(ParlorLimits limits) implements HighLowChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.placeBet.apply(this);
    }
  }

  record GoOn() implements HighLowChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.goOn.apply(this);
    }
  }

  /**
   * The seat may end its game now.
   *
   * @param forfeit coins that go to the pot for it
   */
  record Stop(int forfeit) implements HighLowChoice {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stop.apply(this);
    }
  }
}
