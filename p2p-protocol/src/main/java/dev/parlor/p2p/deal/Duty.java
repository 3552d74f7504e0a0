package dev.parlor.p2p.deal;

/**
 * What the table waits for from one seat's phone, without asking its player. Derived from the log
 * alone, so nobody can ask for anything that the rules do not.
 */
public sealed interface Duty {
  /** A step on the way to a deck. */
  sealed interface Making extends Duty {
    int deck();

    int attempt();
  }

  /** Commit to a seed and, for a sealed deck, to a key. */
  record Commit(int deck, int attempt) implements Making {}

  /** Shuffle the deck. */
  record Shuffle(int deck, int attempt) implements Making {}

  /** Prove the own shuffle. */
  record Prove(int deck, int attempt) implements Making {}

  /** Reveal the own seed, once all shuffles are verified by this phone itself. */
  record Reveal(int deck, int attempt) implements Making {}

  /** Give the own shares for the opening with this number. */
  record Unlock(int deck, long number) implements Duty {}

  /** Take over a position under a fresh mask before seeing what somebody else has seen. */
  record Remask(int deck, int position, long number) implements Duty {}

  /** Hand the own shares of everything that is still hidden to those who stay. */
  record HandOver(int deck, long number) implements Duty {}

  /** Give so many more links of the own chain. */
  record Coin(int deck, int count) implements Duty {}
}
