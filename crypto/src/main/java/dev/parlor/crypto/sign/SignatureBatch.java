package dev.parlor.crypto.sign;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Many signatures checked with one sum: sum(a_i s_i) G = sum(a_i R_i) + sum(a_i e_i P_i), with
 * 128-bit weights a_i that nobody knows before all signatures are fixed (a hash of all of them), so
 * that wrong ones cannot cancel out. Signatures of one key share a term.
 */
public final class SignatureBatch {
  private static final class Entry {
    final PublicKey key;
    final byte[] message;
    final byte[] signature;

    Entry(PublicKey key, byte[] message, byte[] signature) {
      this.key = key;
      this.message = message.clone();
      this.signature = signature.clone();
    }
  }

  private static final TaggedHash.Tag ALL = TaggedHash.tag("cardgame/batch/all");
  private static final TaggedHash.Tag WEIGHT = TaggedHash.tag("cardgame/batch/weight");

  private final List<Entry> entries = new ArrayList<>();

  /** Remembers a signature; nothing is checked yet. */
  public void add(PublicKey key, byte[] message, byte[] signature) {
    entries.add(new Entry(key, message, signature));
  }

  /** Whether all of them hold; an empty batch does. */
  public boolean verify() {
    try {
      return sumIsZero();
    } catch (BadInput malformed) {
      return false;
    }
  }

  private boolean sumIsZero() throws BadInput {
    byte[] all = digest();
    Scalar sum = Scalar.ZERO;
    List<Point> points = new ArrayList<>();
    List<Scalar> scalars = new ArrayList<>();
    Map<PublicKey, Scalar> keys = new LinkedHashMap<>();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      Scalar weight = weight(all, i);
      sum = sum.plus(weight.times(Schnorr.secondHalf(entry.signature)));
      points.add(Point.liftX(entry.signature, 0));
      scalars.add(weight.negate());
      Scalar e = Schnorr.challenge(entry.signature, entry.key.bytes(), entry.message);
      keys.merge(entry.key, weight.times(e).negate(), Scalar::plus);
    }
    points.add(Point.G);
    scalars.add(sum);
    keys.forEach(
        (key, scalar) -> {
          points.add(key.point());
          scalars.add(scalar);
        });
    return MultiScalar.sum(points, scalars).isInfinity();
  }

  private byte[] digest() {
    TaggedHash hash = ALL.start().u32(entries.size());
    for (Entry entry : entries) {
      hash.fixed(entry.key.bytes()).prefixed(entry.message).prefixed(entry.signature);
    }
    return hash.digest();
  }

  private static Scalar weight(byte[] all, int index) {
    byte[] bytes = WEIGHT.start().fixed(all).u32(index).digest();
    Arrays.fill(bytes, 0, 16, (byte) 0);
    bytes[31] |= 1;
    return Scalar.reduce(bytes);
  }
}
