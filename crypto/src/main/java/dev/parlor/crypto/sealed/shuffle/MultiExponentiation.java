package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.Nonces;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Step 4: sum of x^i C_i = Enc(0; -<rho, b>) + sum of b_i C'_i for the committed b = x^pi(i), here
 * in columns a_1 .. a_m. So the shuffled list is the old one in that order, sealed anew.
 *
 * <p>With a random a_0, the products of sum x^j a_j and sum x^(m-i) C'_(row i) have the
 * coefficients E_k = sum of a_j C'_(row i) over k = m - i + j, blinded with Enc(b_k G; tau_k); E_m,
 * unblinded, is the sum in question. It is never sent: the verifier puts the left-hand side in its
 * place.
 */
record MultiExponentiation(
    Point cA0,
    List<Point> cB,
    List<SealedValue> e,
    Scalar x,
    Decommitment a,
    Scalar b,
    Scalar s,
    Scalar tau) {

  /** {@code columns} holds a_1 .. a_m. */
  static void prove(
      Dimensions size,
      FixedBase jointKey,
      SealedList out,
      Committed columns,
      Scalar[] rho,
      Pedersen bases,
      Nonces.Series nonces,
      ProverChannel channel) {
    int m = size.m();
    Scalar[][] as = new Scalar[m + 1][];
    Scalar[] rs = new Scalar[m + 1];
    as[0] = nonces.next(size.n());
    rs[0] = nonces.next();
    System.arraycopy(columns.vectors(), 0, as, 1, m);
    System.arraycopy(columns.randomness(), 0, rs, 1, m);
    Scalar[] bs = nonces.next(2 * m);
    Scalar[] ss = nonces.next(2 * m);
    Scalar[] taus = nonces.next(2 * m);
    bs[m] = Scalar.ZERO;
    ss[m] = Scalar.ZERO;
    taus[m] = Scalar.ZERO;
    Scalar[][] rhos = Vectors.columns(rho, size);
    for (int k = 0; k < m; k++) {
      taus[m] = taus[m].minus(Vectors.dot(rhos[k], as[k + 1]));
    }

    Point cA0 = bases.commit(as[0], rs[0]);
    List<Point> cB = bases.commitEach(without(bs, m), without(ss, m));
    List<SealedValue> diagonals = Diagonals.of(size, out, as);
    List<Point> firsts = FixedBase.g().timesAll(Arrays.asList(taus));
    List<Point> values = FixedBase.g().timesAll(Arrays.asList(bs));
    List<Point> masks = jointKey.timesAll(Arrays.asList(taus));
    List<Point> flat = new ArrayList<>();
    for (int k = 0; k < 2 * m; k++) {
      if (k != m) {
        Point second = values.get(k).plus(masks.get(k));
        SealedValue sum = diagonals.get(k).plus(new SealedValue(firsts.get(k), second));
        flat.add(sum.c1());
        flat.add(sum.c2());
      }
    }
    channel.points("multi a_0", List.of(cA0));
    channel.points("multi b", cB);
    channel.points("multi E", flat);
    Scalar x = channel.challenge("x_m");

    Scalar[] powers = Vectors.powers(x, 2 * m);
    Scalar[] low = Arrays.copyOf(powers, m + 1);
    Scalar[] a = Vectors.combine(low, as);
    Scalar r = Vectors.dot(low, rs);
    Scalar b = Vectors.dot(powers, bs);
    Scalar s = Vectors.dot(powers, ss);
    Scalar tau = Vectors.dot(powers, taus);
    channel.scalars("multi a", a);
    channel.scalars("multi r b s tau", r, b, s, tau);
  }

  static MultiExponentiation read(Dimensions size, VerifierChannel channel) throws BadInput {
    int m = size.m();
    Point cA0 = channel.points("multi a_0", 1).get(0);
    List<Point> cB = channel.points("multi b", 2 * m - 1);
    List<Point> flat = channel.points("multi E", 2 * (2 * m - 1));
    List<SealedValue> e = new ArrayList<>();
    for (int k = 0; k < flat.size(); k += 2) {
      e.add(new SealedValue(flat.get(k), flat.get(k + 1)));
    }
    Scalar x = channel.challenge("x_m");
    Scalar[] a = channel.scalars("multi a", size.n());
    Scalar[] rbst = channel.scalars("multi r b s tau", 4);
    return new MultiExponentiation(
        cA0, cB, e, x, new Decommitment(a, rbst[0]), rbst[1], rbst[2], rbst[3]);
  }

  /** Each equation on its own. {@code cColumns} are the commitments to a_1 .. a_m. */
  boolean holds(
      Dimensions size,
      ShuffleStatement statement,
      Scalar challengeX,
      List<Point> cColumns,
      Pedersen bases) {
    int m = size.m();
    Scalar[] powers = Vectors.powers(x, 2 * m);
    Point sumA = cA0;
    for (int j = 1; j <= m; j++) {
      sumA = sumA.plus(cColumns.get(j - 1).times(powers[j]));
    }
    Point sumB = Point.INFINITY;
    for (int k = 0; k < cB.size(); k++) {
      sumB = sumB.plus(cB.get(k).times(powers[k < m ? k : k + 1]));
    }
    Scalar[] statementPowers = Vectors.powers(challengeX, size.size() + 1);
    Scalar[] left = Arrays.copyOfRange(statementPowers, 1, statementPowers.length);
    SealedValue sumE = dot(statement.in(), 0, left).times(powers[m]);
    for (int k = 0; k < e.size(); k++) {
      sumE = sumE.plus(e.get(k).times(powers[k < m ? k : k + 1]));
    }
    SealedValue right =
        new SealedValue(Point.G.times(tau), Point.G.times(b).plus(statement.jointKey().times(tau)));
    for (int i = 1; i <= m; i++) {
      right = right.plus(dot(statement.out(), (i - 1) * size.n(), a.values()).times(powers[m - i]));
    }
    return bases.commitPublic(a).equals(sumA)
        && bases.commitPublic(Decommitment.of(b, s)).equals(sumB)
        && right.equals(sumE);
  }

  void addTo(
      Combination sum,
      Weighing weights,
      Dimensions size,
      ShuffleStatement statement,
      Scalar challengeX,
      List<Point> cColumns) {
    int m = size.m();
    Scalar[] powers = Vectors.powers(x, 2 * m);
    Scalar weightA = weights.next();
    sum.addCommitment(weightA.negate(), a);
    sum.add(cA0, weightA);
    for (int j = 1; j <= m; j++) {
      sum.add(cColumns.get(j - 1), weightA.times(powers[j]));
    }
    Scalar weightB = weights.next();
    sum.addCommitment(weightB.negate(), Decommitment.of(b, s));
    for (int k = 0; k < cB.size(); k++) {
      sum.add(cB.get(k), weightB.times(powers[k < m ? k : k + 1]));
    }
    Scalar first = weights.next();
    Scalar second = weights.next();
    sum.add(Point.G, first.times(tau).plus(second.times(b)).negate());
    sum.add(statement.jointKey(), second.times(tau).negate());
    for (int k = 0; k < e.size(); k++) {
      Scalar power = powers[k < m ? k : k + 1];
      sum.add(e.get(k).c1(), first.times(power));
      sum.add(e.get(k).c2(), second.times(power));
    }
    Scalar factor = powers[m];
    for (SealedValue in : statement.in().values()) {
      factor = factor.times(challengeX);
      sum.add(in.c1(), first.times(factor));
      sum.add(in.c2(), second.times(factor));
    }
    for (int l = 0; l < size.size(); l++) {
      SealedValue out = statement.out().get(l);
      Scalar weight = powers[m - 1 - l / size.n()].times(a.values()[l % size.n()]).negate();
      sum.add(out.c1(), first.times(weight));
      sum.add(out.c2(), second.times(weight));
    }
  }

  private static SealedValue dot(SealedList list, int from, Scalar[] factors) {
    List<Point> first = new ArrayList<>();
    List<Point> second = new ArrayList<>();
    for (int l = 0; l < factors.length; l++) {
      first.add(list.get(from + l).c1());
      second.add(list.get(from + l).c2());
    }
    List<Scalar> row = Arrays.asList(factors);
    return new SealedValue(MultiScalar.sum(first, row), MultiScalar.sum(second, row));
  }

  private static Scalar[] without(Scalar[] all, int index) {
    Scalar[] rest = new Scalar[all.length - 1];
    System.arraycopy(all, 0, rest, 0, index);
    System.arraycopy(all, index + 1, rest, index, rest.length - index);
    return rest;
  }
}
