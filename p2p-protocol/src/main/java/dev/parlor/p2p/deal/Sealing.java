package dev.parlor.p2p.deal;

import dev.parlor.crypto.random.Entropy;
import java.util.function.Supplier;

/**
 * The cryptography of sealed decks. The real one is in {@code crypto.sealed}; simulations of a
 * million hands use a transparent stand-in with the same messages.
 */
public interface Sealing {
  /** My secrets for a deck, derived from the table's secret: the same again after a restart. */
  OwnSecrets own(Terms terms, int seat, byte[] tableSecret);

  /** How to make the commitment to my seed and key, with a fresh proof that I know it. */
  Supplier<byte[]> commit(Terms terms, int seat, OwnSecrets own, Entropy entropy);

  /** A deck to which nobody has committed yet. */
  Promises promises(Terms terms);
}
