package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.FiatShamir;
import dev.parlor.crypto.sealed.Points;
import java.util.List;

/** The proof read in the order in which it was said, with the same transcript beside it. */
final class VerifierChannel {
  private final FiatShamir transcript;
  private final FieldReader proof;

  VerifierChannel(FiatShamir transcript, byte[] proof) {
    this.transcript = transcript;
    this.proof = new FieldReader(proof);
  }

  List<Point> points(String label, int count) throws BadInput {
    byte[] bytes = proof.fixed(count * Point.BYTES);
    transcript.absorb(label, bytes);
    return Points.decode(bytes);
  }

  Scalar[] scalars(String label, int count) throws BadInput {
    byte[] bytes = proof.fixed(count * Scalar.BYTES);
    transcript.absorb(label, bytes);
    return decode(bytes);
  }

  /** Reads all but the first and the last, which are given; all are absorbed. */
  Scalar[] innerScalars(String label, int count, Scalar first, Scalar last) throws BadInput {
    Scalar[] inner = decode(proof.fixed((count - 2) * Scalar.BYTES));
    Scalar[] all = new Scalar[count];
    System.arraycopy(inner, 0, all, 1, count - 2);
    all[0] = first;
    all[count - 1] = last;
    transcript.absorb(label, ProverChannel.encode(all));
    return all;
  }

  Scalar challenge(String label) {
    return transcript.challenge(label);
  }

  /** Ends the proof: nothing may follow. The state stands for all that was said. */
  Bytes32 end() throws BadInput {
    proof.end();
    return transcript.state();
  }

  private static Scalar[] decode(byte[] bytes) throws BadInput {
    Scalar[] scalars = new Scalar[bytes.length / Scalar.BYTES];
    for (int i = 0; i < scalars.length; i++) {
      scalars[i] = Scalar.decode(bytes, i * Scalar.BYTES);
    }
    return scalars;
  }
}
