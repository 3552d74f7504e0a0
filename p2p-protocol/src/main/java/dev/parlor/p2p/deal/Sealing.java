package dev.parlor.p2p.deal;

import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.random.Entropy;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The cryptography of sealed decks. The real one is in {@code crypto.sealed}; simulations of a
 * million hands use a transparent stand-in with the same messages.
 */
public interface Sealing {
  /** My secrets for a deck, derived from the table's secret: the same again after a restart. */
  Own own(Terms terms, int seat, byte[] tableSecret);

  /** How to make the commitment to my seed and key, with a fresh proof that I know it. */
  Supplier<byte[]> commit(Terms terms, int seat, Own own, Entropy entropy);

  /** Refuses a commitment; {@code others} are the ones accepted before. */
  void checkCommit(Terms terms, int seat, byte[] commit, Map<Integer, byte[]> others) throws Lie;

  void checkSeed(Terms terms, int seat, byte[] commit, byte[] seed) throws Lie;

  /** What all seeds together give. */
  CombinedSeed combined(Terms terms, Map<Integer, byte[]> commits, Map<Integer, byte[]> seeds);

  /** The deck under all members' keys, once every commitment is in. */
  Vault vault(Terms terms, Map<Integer, byte[]> commits) throws Lie;

  /** Secrets of one seat for one deck; has no telling string. */
  interface Own {
    byte[] seed();
  }
}
