package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.Event;
import dev.parlor.games.Game;
import dev.parlor.games.GameId;
import dev.parlor.games.Knowledge;
import dev.parlor.games.OptionSpec;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.p2p.match.GameKit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Rules with a mistake in them: after every event of a kind the table is changed a little, or what
 * the rules ask for.
 */
record Doctored<S, V>(
    Game<S, V> game,
    Class<? extends Event> after,
    UnaryOperator<S> change,
    UnaryOperator<Request> asks)
    implements Game<S, V> {
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
    Step<S> step = game.apply(state, event);
    return after.isInstance(event) && step instanceof Step.Accepted<S> accepted
        ? new Step.Accepted<>(
            change.apply(accepted.state()), accepted.requests().stream().map(asks).toList())
        : step;
  }

  @Override
  public GameId id() {
    return game.id();
  }

  @Override
  public SeatRange seats() {
    return game.seats();
  }

  @Override
  public List<OptionSpec> options() {
    return game.options();
  }

  @Override
  public Step.Accepted<S> open(Setup setup) {
    return game.open(setup);
  }

  @Override
  public List<Choice> choices(S state, int seat, Knowledge knowledge) {
    return game.choices(state, seat, knowledge);
  }

  @Override
  public V view(S state, int seat, Knowledge knowledge) {
    return game.view(state, seat, knowledge);
  }

  @Override
  public Set<Integer> toAct(S state) {
    return game.toAct(state);
  }

  @Override
  public Action timeout(S state, int seat, Knowledge knowledge) {
    return game.timeout(state, seat, knowledge);
  }

  @Override
  public Optional<Outcome> outcome(S state) {
    return game.outcome(state);
  }
}
