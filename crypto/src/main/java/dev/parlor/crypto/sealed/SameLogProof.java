package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.curve.GeneratorSum;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import java.util.ArrayList;
import java.util.List;

/**
 * Schnorr's and Chaum and Pedersen's proof in one: I know w with image_k = w base_k for every k.
 * With one base it proves possession of a key, with two that two logarithms are equal. 64 bytes:
 * the challenge c and the answer z.
 *
 * <p>The transcript already holds the statement and its context; the proof adds "commit", the
 * points w' base_k. Check: with A_k = z base_k - c image_k the same challenge comes out.
 */
public record SameLogProof(Scalar c, Scalar z) {
  public static final int SIZE = 64;

  static SameLogProof prove(FiatShamir statement, List<Point> bases, Scalar secret, Nonces nonces) {
    Scalar nonce = nonces.single(statement);
    List<Point> commitments = new ArrayList<>();
    for (Point base : bases) {
      boolean hasTable = base.equals(Point.G);
      commitments.add(hasTable ? SecretMul.timesG(nonce) : SecretMul.times(base, nonce));
    }
    Scalar c = challenge(statement, commitments);
    return new SameLogProof(c, nonce.plus(c.times(secret)));
  }

  /** Whether the logarithm of {@code image} to G, and that of every pair, is the same and known. */
  boolean holds(FiatShamir statement, Point image, Pair... pairs) {
    List<Point> commitments = new ArrayList<>();
    Scalar minusC = c.negate();
    commitments.add(GeneratorSum.of(z, minusC, image));
    for (Pair pair : pairs) {
      commitments.add(pair.sum(z, minusC));
    }
    for (Point commitment : commitments) {
      if (commitment.isInfinity()) {
        return false;
      }
    }
    return challenge(statement, commitments).equals(c);
  }

  /** A base and its image, each given as the sum of some points with the same weights. */
  record Pair(List<Point> bases, List<Point> images, List<Scalar> weights) {
    static Pair of(Point base, Point image) {
      return new Pair(List.of(base), List.of(image), List.of(Scalar.ONE));
    }

    /** z base - c image in one sum, because several sums would cost several doublings. */
    private Point sum(Scalar z, Scalar minusC) {
      List<Point> points = new ArrayList<>(bases);
      points.addAll(images);
      List<Scalar> factors = new ArrayList<>(points.size());
      weights.forEach(weight -> factors.add(weight.times(z)));
      weights.forEach(weight -> factors.add(weight.times(minusC)));
      return MultiScalar.sum(points, factors);
    }
  }

  private static Scalar challenge(FiatShamir statement, List<Point> commitments) {
    statement.absorb("commit", Points.encode(commitments));
    return statement.challenge("c");
  }

  static SameLogProof decode(byte[] bytes) throws BadInput {
    if (bytes.length != SIZE) {
      throw new BadInput(BadInput.Reason.LENGTH, "a proof of 64 bytes");
    }
    return new SameLogProof(Scalar.decode(bytes, 0), Scalar.decode(bytes, 32));
  }

  byte[] encode() {
    return new Output().fixed(c.encode()).fixed(z.encode()).bytes();
  }
}
