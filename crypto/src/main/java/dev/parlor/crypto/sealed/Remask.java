package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.random.Entropy;
import java.util.List;

/**
 * A slot sealed anew: C' = C + r (G, H). A proof shows that both differences have the same
 * logarithm, so the value is still the same. r = 0 would keep old shares valid and is refused.
 */
public record Remask(SlotVersion from, SealedValue to, SameLogProof proof) {

  static Remask make(
      Context context,
      SlotVersion from,
      SealedValue sealed,
      Point jointKey,
      MemberSecret secret,
      Entropy entropy) {
    Scalar r = Scalar.random(entropy);
    Point first = SecretMul.timesG(r);
    Point second = SecretMul.times(jointKey, r);
    SealedValue to = sealed.plus(new SealedValue(first, second));
    FiatShamir transcript = transcript(context, from, sealed, to, jointKey);
    SameLogProof proof =
        SameLogProof.prove(transcript, List.of(Point.G, jointKey), r, secret.nonces(entropy));
    return new Remask(from, to, proof);
  }

  boolean changesNothing(SealedValue sealed) {
    return to.c1().equals(sealed.c1());
  }

  boolean holds(Context context, SealedValue sealed, Point jointKey) {
    FiatShamir transcript = transcript(context, from, sealed, to, jointKey);
    Point second = to.c2().minus(sealed.c2());
    return proof.holds(
        transcript, to.c1().minus(sealed.c1()), SameLogProof.Pair.of(jointKey, second));
  }

  private static FiatShamir transcript(
      Context context, SlotVersion from, SealedValue sealed, SealedValue to, Point jointKey) {
    FiatShamir transcript =
        new FiatShamir("remask", context.withTarget(SlotVersion.encode(List.of(from))));
    transcript.absorb("H", jointKey.encode());
    transcript.absorb("from", Points.encode(List.of(sealed.c1(), sealed.c2())));
    transcript.absorb("to", Points.encode(List.of(to.c1(), to.c2())));
    return transcript;
  }

  /** u16 slot, u16 version that is left behind, then 130 bytes: C1', C2', c, z. */
  public byte[] encode() {
    return new Output()
        .fixed(SlotVersion.encode(List.of(from)))
        .fixed(Points.encode(List.of(to.c1(), to.c2())))
        .fixed(proof.encode())
        .bytes();
  }

  public static Remask decode(byte[] bytes) throws BadInput {
    FieldReader input = new FieldReader(bytes);
    SlotVersion from = SlotVersion.read(input, 1).get(0);
    SealedValue to = SealedValue.decode(input.fixed(SealedValue.SIZE), 0);
    SameLogProof proof = SameLogProof.decode(input.fixed(SameLogProof.SIZE));
    input.end();
    return new Remask(from, to, proof);
  }
}
