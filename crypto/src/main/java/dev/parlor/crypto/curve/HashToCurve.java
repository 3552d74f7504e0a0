package dev.parlor.crypto.curve;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;

/**
 * Points of which nobody knows a discrete logarithm. With s = TH(tag, data), the first x =
 * TH("CARDGAME/h2c", s, u16 c) for c = 0, 1, ... that belongs to a point gives the one with the
 * even y.
 */
public final class HashToCurve {
  private static final TaggedHash.Tag TRY = TaggedHash.tag("CARDGAME/h2c");

  private HashToCurve() {}

  /**
   * The point of a hash. The hash must be fed with everything that tells this point from others.
   */
  public static Point point(TaggedHash data) {
    byte[] seed = data.digest();
    for (int counter = 0; counter <= 0xffff; counter++) {
      try {
        return Point.liftX(TRY.start().fixed(seed).u16(counter).digest());
      } catch (BadInput noSuchPoint) {
        // half of all x belong to no point, so the next one is tried
      }
    }
    throw new IllegalStateException("65536 tries without a point cannot happen");
  }
}
