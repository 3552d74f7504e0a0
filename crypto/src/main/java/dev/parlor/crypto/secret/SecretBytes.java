package dev.parlor.crypto.secret;

import dev.parlor.crypto.random.Entropy;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Objects;

/** Secret bytes: never printed, compared in constant time, wiped by {@link #close}. */
public final class SecretBytes implements AutoCloseable {
  private final byte[] bytes;
  private volatile boolean wiped;

  private SecretBytes(byte[] bytes) {
    this.bytes = bytes;
  }

  public static SecretBytes copyOf(byte[] bytes, SecretAccess access) {
    Objects.requireNonNull(access);
    return new SecretBytes(bytes.clone());
  }

  public static SecretBytes random(int size, Entropy entropy) {
    return new SecretBytes(entropy.bytes(size));
  }

  public int size() {
    return bytes.length;
  }

  /** A copy of the bytes; the caller wipes it when done. */
  public byte[] reveal(SecretAccess access) {
    Objects.requireNonNull(access);
    byte[] copy = bytes.clone();
    if (wiped) {
      throw new IllegalStateException("the secret has been wiped");
    }
    return copy;
  }

  /** Overwrites the bytes; reading them afterwards is an error. */
  @Override
  public void close() {
    wiped = true;
    Arrays.fill(bytes, (byte) 0);
  }

  public boolean isWiped() {
    return wiped;
  }

  /** Constant time for equal lengths. A wiped secret equals nothing, not even itself. */
  @Override
  public boolean equals(Object other) {
    return other instanceof SecretBytes that
        && MessageDigest.isEqual(bytes, that.bytes)
        && !wiped
        && !that.wiped;
  }

  /**
   * Equal for all secrets of one length, because a hash code of the content would give some of it
   * away.
   */
  @Override
  public int hashCode() {
    return bytes.length;
  }

  @Override
  public String toString() {
    return "SecretBytes(" + bytes.length + ")";
  }
}
