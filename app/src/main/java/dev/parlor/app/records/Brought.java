package dev.parlor.app.records;

import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.Finding;
import dev.parlor.tables.scene.Phrase;
import java.util.Optional;
import java.util.function.Function;

/** What became of a file that somebody brought. */
sealed interface Brought {
  /**
   * A result.
   *
   * @param second whether another text of the same match lies here already: then neither counts
   */
  record Result(MatchRecord match, boolean second) implements Brought {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.result.apply(this);
    }
  }

  /** A transcript, played again from the first card to the last. */
  record Proof(GameId game, Optional<Finding> lie) implements Brought {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.proof.apply(this);
    }
  }

  /**
   * Hands of poker in the public format, played again.
   *
   * @param agree those that the rules play as they are written
   * @param differ those that are not as the rules have it, or can't be read
   * @param others of games that are not played here
   * @param first of those that differ
   */
  record Hands(int agree, int differ, int others, Optional<Flaw> first) implements Brought {
    boolean isEmpty() {
      return agree + differ + others == 0;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.hands.apply(this);
    }
  }

  /**
   * Why the rules do not play a hand as it is written, or where it can't be read.
   *
   * @param hand its number, as the file counts
   */
  record Flaw(int hand, Phrase what) {}

  /** None of these. */
  record NotOurs() implements Brought {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.notOurs.apply(this);
    }
  }

  /** One function for each; a forgotten one does not compile. */
  record Cases<R>(
      Function<Result, R> result,
      Function<Proof, R> proof,
      Function<Hands, R> hands,
      Function<NotOurs, R> notOurs) {}

  <R> R match(Cases<R> cases);
}
