package dev.parlor.crypto.curve;

/**
 * Inverses and square roots by fixed chains of squarings (the exponents p-2 and (p+1)/4 are almost
 * all ones). The same steps for every input.
 */
final class FePowers {
  private final Fe x2 = new Fe();
  private final Fe x3 = new Fe();
  private final Fe x22 = new Fe();
  private final Fe x44 = new Fe();
  private final Fe x88 = new Fe();
  private final Fe t = new Fe();
  private final Fe base = new Fe();

  /** out = 1/a, and 0 for 0. */
  void invert(Fe out, Fe a) {
    common(a);
    // t = a^(2^223 - 1)
    square(23);
    t.mul(t, x22);
    square(5);
    t.mul(t, base);
    square(3);
    t.mul(t, x2);
    square(2);
    out.mul(t, base);
  }

  /** out = a root of a, if there is one; the caller checks by squaring. */
  void sqrt(Fe out, Fe a) {
    common(a);
    square(23);
    t.mul(t, x22);
    square(6);
    t.mul(t, x2);
    square(2);
    out.set(t);
  }

  /** Leaves a^(2^k - 1) for k = 2, 3, 22, 44, 88 in the fields, and for k = 223 in t. */
  private void common(Fe a) {
    base.set(a);
    t.sqr(base);
    x2.mul(t, base);
    t.sqr(x2);
    x3.mul(t, base);
    t.set(x3);
    square(3);
    t.mul(t, x3);
    square(3);
    t.mul(t, x3);
    square(2);
    t.mul(t, x2);
    x22.set(t);
    square(11);
    // t held x11: x22 = x11^(2^11) * x11
    t.mul(t, x22);
    x22.set(t);
    square(22);
    t.mul(t, x22);
    x44.set(t);
    square(44);
    t.mul(t, x44);
    x88.set(t);
    square(88);
    t.mul(t, x88);
    square(44);
    t.mul(t, x44);
    square(3);
    t.mul(t, x3);
  }

  private void square(int times) {
    t.sqr(t, times);
  }
}
