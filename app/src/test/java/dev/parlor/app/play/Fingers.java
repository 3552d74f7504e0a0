package dev.parlor.app.play;

import android.os.SystemClock;
import android.view.MotionEvent;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import java.util.ArrayList;
import java.util.List;

/** Fingers on the felt. */
public final class Fingers {
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
    float y = node.box().centerY() - (node.scrolls() ? felt.scroll() : 0);
    tap(felt, node.box().centerX(), y);
  }

  public static void tap(FeltView felt, float x, float y) {
    long now = SystemClock.uptimeMillis();
    send(felt, MotionEvent.obtain(now, now, MotionEvent.ACTION_DOWN, x, y, 0));
    send(felt, MotionEvent.obtain(now, now + 60, MotionEvent.ACTION_UP, x, y, 0));
  }

  /** Carries what lies there to another place. */
  public static void drag(FeltView felt, Point from, Point to) {
    long now = carry(felt, from, to);
    send(felt, MotionEvent.obtain(now, now + 150, MotionEvent.ACTION_UP, to.x(), to.y(), 0));
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

  /** A point on the felt. */
  public record Point(float x, float y) {
    public static Point of(Laid.Node node) {
      return new Point(node.box().centerX(), node.box().centerY());
    }
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
