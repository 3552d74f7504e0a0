package dev.parlor.p2p.station;

import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;

/**
 * A result with what it is worth.
 *
 * @param witnessed whether the transcript is there that leads from the seats of the table to this
 *     very text, so that no other text with its uuid or its ticket is of that match
 * @param overruled whether that transcript was cut off by the one of another text
 */
public record Judged(
    SignedResult result, Verification verification, boolean witnessed, boolean overruled) {
  /** Of a result that stands alone: only a transcript makes one proven. */
  public Judged(SignedResult result, Verification verification) {
    this(result, verification, verification.state() == Verification.State.PROVEN, false);
  }

  Judged overruled(boolean another) {
    return new Judged(result, verification, witnessed, another);
  }
}
