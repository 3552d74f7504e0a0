package dev.parlor.crypto.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.bouncycastle.crypto.digests.SHA256Digest;

/**
 * Repeatable bytes for tests, simulations and replays: block i is SHA-256 of the seed and i. Secret
 * from nobody who knows the seed, so never for a game between people.
 */
public final class SeededEntropy implements Entropy {
  private final byte[] seed;
  private final byte[] block = new byte[32];
  private long next;
  private int used = block.length;

  public SeededEntropy(byte[] seed) {
    this.seed = seed.clone();
  }

  public SeededEntropy(long seed) {
    this(ByteBuffer.allocate(8).putLong(seed).array());
  }

  public SeededEntropy(String seed) {
    this(seed.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public synchronized void fill(byte[] out) {
    for (int i = 0; i < out.length; i++) {
      if (used == block.length) {
        refill();
      }
      out[i] = block[used++];
    }
  }

  private void refill() {
    SHA256Digest hash = new SHA256Digest();
    hash.update(seed, 0, seed.length);
    hash.update(ByteBuffer.allocate(8).putLong(next++).array(), 0, 8);
    hash.doFinal(block, 0);
    used = 0;
  }
}
