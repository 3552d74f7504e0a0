package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.SealedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("attack 1: every field of a proof, every point of a list")
class ShuffleFieldsTest {
  private static final int SIZE = 12;

  private final Deal deal = new Deal(SIZE, "attacks");

  @Test
  void everyFieldOfEveryProofIsNeeded() {
    for (int size : new int[] {2, 5, 8, 12}) {
      Deal fresh = new Deal(size, "fields " + size);
      Dimensions dimensions = Dimensions.of(size);
      int fields = 0;
      int at = 0;
      for (int width : layout(dimensions)) {
        byte[] mutated = fresh.proof.clone();
        byte[] other = width == Point.BYTES ? otherPoint(mutated, at) : otherScalar(mutated, at);
        System.arraycopy(other, 0, mutated, at, width);
        int field = fields;
        assertFalse(
            Deal.accepted(fresh.statement(), mutated), () -> "size " + size + ", field " + field);
        at += width;
        fields++;
      }
      assertEquals(fresh.proof.length, at);
    }
  }

  @Test
  void everyPointOfTheListsIsNeeded() {
    ShuffleStatement good = deal.statement();
    for (int i = 0; i < SIZE; i++) {
      for (boolean first : new boolean[] {true, false}) {
        Deal.assertRefused(
            new ShuffleStatement(
                deal.context,
                deal.party.members.jointKey(),
                changed(good.in(), i, first),
                good.out()),
            deal.proof);
        Deal.assertRefused(
            new ShuffleStatement(
                deal.context,
                deal.party.members.jointKey(),
                good.in(),
                changed(good.out(), i, first)),
            deal.proof);
      }
    }
  }

  @Test
  void aMalformedProofIsRefusedAndItsAuthorNamed() throws Exception {
    for (byte[] bad :
        List.of(
            new byte[0],
            Arrays.copyOf(deal.proof, deal.proof.length - 1),
            Arrays.copyOf(deal.proof, deal.proof.length + 1),
            new byte[deal.proof.length])) {
      Refused refused =
          assertThrows(
              Refused.class,
              () ->
                  ShuffleVerifier.check(
                      List.of(new ShuffleVerifier.Claim(deal.statement(), bad)),
                      deal.party.entropy));
      assertEquals(Reason.MALFORMED, refused.reason());
      assertEquals(1, refused.author());
    }
  }

  private static SealedList changed(SealedList list, int at, boolean first) {
    List<SealedValue> values = new ArrayList<>(list.values());
    SealedValue old = values.get(at);
    values.set(
        at,
        first
            ? new SealedValue(old.c1().plus(Point.G), old.c2())
            : new SealedValue(old.c1(), old.c2().plus(Point.G)));
    return new SealedList(values);
  }

  /** The widths of all fields in sending order. */
  private static List<Integer> layout(Dimensions size) {
    int m = size.m();
    int n = size.n();
    List<Integer> widths = new ArrayList<>();
    add(widths, 33, 2 * m);
    if (m > 1) {
      add(widths, 33, m - 1 + 2 + 2 * m);
      add(widths, 32, 2 * n + 3);
    }
    add(widths, 33, 3);
    add(widths, 32, n + n - 2 + 2);
    add(widths, 33, 1 + 2 * m - 1 + 2 * (2 * m - 1));
    add(widths, 32, n + 4);
    return widths;
  }

  private static void add(List<Integer> widths, int width, int count) {
    for (int i = 0; i < count; i++) {
      widths.add(width);
    }
  }

  private static byte[] otherPoint(byte[] proof, int at) {
    try {
      return Point.decode(proof, at).plus(Point.G).encode();
    } catch (dev.parlor.crypto.BadInput impossible) {
      throw new AssertionError(impossible);
    }
  }

  static byte[] otherScalar(byte[] proof, int at) {
    try {
      return Scalar.decode(proof, at).plus(Scalar.ONE).encode();
    } catch (dev.parlor.crypto.BadInput impossible) {
      throw new AssertionError(impossible);
    }
  }
}
