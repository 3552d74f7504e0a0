package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.CombinedSeed;

/** What the members of a deck on its way have committed to, and what they have revealed of it. */
public interface Promises {
  /** Takes a commitment to a seed and a key, unless it is no good beside those before it. */
  void take(int seat, byte[] commit) throws Lie;

  boolean has(int seat);

  /** How many there are. */
  int size();

  /** Takes a seed, unless it is another one than was promised. */
  void reveal(int seat, byte[] seed) throws Lie;

  boolean hasRevealed(int seat);

  /** How many seeds there are. */
  int revealed();

  /** What all seeds together give, once they are there. */
  CombinedSeed combined();

  /** The deck under all members' keys, once every commitment is in. */
  Vault vault() throws Lie;
}
