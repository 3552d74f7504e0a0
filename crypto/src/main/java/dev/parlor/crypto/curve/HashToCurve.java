package dev.parlor.crypto.curve;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;

/**
 * Points of which nobody knows a discrete logarithm: s = TH(tag, data); for c = 0, 1, ... the first
 * x = TH("CARDGAME/h2c", s, u16 c) that belongs to a point gives the one with the even y.
 */
public final class HashToCurve {
  private static final TaggedHash.Tag TRY = TaggedHash.tag("CARDGAME/h2c");

  private HashToCurve() {}

  /** The point of a hash fed with everything that tells this point from others. */
  public static Point point(TaggedHash data) {
    byte[] seed = data.digest();
    for (int counter = 0; counter <= 0xffff; counter++) {
      try {
        return Point.liftX(TRY.start().fixed(seed).u16(counter).digest());
      } catch (BadInput noSuchPoint) {
        // Half of all x belong to no point: the next one.
      }
    }
    throw new IllegalStateException("65536 tries without a point cannot happen");
  }
}
