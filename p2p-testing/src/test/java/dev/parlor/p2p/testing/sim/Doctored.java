package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.LikeGame;
import dev.parlor.games.Request;
import dev.parlor.games.Step;
import dev.parlor.p2p.match.GameKit;
import java.util.function.UnaryOperator;

/**
 * Rules with a mistake: after every event of one kind the table, or what the rules ask for, is
 * changed a little.
 */
final class Doctored<S, V> extends LikeGame<S, V> {
  private final Class<? extends Event> after;
  private final UnaryOperator<S> change;
  private final UnaryOperator<Request> asks;

  Doctored(
      Game<S, V> game,
      Class<? extends Event> after,
      UnaryOperator<S> change,
      UnaryOperator<Request> asks) {
    super(game);
    this.after = after;
    this.change = change;
    this.asks = asks;
  }

  Doctored(Game<S, V> game, Class<? extends Event> after, UnaryOperator<S> change) {
    this(game, after, change, asked -> asked);
  }

  /** A kit that plays by these rules. */
  GameKit<S, V> in(GameKit<S, V> kit) {
    return new LikeKit<>(kit) {
      @Override
      public Game<S, V> game() {
        return Doctored.this;
      }
    };
  }

  @Override
  public Step<S> apply(S state, Event event) {
    Step<S> step = super.apply(state, event);
    return after.isInstance(event) && step instanceof Step.Accepted<S> accepted
        ? new Step.Accepted<>(
            change.apply(accepted.state()), accepted.requests().stream().map(asks).toList())
        : step;
  }
}
