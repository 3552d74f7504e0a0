package dev.parlor.crypto.curve;

/**
 * A mutable point (X/Z^2, Y/Z^3) with scratch space, for public values: its formulas branch on
 * special cases. Magnitudes: X and Y at most 9, Z at most 2.
 */
final class Jacobian {
  final Fe x = new Fe();
  final Fe y = new Fe();
  final Fe z = new Fe();
  boolean infinity = true;

  private final Fe a = new Fe();
  private final Fe b = new Fe();
  private final Fe c = new Fe();
  private final Fe d = new Fe();
  private final Fe e = new Fe();
  private final Fe f = new Fe();

  void set(Jacobian p) {
    infinity = p.infinity;
    x.set(p.x);
    y.set(p.y);
    z.set(p.z);
  }

  void setAffine(Fe px, Fe py) {
    infinity = false;
    x.set(px);
    y.set(py);
    z.set(1);
  }

  void set(Point p) {
    long[] c = p.coordinates();
    infinity = c.length == 0;
    if (!infinity) {
      x.load(c, 0);
      y.load(c, 5);
      if (c.length == 15) {
        z.load(c, 10);
      } else {
        z.set(1);
      }
    }
  }

  void negate() {
    y.neg(y);
  }

  void twice() {
    if (infinity) {
      return;
    }
    a.sqr(x);
    b.sqr(y);
    c.sqr(b);
    d.mul(x, b);
    e.scale(a, 3);
    f.sqr(e);
    z.mul(z, y);
    z.scale(z, 2);
    x.scale(d, 8);
    x.sub(f, x); // 9
    d.scale(d, 12);
    d.sub(d, f); // 13
    y.mul(e, d);
    c.scale(c, 8);
    y.sub(y, c); // 9
  }

  void twice(int times) {
    for (int i = 0; i < times; i++) {
      twice();
    }
  }

  /** Adds an affine point of magnitude 1 that is not infinity. */
  void add(Fe px, Fe py) {
    if (infinity) {
      setAffine(px, py);
      return;
    }
    a.sqr(z);
    b.mul(px, a);
    b.sub(b, x); // H
    c.mul(py, z);
    c.mul(c, a);
    c.sub(c, y); // R
    if (b.isZeroVar()) {
      sameX();
      return;
    }
    z.mul(z, b);
    finishAdd(x, y);
  }

  void add(Jacobian p) {
    if (p.infinity) {
      return;
    }
    if (infinity) {
      set(p);
      return;
    }
    a.sqr(z);
    d.sqr(p.z);
    e.mul(x, d); // U1
    b.mul(p.x, a);
    b.sub(b, e); // H
    f.mul(p.z, d);
    f.mul(f, y); // S1
    c.mul(p.y, z);
    c.mul(c, a);
    c.sub(c, f); // R
    if (b.isZeroVar()) {
      sameX();
      return;
    }
    z.mul(z, p.z);
    z.mul(z, b);
    x.set(e);
    y.set(f);
    finishAdd(x, y);
  }

  /** Ends an addition, with H in b, R in c and the first point's coordinates over the common Z. */
  private void finishAdd(Fe u, Fe s) {
    a.sqr(b); // HH
    d.mul(a, u); // V
    a.mul(a, b); // HHH
    e.mul(a, s);
    x.sqr(c);
    x.sub(x, a);
    x.sub(x, d);
    x.sub(x, d); // 4
    d.sub(d, x);
    y.mul(c, d);
    y.sub(y, e); // 2
  }

  private void sameX() {
    if (c.isZeroVar()) {
      twice();
    } else {
      infinity = true;
    }
  }
}
