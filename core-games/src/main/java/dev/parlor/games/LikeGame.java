package dev.parlor.games;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Rules that differ from others only where a subclass says so. */
public abstract class LikeGame<S, V> implements Game<S, V> {
  protected final Game<S, V> other;

  protected LikeGame(Game<S, V> other) {
    this.other = other;
  }

  /** The state of the table that the other rules are given. */
  protected S seen(S state) {
    return state;
  }

  @Override
  public final GameId id() {
    return other.id();
  }

  @Override
  public final SeatRange seats() {
    return other.seats();
  }

  @Override
  public final List<OptionSpec> options() {
    return other.options();
  }

  @Override
  public Step.Accepted<S> open(Setup setup) {
    return other.open(setup);
  }

  @Override
  public Step<S> apply(S state, Event event) {
    return other.apply(seen(state), event);
  }

  @Override
  public List<Choice> choices(S state, int seat, Knowledge knowledge) {
    return other.choices(seen(state), seat, knowledge);
  }

  @Override
  public V view(S state, int seat, Knowledge knowledge) {
    return other.view(seen(state), seat, knowledge);
  }

  @Override
  public Set<Integer> toAct(S state) {
    return other.toAct(seen(state));
  }

  @Override
  public Action timeout(S state, int seat, Knowledge knowledge) {
    return other.timeout(seen(state), seat, knowledge);
  }

  @Override
  public Optional<Outcome> outcome(S state) {
    return other.outcome(seen(state));
  }
}
