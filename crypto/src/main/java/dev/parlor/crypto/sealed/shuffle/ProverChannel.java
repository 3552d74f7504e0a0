package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.FiatShamir;
import dev.parlor.crypto.sealed.Points;
import java.util.List;

/** What the prover says, in order: into the proof and into the transcript at once. */
final class ProverChannel {
  private final FiatShamir transcript;
  private final Output proof = new Output();

  ProverChannel(FiatShamir transcript) {
    this.transcript = transcript;
  }

  void points(String label, List<Point> points) {
    byte[] bytes = Points.encode(points);
    proof.fixed(bytes);
    transcript.absorb(label, bytes);
  }

  void scalars(String label, Scalar... scalars) {
    byte[] bytes = encode(scalars);
    proof.fixed(bytes);
    transcript.absorb(label, bytes);
  }

  /** Sends all but the first and the last, which the verifier works out; all are absorbed. */
  void innerScalars(String label, Scalar... scalars) {
    byte[] bytes = encode(scalars);
    proof.fixed(java.util.Arrays.copyOfRange(bytes, 32, bytes.length - 32));
    transcript.absorb(label, bytes);
  }

  Scalar challenge(String label) {
    return transcript.challenge(label);
  }

  byte[] proof() {
    return proof.bytes();
  }

  static byte[] encode(Scalar... scalars) {
    byte[] bytes = new byte[32 * scalars.length];
    for (int i = 0; i < scalars.length; i++) {
      scalars[i].encode(bytes, 32 * i);
    }
    return bytes;
  }
}
