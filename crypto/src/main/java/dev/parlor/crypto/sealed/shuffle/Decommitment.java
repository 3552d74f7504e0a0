package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Scalar;

/** What opens one commitment: the values in it and its randomness. */
final class Decommitment {
  private final Scalar[] values;
  private final Scalar randomness;

  Decommitment(Scalar[] values, Scalar randomness) {
    this.values = values;
    this.randomness = randomness;
  }

  /** The opening of a commitment to one value. */
  static Decommitment of(Scalar value, Scalar randomness) {
    return new Decommitment(new Scalar[] {value}, randomness);
  }

  /** The opening of a commitment that everybody can work out. */
  static Decommitment plain(Scalar[] values) {
    return new Decommitment(values, Scalar.ZERO);
  }

  Scalar[] values() {
    return values;
  }

  Scalar randomness() {
    return randomness;
  }
}
