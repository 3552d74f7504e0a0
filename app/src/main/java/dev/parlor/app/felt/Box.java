package dev.parlor.app.felt;

/** A rectangle on the felt, in pixels. */
public record Box(float left, float top, float right, float bottom) {
  public static final Box NONE = new Box(0, 0, 0, 0);

  static Box sized(float left, float top, float width, float height) {
    return new Box(left, top, left + width, top + height);
  }

  public float width() {
    return right - left;
  }

  public float height() {
    return bottom - top;
  }

  public float centerX() {
    return (left + right) / 2;
  }

  public float centerY() {
    return (top + bottom) / 2;
  }

  Box inset(float by) {
    return new Box(left + by, top + by, right - by, bottom - by);
  }

  Box moved(float x, float y) {
    return new Box(left + x, top + y, right + x, bottom + y);
  }

  Box withTop(float at) {
    return new Box(left, at, right, bottom);
  }

  Box withBottom(float at) {
    return new Box(left, top, right, at);
  }

  Box withLeft(float at) {
    return new Box(at, top, right, bottom);
  }

  Box withRight(float at) {
    return new Box(left, top, at, bottom);
  }

  /** A box of at least this size around the same middle. */
  Box atLeast(float side) {
    float x = Math.max(0, side - width()) / 2;
    float y = Math.max(0, side - height()) / 2;
    return new Box(left - x, top - y, right + x, bottom + y);
  }

  public boolean contains(float x, float y) {
    return x >= left && x < right && y >= top && y < bottom;
  }

  /** This box as an upright mirror in the middle of a room shows it. */
  Box mirroredIn(Box room) {
    float sum = room.left + room.right;
    return new Box(sum - right, top, sum - left, bottom);
  }
}
