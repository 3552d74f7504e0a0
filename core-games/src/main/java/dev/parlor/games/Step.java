package dev.parlor.games;

import java.util.List;

/** What became of an event: the next state with the rules' requests, or the reason of a refusal. */
public sealed interface Step<S> {
  record Accepted<S>(S state, List<Request> requests) implements Step<S> {
    public Accepted {
      requests = List.copyOf(requests);
    }
  }

  record Refused<S>(Refusal reason) implements Step<S> {}

  static <S> Step.Accepted<S> accept(S state, Request... requests) {
    return new Accepted<>(state, List.of(requests));
  }

  static <S> Step<S> refuse(String key, Object... args) {
    return new Refused<>(new Refusal(key, List.of(args)));
  }
}
