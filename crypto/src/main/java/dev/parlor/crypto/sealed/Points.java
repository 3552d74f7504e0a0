package dev.parlor.crypto.sealed;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.FieldReader;
import dev.parlor.crypto.curve.Point;
import java.util.ArrayList;
import java.util.List;

/** Lists of points on the wire, 33 bytes each. Their number is known beforehand. */
public final class Points {
  private Points() {}

  public static byte[] encode(List<Point> points) {
    Point.normalize(points);
    byte[] out = new byte[points.size() * Point.BYTES];
    for (int i = 0; i < points.size(); i++) {
      points.get(i).encode(out, i * Point.BYTES);
    }
    return out;
  }

  public static List<Point> decode(byte[] bytes) throws BadInput {
    List<Point> points = new ArrayList<>(bytes.length / Point.BYTES);
    for (int at = 0; at < bytes.length; at += Point.BYTES) {
      points.add(Point.decode(bytes, at));
    }
    return points;
  }

  static List<Point> read(FieldReader input, int count) throws BadInput {
    return decode(input.fixed(count * Point.BYTES));
  }
}
