package dev.parlor.app.records;

import dev.parlor.games.GameId;
import dev.parlor.p2p.audit.BrokenTranscript;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.words.Speaker;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What became of a file that somebody has brought. */
sealed interface Brought {
  /**
   * A result.
   *
   * @param second whether another text of the same match lies here already; neither counts then
   */
  record Result(MatchRecord match, boolean second) implements Brought {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.result.apply(this);
    }
  }

  /**
   * A transcript, played again from the first card to the last.
   *
   * @param lies who lied in it and what about, one each
   * @param people who played in it
   */
  record Proof(List<Phrase> lies, Speaker people) implements Brought {
    public Proof {
      lies = List.copyOf(lies);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.proof.apply(this);
    }
  }

  /**
   * Recorded hands, played again.
   *
   * @param agree how many the rules play as they are written
   * @param differ how many the rules play differently, or can't read
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
   * @param game whose words tell what is wrong
   * @param hand its number, as the file counts
   */
  record Flaw(GameId game, int hand, Phrase what) {}

  /**
   * The file begins as a result does, but is none.
   *
   * @param line the first that is not as it should be, from 1
   */
  record DamagedResult(int line) implements Brought {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.damagedResult.apply(this);
    }
  }

  /** The file begins as a transcript does, but is none. */
  record DamagedTranscript(BrokenTranscript what) implements Brought {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.damagedTranscript.apply(this);
    }
  }

  /** The file is none of the kinds that are known here. */
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
      Function<DamagedResult, R> damagedResult,
      Function<DamagedTranscript, R> damagedTranscript,
      Function<NotOurs, R> notOurs) {}

  <R> R match(Cases<R> cases);

  /** Whether any part of it lies here now. */
  default boolean isTaken() {
    return match(
        new Cases<>(
            result -> true,
            proof -> true,
            hands -> true,
            damaged -> false,
            damaged -> false,
            notOurs -> false));
  }
}
