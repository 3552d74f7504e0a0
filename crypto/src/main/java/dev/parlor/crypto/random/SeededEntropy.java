package dev.parlor.crypto.random;

import dev.parlor.crypto.Sha256;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Repeatable bytes for tests, simulations and replays: block i is SHA-256 of the seed and i. They
 * are no secret for anybody who knows the seed, so they must never serve a game between people.
 */
public final class SeededEntropy implements Entropy {
  private final byte[] seed;
  private byte[] block = new byte[32];
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
    block = Sha256.of(ByteBuffer.allocate(seed.length + 8).put(seed).putLong(next++).array());
    used = 0;
  }
}
