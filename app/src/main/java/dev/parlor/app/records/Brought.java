package dev.parlor.app.records;

import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.Finding;
import java.util.Optional;
import java.util.function.Function;

/** What became of a file that somebody brought. */
sealed interface Brought {
  /**
   * A result.
   *
   * @param second whether another text of the same match lies here already: then neither counts
   */
  record Result(MatchRecord match, boolean second) implements Brought {}

  /** A transcript, played again from the first card to the last. */
  record Proof(GameId game, Optional<Finding> lie) implements Brought {}

  /** Neither. */
  record NotOurs() implements Brought {}

  default <R> R match(
      Function<Result, R> result, Function<Proof, R> proof, Function<NotOurs, R> notOurs) {
    if (this instanceof Result one) {
      return result.apply(one);
    } else if (this instanceof Proof one) {
      return proof.apply(one);
    }
    return notOurs.apply((NotOurs) this);
  }
}
