package dev.parlor.p2p.station;

import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;

/**
 * A result with what it is worth.
 *
 * @param witnessed whether a transcript on the shelf leads from the seats of the table to exactly
 *     this text; no other text with its uuid or ticket then belongs to that match
 * @param overruled whether another text's transcript shows that this one was cut off
 */
public record Judged(
    SignedResult result, Verification verification, boolean witnessed, boolean overruled) {
  /**
   * A result that stands alone. It counts as witnessed when it is proven, because only a transcript
   * proves one.
   */
  public Judged(SignedResult result, Verification verification) {
    this(result, verification, verification.state() == Verification.State.PROVEN, false);
  }

  Judged overruled(boolean another) {
    return new Judged(result, verification, witnessed, another);
  }
}
