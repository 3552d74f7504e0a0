package dev.parlor.crypto;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The platform's SHA-256. Every Java and Android has it, with the processor's own instructions. A
 * fresh JVM thus need not open and verify Bouncy Castle's large signed jar for its first hash.
 */
public final class Sha256 {
  /**
   * A hash that has been fed nothing. It is only copied, because a copy takes less time than asking
   * the platform for another hash.
   */
  private static final MessageDigest EMPTY = platforms();

  private Sha256() {}

  /** The hash of some bytes. */
  public static byte[] of(byte[] bytes) {
    return start().digest(bytes);
  }

  static MessageDigest start() {
    return copy(EMPTY);
  }

  private static MessageDigest platforms() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A second hash in the same state as this one. */
  static MessageDigest copy(MessageDigest state) {
    try {
      return (MessageDigest) state.clone();
    } catch (CloneNotSupportedException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
