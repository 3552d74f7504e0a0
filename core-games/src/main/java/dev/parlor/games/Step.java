package dev.parlor.games;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What became of an event: the next state with the rules' requests, or the reason of a refusal. */
public sealed interface Step<S> {
  record Accepted<S>(S state, List<Request> requests) implements Step<S> {
    public Accepted {
      requests = List.copyOf(requests);
    }

    @Override
    public <R> R match(Cases<S, R> cases) {
      return cases.accepted.apply(this);
    }

    @Override
    public Optional<Accepted<S>> accepted() {
      return Optional.of(this);
    }
  }

  record Refused<S>(Refusal reason) implements Step<S> {
    @Override
    public <R> R match(Cases<S, R> cases) {
      return cases.refused.apply(this);
    }

    @Override
    public Optional<Accepted<S>> accepted() {
      return Optional.empty();
    }
  }

  /** One function for each kind of step; a forgotten kind does not compile. */
  record Cases<S, R>(Function<Accepted<S>, R> accepted, Function<Refused<S>, R> refused) {}

  <R> R match(Cases<S, R> cases);

  /** What follows from the event; empty when it is refused. */
  Optional<Accepted<S>> accepted();

  static <S> Step.Accepted<S> accept(S state, Request... requests) {
    return new Accepted<>(state, List.of(requests));
  }

  static <S> Step<S> refuse(String key, Object... args) {
    return new Refused<>(new Refusal(key, List.of(args)));
  }
}
