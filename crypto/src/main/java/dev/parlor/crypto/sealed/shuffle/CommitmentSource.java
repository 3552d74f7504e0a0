package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;

/**
 * A commitment that was not sent but follows from others. The plain verifier gets it as a point,
 * the fast one as a part of a sum.
 */
interface CommitmentSource {
  Point point();

  void addTo(Combination sum, Scalar factor);

  static CommitmentSource sent(Point point) {
    return new CommitmentSource() {
      @Override
      public Point point() {
        return point;
      }

      @Override
      public void addTo(Combination sum, Scalar factor) {
        sum.add(point, factor);
      }
    };
  }
}
