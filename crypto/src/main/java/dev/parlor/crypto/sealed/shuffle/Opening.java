package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Scalar;

/** What opens one commitment: the values in it and its randomness. */
final class Opening {
  private final Scalar[] values;
  private final Scalar randomness;

  Opening(Scalar[] values, Scalar randomness) {
    this.values = values;
    this.randomness = randomness;
  }

  /** Of a commitment to one value. */
  static Opening of(Scalar value, Scalar randomness) {
    return new Opening(new Scalar[] {value}, randomness);
  }

  /** Of a commitment that everybody can work out. */
  static Opening plain(Scalar[] values) {
    return new Opening(values, Scalar.ZERO);
  }

  Scalar[] values() {
    return values;
  }

  Scalar randomness() {
    return randomness;
  }
}
