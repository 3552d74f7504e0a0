package dev.parlor.crypto.sealed;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.crypto.curve.HashToCurve;
import dev.parlor.crypto.curve.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The values of one list, each a number 0 .. 65535 with a point of its own: M =
 * h2c("CARDGAME/v1/card", u16 value). Two equal things have two numbers, so the same point must
 * never open twice.
 */
public final class Values {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("CARDGAME/v1/card");

  /**
   * Points that were found before, because every new list asks for the same ones. There are at most
   * 65,536.
   */
  private static final Map<Integer, Point> FOUND = Collections.synchronizedMap(new HashMap<>());

  private final List<Integer> numbers;
  private final Map<Integer, Point> points = new HashMap<>();
  private final Map<Point, Integer> numbersByPoint = new HashMap<>();

  private Values(List<Integer> numbers) {
    this.numbers = Collections.unmodifiableList(new ArrayList<>(numbers));
    for (int number : numbers) {
      Point point = point(number);
      if (points.put(number, point) != null) {
        throw new IllegalArgumentException("twice: " + number);
      }
      numbersByPoint.put(point, number);
    }
  }

  public static Values of(List<Integer> numbers) {
    return new Values(numbers);
  }

  static Point point(int number) {
    return FOUND.computeIfAbsent(number, n -> HashToCurve.point(TAG.start().u16(n)));
  }

  /** The numbers in the order in which the list starts. */
  public List<Integer> numbers() {
    return numbers;
  }

  /** The point of one of these values. */
  public Point pointOf(int number) {
    Point point = points.get(number);
    if (point == null) {
      throw new IllegalArgumentException("not a value of this list: " + number);
    }
    return point;
  }

  OptionalInt numberOf(Point point) {
    Integer number = numbersByPoint.get(point);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }
}
