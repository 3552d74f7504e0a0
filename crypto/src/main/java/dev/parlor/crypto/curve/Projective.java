package dev.parlor.crypto.curve;

/**
 * A mutable point (X/Z, Y/Z) with the complete formulas of Renes, Costello and Batina (2016) for a
 * curve y^2 = x^3 + 7: one sequence of field operations for every pair of points, infinity and
 * equal ones included. This is the arithmetic for secret scalars.
 */
final class Projective {
  /** 3 * 7, the constant of the formulas. */
  private static final int B3 = 21;

  final Fe x = new Fe();
  final Fe y = Fe.of(1);
  final Fe z = new Fe();

  private final Fe a = new Fe();
  private final Fe b = new Fe();
  private final Fe c = new Fe();
  private final Fe d = new Fe();
  private final Fe e = new Fe();
  private final Fe f = new Fe();

  /** Doubling: algorithm 9. */
  void twice() {
    a.sqr(y);
    b.mul(y, z);
    c.sqr(z);
    c.times(c, B3);
    f.mul(x, y);
    e.scale(a, 8);
    x.mul(c, e);
    y.add(a, c);
    z.mul(b, e);
    c.scale(c, 3);
    a.sub(a, c); // 4
    y.mul(a, y);
    y.add(x, y); // 2
    x.mul(a, f);
    x.scale(x, 2);
  }

  void twice(int times) {
    for (int i = 0; i < times; i++) {
      twice();
    }
  }

  /** Addition of an affine point, which is never infinity: algorithm 8. */
  void add(Fe px, Fe py) {
    a.mul(x, px);
    b.mul(y, py);
    crossed(d, x, y, px, py, a, b);
    e.mul(py, z);
    e.add(e, y);
    f.mul(px, z);
    f.add(f, x);
    c.times(z, B3);
    finishAdd();
  }

  /** out = (u + v)(s + t) - us - vt. */
  private static void crossed(Fe out, Fe u, Fe v, Fe s, Fe t, Fe us, Fe vt) {
    long s0 = s.n0 + t.n0;
    out.add(u, v);
    Fe sum = new Fe(s0, s.n1 + t.n1, s.n2 + t.n2, s.n3 + t.n3, s.n4 + t.n4);
    out.mul(out, sum);
    out.sub(out, us);
    out.sub(out, vt); // 3
  }

  private void finishAdd() {
    a.scale(a, 3);
    z.add(b, c);
    b.sub(b, c);
    f.times(f, B3);
    x.mul(e, f);
    c.mul(d, b);
    x.sub(c, x);
    f.mul(f, a);
    b.mul(b, z);
    y.add(b, f);
    a.mul(a, d);
    z.mul(z, e);
    z.add(z, a);
  }

  /** The point in the form that everybody uses; it divides by Z. */
  Point toPoint() {
    Fe inverse = new Fe();
    new FePowers().invert(inverse, z);
    return toPoint(inverse);
  }

  /** The point in the form that everybody uses, for a caller that knows 1/Z already. */
  Point toPoint(Fe inverse) {
    if (z.isZeroVar()) {
      return Point.INFINITY;
    }
    Fe px = new Fe();
    Fe py = new Fe();
    px.mul(x, inverse);
    py.mul(y, inverse);
    return Point.affine(px, py);
  }
}
