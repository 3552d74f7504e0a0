package dev.parlor.p2p.log;

import dev.parlor.p2p.verdict.Verdict;

/** What became of something that a peer sent, when a {@link Chain} was to take it. */
public sealed interface ChainResult {
  /** What is done about each of these results. */
  interface Cases {
    void grew(Ordered ordered);

    void known();

    void gap();

    void parts(long size);

    void convicts(Verdict verdict);

    void worthless(String why);
  }

  void to(Cases cases);

  /** The log grew by this. */
  record Grew(Ordered ordered) implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.grew(ordered);
    }
  }

  /** What was sent is known already, byte for byte. */
  record Known() implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.known();
    }
  }

  /** What was sent is ahead of this log, which must be fetched first. */
  record Gap() implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.gap();
    }
  }

  /**
   * What was sent begins another epoch. The log of this phone, beyond this size, is not the one
   * that the votes adopted.
   */
  record Parts(long size) implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.parts(size);
    }
  }

  /** What was sent convicts its author. */
  record Convicts(Verdict verdict) implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.convicts(verdict);
    }
  }

  /**
   * What was sent has no valid signature or is of another table. It is worth nothing, and says
   * nothing about any author.
   */
  record Worthless(String why) implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.worthless(why);
    }
  }
}
