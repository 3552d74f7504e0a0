package dev.parlor.crypto;

/**
 * Bytes from somebody else that are not what they claim to be. The exception is checked on purpose:
 * every caller has to deal with a peer's lie. A mistake of our own is an {@link
 * IllegalArgumentException} or {@link IllegalStateException}.
 */
public final class BadInput extends Exception {
  /** Why the input was refused. */
  public enum Reason {
    /** Shorter or longer than the format allows, trailing bytes included. */
    LENGTH,
    /** A point that does not start with 02 or 03. */
    PREFIX,
    /** A number that is not smaller than its modulus, or zero where zero is not allowed. */
    RANGE,
    /** An x coordinate that belongs to no point. */
    OFF_CURVE,
    /** The point at infinity where a point is required. */
    INFINITY,
    /** A character that the text form does not have. */
    CHARACTER,
    /** Another human-readable prefix than the one expected. */
    KIND,
    /** A checksum that does not match. */
    CHECKSUM,
    /** A version that this program does not speak. */
    VERSION,
    /** An authentication tag that does not match: altered, or meant for somebody else. */
    FORGED,
    /** Padding that is not the one the format prescribes. */
    PADDING,
    /** A signature that does not verify. */
    SIGNATURE,
    /** An id that is not the hash of its content. */
    ID,
    /** A proof that does not verify. */
    PROOF,
    /** Well formed, but not what is due now. */
    UNEXPECTED,
    /** A key or link that has been used as often as it may be. */
    EXHAUSTED
  }

  private static final long serialVersionUID = 1L;

  private final Reason reason;

  public BadInput(Reason reason, String detail) {
    super(reason + ": " + detail, null, false, false);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
