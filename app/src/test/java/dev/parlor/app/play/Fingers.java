package dev.parlor.app.play;

import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.ViewConfiguration;
import dev.parlor.app.felt.Box;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Fingers on the felt. */
public final class Fingers {
  private static final int MOST_SLIDES = 9;

  private Fingers() {}

  /** The places that can be tapped now. */
  public static List<Laid.Node> targets(FeltView felt) {
    List<Laid.Node> targets = new ArrayList<>();
    Laid laid = felt.laid();
    if (laid != null) {
      laid.nodes().stream().filter(Laid.Node::target).forEach(targets::add);
    }
    return targets;
  }

  /** Taps the middle of a place. */
  public static void tap(FeltView felt, Laid.Node node) {
    Point place = Point.seen(felt, node);
    tap(felt, place.x(), place.y());
  }

  public static void tap(FeltView felt, float x, float y) {
    long now = SystemClock.uptimeMillis();
    send(felt, MotionEvent.obtain(now, now, MotionEvent.ACTION_DOWN, x, y, 0));
    send(felt, MotionEvent.obtain(now, now + 60, MotionEvent.ACTION_UP, x, y, 0));
  }

  /** Carries what lies there to another place. */
  public static void drag(FeltView felt, Point from, Point to) {
    long now = carry(felt, from, to);
    letGo(felt, now, to);
  }

  /** Takes away a finger that came down at this time. */
  public static void letGo(FeltView felt, long came, Point to) {
    send(felt, MotionEvent.obtain(came, came + 150, MotionEvent.ACTION_UP, to.x(), to.y(), 0));
  }

  /** Carries it as well, but leaves the finger there; answers when it came down. */
  public static long carry(FeltView felt, Point from, Point to) {
    long now = SystemClock.uptimeMillis();
    send(felt, MotionEvent.obtain(now, now, MotionEvent.ACTION_DOWN, from.x(), from.y(), 0));
    for (int i = 1; i <= 8; i++) {
      float x = from.x() + (to.x() - from.x()) * i / 8;
      float y = from.y() + (to.y() - from.y()) * i / 8;
      send(felt, MotionEvent.obtain(now, now + i * 16L, MotionEvent.ACTION_MOVE, x, y, 0));
    }
    return now;
  }

  /** Slides the part that scrolls until the middle of this place lies in it, and lets it stand. */
  public static void scrollTo(FeltView felt, Laid.Node node) {
    Box part = Objects.requireNonNull(felt.laid()).scrolled();
    float slop = ViewConfiguration.get(felt.getContext()).getScaledTouchSlop();
    for (int i = 0; i < MOST_SLIDES && !isIn(part, Point.seen(felt, node), slop); i++) {
      float up = Point.seen(felt, node).y() - part.centerY();
      Point from = new Point(part.centerX(), part.centerY());
      Point to = new Point(from.x(), from.y() - up - Math.signum(up) * slop);
      long came = carry(felt, from, to);
      for (int still = 200; still < 400; still += 20) {
        send(
            felt,
            MotionEvent.obtain(came, came + still, MotionEvent.ACTION_MOVE, to.x(), to.y(), 0));
      }
      letGo(felt, came + 300, to);
    }
  }

  /** A point on the felt. */
  public record Point(float x, float y) {
    public static Point of(Laid.Node node) {
      return new Point(node.box().centerX(), node.box().centerY());
    }

    /** The middle of a place where it is seen, however far it is scrolled. */
    public static Point seen(FeltView felt, Laid.Node node) {
      return new Point(
          node.box().centerX(), node.box().centerY() - (node.scrolls() ? felt.scroll() : 0));
    }
  }

  private static boolean isIn(Box box, Point point, float margin) {
    return box.contains(point.x(), point.y() - margin)
        && box.contains(point.x(), point.y() + margin);
  }

  public static void tapFirstTarget(FeltView felt) {
    List<Laid.Node> targets = targets(felt);
    if (!targets.isEmpty()) {
      tap(felt, targets.get(0));
    }
  }

  private static void send(FeltView felt, MotionEvent event) {
    felt.dispatchTouchEvent(event);
    event.recycle();
  }
}
