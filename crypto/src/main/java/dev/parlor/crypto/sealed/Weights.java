package dev.parlor.crypto.sealed;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.random.Entropy;

/**
 * Weights of a verifier's own: TH("CARDGAME/v1/weight", 32 local random bytes, hash of everything
 * in the batch, u32 index), its first 128 bits. Nobody who makes a proof can know them, and a phone
 * with a weak random source still gets other ones for every batch.
 */
public final class Weights {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/weight");

  private final byte[] local;
  private final Bytes32 batch;
  private int index;

  public Weights(Entropy entropy, Bytes32 batch) {
    this.local = entropy.bytes(32);
    this.batch = batch;
  }

  public Scalar next() {
    return short128(TAG.start().fixed(local).fixed(batch.toBytes()).u32(index++).digest());
  }

  /** Zero, of which there is one in 2^128, becomes one. */
  static Scalar short128(byte[] hash) {
    byte[] half = new byte[32];
    System.arraycopy(hash, 0, half, 16, 16);
    Scalar weight = Scalar.reduce(half);
    return weight.isZero() ? Scalar.ONE : weight;
  }
}
