package dev.parlor.crypto.random;

import java.security.SecureRandom;

/** The randomness of the operating system. */
final class SystemEntropy implements Entropy {
  static final SystemEntropy INSTANCE = new SystemEntropy();

  private final SecureRandom source = new SecureRandom();

  private SystemEntropy() {}

  @Override
  public void fill(byte[] out) {
    source.nextBytes(out);
  }
}
