package dev.parlor.crypto.curve;

import dev.parlor.crypto.BadInput;
import java.math.BigInteger;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.math.ec.ECPoint;

/** Bouncy Castle's curve, as a second opinion. */
final class ReferenceCurve {
  static final X9ECParameters CURVE = CustomNamedCurves.getByName("secp256k1");
  static final BigInteger Q = CURVE.getN();
  static final BigInteger P =
      BigInteger.ONE.shiftLeft(256).subtract(BigInteger.valueOf(0x1000003D1L));

  private ReferenceCurve() {}

  static ECPoint of(Point p) {
    return p.isInfinity()
        ? CURVE.getCurve().getInfinity()
        : CURVE.getCurve().decodePoint(p.encode());
  }

  static Point of(ECPoint p) {
    try {
      return p.isInfinity() ? Point.INFINITY : Point.decode(p.getEncoded(true));
    } catch (BadInput e) {
      throw new AssertionError(e);
    }
  }

  static byte[] bytes(BigInteger value) {
    byte[] raw = value.toByteArray();
    byte[] out = new byte[32];
    int from = Math.max(0, raw.length - 32);
    System.arraycopy(raw, from, out, 32 - (raw.length - from), raw.length - from);
    return out;
  }

  static Scalar scalar(BigInteger value) {
    return Scalar.reduce(bytes(value.mod(Q)));
  }

  static BigInteger number(Scalar value) {
    return new BigInteger(1, value.encode());
  }
}
