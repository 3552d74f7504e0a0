package dev.parlor.p2p.deal;

/**
 * What the table waits for from one seat's phone, without asking its player. Duties follow from the
 * log alone, so nobody can ask for anything that the rules do not.
 */
public sealed interface Duty {
  /** The debt without its size, which may grow while a payment is on its way. */
  default Duty debt() {
    return this;
  }

  /** Hands this duty to the method that pays it. */
  <R> R to(Payer<R> payer);

  /** How each duty is paid. */
  interface Payer<R> {
    R commit(Commit commit);

    R shuffle(Shuffle shuffle);

    R prove(Prove prove);

    R reveal(Reveal reveal);

    R unlock(Unlock unlock);

    R remask(Remask remask);

    R handOver(HandOver handOver);

    R coin(Coin coin);
  }

  /** A step on the way to a deck. */
  sealed interface Making extends Duty {
    int deck();

    int attempt();
  }

  /** Commit to a seed and, for a sealed deck, to a key. */
  record Commit(int deck, int attempt) implements Making {
    @Override
    public <R> R to(Payer<R> payer) {
      return payer.commit(this);
    }
  }

  /** Shuffle the deck. */
  record Shuffle(int deck, int attempt) implements Making {
    @Override
    public <R> R to(Payer<R> payer) {
      return payer.shuffle(this);
    }
  }

  /** Prove the own shuffle. */
  record Prove(int deck, int attempt) implements Making {
    @Override
    public <R> R to(Payer<R> payer) {
      return payer.prove(this);
    }
  }

  /** Reveal the own seed, once all shuffles are verified by this phone itself. */
  record Reveal(int deck, int attempt) implements Making {
    @Override
    public <R> R to(Payer<R> payer) {
      return payer.reveal(this);
    }
  }

  /** Give the own shares for the opening with this number. */
  record Unlock(int deck, long number) implements Duty {
    @Override
    public <R> R to(Payer<R> payer) {
      return payer.unlock(this);
    }

    @Override
    public Duty debt() {
      return new Unlock(deck, 0);
    }
  }

  /** Take over a position under a fresh mask before seeing what somebody else has seen. */
  record Remask(int deck, int position, long number) implements Duty {
    @Override
    public <R> R to(Payer<R> payer) {
      return payer.remask(this);
    }
  }

  /** Hand the own shares of everything that is still hidden to those who stay. */
  record HandOver(int deck, long number) implements Duty {
    @Override
    public <R> R to(Payer<R> payer) {
      return payer.handOver(this);
    }
  }

  /** Give so many more links of the own chain. */
  record Coin(int deck, int count) implements Duty {
    @Override
    public Duty debt() {
      return new Coin(deck, 0);
    }

    @Override
    public <R> R to(Payer<R> payer) {
      return payer.coin(this);
    }
  }
}
