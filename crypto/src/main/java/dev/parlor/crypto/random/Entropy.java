package dev.parlor.crypto.random;

/** A source of bytes that nobody can guess; in tests, a source that can be repeated. */
@FunctionalInterface
public interface Entropy {
  void fill(byte[] out);

  default byte[] bytes(int count) {
    byte[] out = new byte[count];
    fill(out);
    return out;
  }

  /** The operating system's source: the one every phone uses. */
  static Entropy system() {
    return SystemEntropy.INSTANCE;
  }
}
