package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.random.Entropy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One member's unlock shares S_k = x C1_k for several slots, under one proof. Weights of 128 bits,
 * hashed from all C1 and S, make one pair (C, S) of them; the proof shows that the logarithm of S
 * to C is the one of X to G. Without weights two wrong shares could cancel.
 */
public record ShareBatch(List<SlotVersion> names, List<Point> shares, SameLogProof proof) {
  public ShareBatch(List<SlotVersion> names, List<Point> shares, SameLogProof proof) {
    if (names.isEmpty() || names.size() != shares.size()) {
      throw new IllegalArgumentException("one share for each of at least one slot");
    }
    this.names = Collections.unmodifiableList(new ArrayList<>(names));
    this.shares = Collections.unmodifiableList(new ArrayList<>(shares));
    this.proof = proof;
  }

  static ShareBatch make(
      Context context,
      List<SlotVersion> names,
      List<SealedValue> sealed,
      MemberSecret secret,
      Entropy entropy) {
    List<Point> shares = SecretMul.timesEach(firsts(sealed), secret.scalar());
    FiatShamir transcript = transcript(context, names, sealed, shares, secret.publicKey());
    Point base = MultiScalar.sum(firsts(sealed), weights(transcript, names.size()));
    SameLogProof proof =
        SameLogProof.prove(
            transcript, List.of(Point.G, base), secret.scalar(), secret.nonces(entropy));
    return new ShareBatch(names, shares, proof);
  }

  boolean holds(Context context, List<SealedValue> sealed, Point key) {
    FiatShamir transcript = transcript(context, names, sealed, shares, key);
    List<Scalar> weights = weights(transcript, names.size());
    return proof.holds(transcript, key, new SameLogProof.Pair(firsts(sealed), shares, weights));
  }

  private static FiatShamir transcript(
      Context context,
      List<SlotVersion> names,
      List<SealedValue> sealed,
      List<Point> shares,
      Point key) {
    FiatShamir transcript = new FiatShamir("unlock", context.withTarget(SlotVersion.encode(names)));
    transcript.absorb("X", key.encode());
    transcript.absorb("C1", Points.encode(firsts(sealed)));
    transcript.absorb("S", Points.encode(shares));
    return transcript;
  }

  private static List<Scalar> weights(FiatShamir transcript, int count) {
    List<Scalar> weights = new ArrayList<>(count);
    for (int k = 0; k < count; k++) {
      weights.add(transcript.weight(k));
    }
    return weights;
  }

  private static List<Point> firsts(List<SealedValue> sealed) {
    List<Point> points = new ArrayList<>(sealed.size());
    for (SealedValue value : sealed) {
      points.add(value.c1());
    }
    return points;
  }

  /** u16 count, the names of 4 bytes each, the shares of 33 bytes each, the proof of 64 bytes. */
  public byte[] encode() {
    return new Output()
        .u16(names.size())
        .fixed(SlotVersion.encode(names))
        .fixed(Points.encode(shares))
        .fixed(proof.encode())
        .bytes();
  }

  public static ShareBatch decode(byte[] bytes) throws BadInput {
    FieldReader input = new FieldReader(bytes);
    int count = input.u16();
    if (count == 0
        || input.left() != count * (SlotVersion.SIZE + Point.BYTES) + SameLogProof.SIZE) {
      throw new BadInput(BadInput.Reason.LENGTH, "shares of " + count + " slots");
    }
    List<SlotVersion> names = SlotVersion.read(input, count);
    List<Point> shares = Points.read(input, count);
    SameLogProof proof = SameLogProof.decode(input.fixed(SameLogProof.SIZE));
    input.end();
    return new ShareBatch(names, shares, proof);
  }
}
