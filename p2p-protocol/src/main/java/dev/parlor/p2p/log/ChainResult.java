package dev.parlor.p2p.log;

import dev.parlor.p2p.verdict.Verdict;
import java.util.Optional;

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

  /** Whether the log is longer now. */
  default boolean hasGrown() {
    return false;
  }

  /** Whether the log must be fetched first. */
  default boolean isAhead() {
    return false;
  }

  /** The size up to which the log of this phone was adopted, where another epoch parts from it. */
  default Optional<Long> partsAt() {
    return Optional.empty();
  }

  /** What the author is convicted of; empty where nothing is proven. */
  default Optional<Verdict> conviction() {
    return Optional.empty();
  }

  /** The log grew by this. */
  record Grew(Ordered ordered) implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.grew(ordered);
    }

    @Override
    public boolean hasGrown() {
      return true;
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

    @Override
    public boolean isAhead() {
      return true;
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

    @Override
    public Optional<Long> partsAt() {
      return Optional.of(size);
    }
  }

  /** What was sent convicts its author. */
  record Convicts(Verdict verdict) implements ChainResult {
    @Override
    public void to(Cases cases) {
      cases.convicts(verdict);
    }

    @Override
    public Optional<Verdict> conviction() {
      return Optional.of(verdict);
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
