package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Sealed values in order, 66 bytes each on the wire. Their number is known beforehand. */
public record SealedList(List<SealedValue> values) {
  public SealedList(List<SealedValue> values) {
    this.values = Collections.unmodifiableList(new ArrayList<>(values));
  }

  /** The start, which everybody computes: every value is known and sealed with r = 1. */
  public static SealedList start(Values values, Point jointKey) {
    List<SealedValue> list = new ArrayList<>();
    for (int number : values.numbers()) {
      list.add(SealedValue.ofKnown(values.pointOf(number), jointKey));
    }
    return new SealedList(list);
  }

  public static SealedList decode(byte[] bytes, int size) throws BadInput {
    if (bytes.length != size * SealedValue.SIZE) {
      throw new BadInput(BadInput.Reason.LENGTH, "a list of " + size + " sealed values");
    }
    List<SealedValue> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add(SealedValue.decode(bytes, i * SealedValue.SIZE));
    }
    return new SealedList(list);
  }

  public byte[] encode() {
    normalize();
    byte[] out = new byte[size() * SealedValue.SIZE];
    for (int i = 0; i < size(); i++) {
      values.get(i).encode(out, i * SealedValue.SIZE);
    }
    return out;
  }

  public int size() {
    return values.size();
  }

  public SealedValue get(int index) {
    return values.get(index);
  }

  /**
   * These values in another order: place i of the answer holds what was at {@code order[i]}. This
   * is the public cut.
   */
  public SealedList reordered(int[] order) {
    List<SealedValue> list = new ArrayList<>(order.length);
    for (int from : order) {
      list.add(values.get(from));
    }
    return new SealedList(list);
  }

  private void normalize() {
    List<Point> points = new ArrayList<>(2 * size());
    for (SealedValue value : values) {
      points.add(value.c1());
      points.add(value.c2());
    }
    Point.normalize(points);
  }
}
