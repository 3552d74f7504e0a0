package dev.parlor.p2p.deal;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * One list on its way through all members' hands. Replicated. A list arrives before its proof, and
 * the next member starts on it at once.
 */
public interface Shuffling {
  /** The seat that shuffles next; -1 when all have. */
  int next();

  /** Whether all lists and proofs are there; nothing has been checked by that. */
  boolean complete();

  /** Whether this seat's list is there. */
  boolean hasShuffled(int seat);

  /** Whether this seat's proof is there. */
  boolean hasProof(int seat);

  /** A list and its proof. */
  record Shuffled(Bytes list, Bytes proof) {}

  /** My shuffle: heavy, may run on another thread. */
  Supplier<Shuffled> shuffle(int seat, OwnSecrets own, Entropy entropy);

  void takeList(int seat, byte[] list) throws Lie;

  void takeProof(int seat, byte[] proof) throws Lie;

  /** The shuffled list takes the place of its positions in its deck, cut into this order. */
  void settle(int[] order);

  /**
   * The check of all proofs but those of trusted seats (one's own): heavy, may run on another
   * thread; answers who lied.
   */
  Supplier<List<Integer>> check(Set<Integer> trusted, Entropy entropy);
}
