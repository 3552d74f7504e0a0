package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.HashToCurve;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Commitments com(v; r) = r H_c + sum of v_j G_j; the first entry stands at G_0. The bases are
 * hashed to the curve, so nobody supplies them and nobody knows a relation between them.
 */
final class Pedersen {
  private static final TaggedHash.Tag G = TaggedHash.tag("CARDGAME/v1/pedersen/G");
  private static final TaggedHash.Tag H = TaggedHash.tag("CARDGAME/v1/pedersen/H");

  private static volatile Pedersen largest =
      new Pedersen(Collections.emptyList(), Collections.emptyList());

  /** H_c, then G_0, G_1, ... */
  private final List<Point> bases;

  /** A table for each base, for secrets. */
  private final List<FixedBase> tables;

  private Pedersen(List<Point> known, List<FixedBase> knownTables) {
    List<Point> all = new ArrayList<>(known);
    if (all.isEmpty()) {
      all.add(HashToCurve.point(H.start()));
    }
    List<FixedBase> allTables = new ArrayList<>(knownTables);
    for (Point base : all.subList(allTables.size(), all.size())) {
      allTables.add(FixedBase.of(base));
    }
    this.bases = Collections.unmodifiableList(all);
    this.tables = Collections.unmodifiableList(allTables);
  }

  /** Bases for at least n entries. */
  static Pedersen of(int n) {
    Pedersen known = largest;
    if (known.bases.size() <= n) {
      List<Point> more = new ArrayList<>(known.bases);
      for (int i = more.size() - 1; i < n; i++) {
        more.add(HashToCurve.point(G.start().u16(i)));
      }
      known = new Pedersen(more, known.tables);
      largest = known;
    }
    return known;
  }

  Point hc() {
    return bases.get(0);
  }

  Point g(int j) {
    return bases.get(j + 1);
  }

  /** A commitment to secrets. */
  Point commit(Scalar[] values, Scalar randomness) {
    return FixedBase.sums(tables, List.of(row(values, randomness))).get(0);
  }

  /** Several commitments to secrets. */
  List<Point> commitAll(Scalar[][] values, Scalar[] randomness) {
    List<List<Scalar>> rows = new ArrayList<>(values.length);
    for (int i = 0; i < values.length; i++) {
      rows.add(row(values[i], randomness[i]));
    }
    return FixedBase.sums(tables, rows);
  }

  /** Commitments to one secret each. */
  List<Point> commitEach(Scalar[] values, Scalar[] randomness) {
    Scalar[][] vectors = new Scalar[values.length][];
    for (int i = 0; i < values.length; i++) {
      vectors[i] = new Scalar[] {values[i]};
    }
    return commitAll(vectors, randomness);
  }

  /** The commitment to values that everybody knows, in time that depends on them. */
  Point commitPublic(Decommitment known) {
    List<Scalar> row = row(known.values(), known.randomness());
    return MultiScalar.sum(bases.subList(0, row.size()), row);
  }

  private static List<Scalar> row(Scalar[] values, Scalar randomness) {
    List<Scalar> row = new ArrayList<>(values.length + 1);
    row.add(randomness);
    row.addAll(Arrays.asList(values));
    return row;
  }
}
