package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.curve.Scalar;

/** A prover's vectors and the randomness of the commitments to them. */
final class Committed {
  private final Scalar[][] vectors;
  private final Scalar[] randomness;

  Committed(Scalar[][] vectors, Scalar[] randomness) {
    this.vectors = vectors;
    this.randomness = randomness;
  }

  Scalar[][] vectors() {
    return vectors;
  }

  Scalar[] randomness() {
    return randomness;
  }

  Scalar[] vector(int k) {
    return vectors[k];
  }

  Decommitment decommitment(int k) {
    return new Decommitment(vectors[k], randomness[k]);
  }
}
