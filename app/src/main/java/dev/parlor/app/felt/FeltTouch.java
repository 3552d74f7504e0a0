package dev.parlor.app.felt;

import android.graphics.Canvas;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.ViewConfiguration;
import dev.parlor.games.Slot;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Turns what fingers do into taps, drags, scrolling and looks under the own cards. */
public final class FeltTouch {
  private final FeltView felt;
  private final float slop;
  private final float slowestFling;
  private final CarriedCard carried;
  private final SlidCursor slid;
  private @Nullable Hands hands;
  private boolean arranges;
  private @Nullable VelocityTracker speed;
  private Laid.@Nullable Node down;
  private @Nullable Scene seen; // the scene that the finger came down on
  private float downX;
  private float downY;
  private float lastX;
  private float lastY;
  private Way way = Way.PRESSES;

  private enum Way {
    PRESSES,
    CARRIES,
    SCROLLS,
    SLIDES,
    WANDERS
  }

  /** What a person does with the felt. */
  public interface Hands {
    void tap(Scene seen, At target);

    void drop(Scene seen, At card, At target);

    /** The places that take this card when it is dropped there. */
    default List<At> takers(Scene seen, At card) {
      return List.of();
    }

    void order(List<Slot> slots);

    /** A tap where nothing can be tapped. */
    void elsewhere(Scene seen);

    /** A look under the own cards while they lie face down. */
    void looked();
  }

  FeltTouch(FeltView felt) {
    this.felt = felt;
    carried = new CarriedCard(felt);
    slid = new SlidCursor(felt);
    ViewConfiguration usual = ViewConfiguration.get(felt.getContext());
    slop = usual.getScaledTouchSlop();
    slowestFling = usual.getScaledMinimumFlingVelocity();
  }

  void begin(Hands person, boolean ordersCards) {
    hands = person;
    arranges = ordersCards;
  }

  boolean touched(MotionEvent event) {
    track(event);
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> down(event);
      case MotionEvent.ACTION_MOVE -> move(event);
      case MotionEvent.ACTION_UP -> up(event);
      case MotionEvent.ACTION_CANCEL -> end();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Measures how fast the finger is, from where it comes down to where it leaves. */
  private void track(MotionEvent event) {
    if (speed == null) {
      speed = VelocityTracker.obtain();
    }
    if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
      speed.clear();
    }
    speed.addMovement(event);
  }

  private void down(MotionEvent event) {
    felt.scrolling().hold();
    downX = event.getX();
    downY = event.getY();
    lastX = downX;
    lastY = downY;
    way = Way.PRESSES;
    seen = felt.scene();
    down = at(downX, downY).orElse(null);
    if (down != null && down.peek() && !felt.isOpen()) {
      felt.peek(true);
    }
  }

  private void move(MotionEvent event) {
    float x = event.getX();
    float y = event.getY();
    boolean far = Math.hypot(x - downX, y - downY) > slop;
    if (way == Way.PRESSES && far) {
      carryFromMany();
      boolean upright = Math.abs(y - downY) > Math.abs(x - downX);
      way =
          isScrollable() && upright
              ? Way.SCROLLS
              : SlidCursor.isStop(down)
                  ? Way.SLIDES
                  : down != null && down.drag() ? Way.CARRIES : Way.WANDERS;
      felt.getParent().requestDisallowInterceptTouchEvent(way != Way.WANDERS);
      if (way == Way.CARRIES) {
        lift();
      }
    }
    if (way == Way.SCROLLS) {
      felt.scrolling().to(felt.scroll() + lastY - y);
    } else if (way == Way.SLIDES) {
      slid.to(x, down, hands);
    }
    lastX = x;
    lastY = y;
    if (way == Way.CARRIES) {
      felt.invalidate();
    }
  }

  /** Lets a card be carried away from a hand that a tap would open large. */
  private void carryFromMany() {
    Laid laid = felt.laid();
    if (down != null && down.opens() && laid != null) {
      down = laid.under(downX, downY, felt.scroll(), Laid.Node::drag).orElse(down);
    }
  }

  private void lift() {
    if (hands != null && seen != null && down != null) {
      carried.lift(hands, seen, down);
    }
  }

  private boolean isScrollable() {
    Laid laid = felt.laid();
    return laid != null && laid.hidden() > 0 && laid.scrolled().contains(downX, downY);
  }

  private void up(MotionEvent event) {
    Laid.Node node = down;
    Scene scene = seen;
    Way was = way;
    end();
    Hands person = hands;
    if (person == null || scene == null) {
      return;
    }
    if (was == Way.PRESSES) {
      felt.performClick();
      press(person, scene, node);
    } else if (was == Way.CARRIES && node != null) {
      carried.letGo(person, scene, node, event.getX(), event.getY(), arranges);
    } else if (was == Way.SCROLLS && speed != null) {
      fling(speed);
    }
  }

  private void fling(VelocityTracker finger) {
    finger.computeCurrentVelocity(1000);
    if (Math.abs(finger.getYVelocity()) > slowestFling) {
      felt.scrolling().fling(-finger.getYVelocity());
    }
  }

  private void press(Hands person, Scene scene, Laid.@Nullable Node node) {
    boolean closes = felt.hasOpened();
    boolean stays = closes && node != null && node.target() && isOwn(scene, node);
    felt.open(stays ? OptionalInt.of(scene.viewer()) : OptionalInt.empty());
    if (node != null && node.opens() && !closes) {
      felt.open(OptionalInt.of(node.at().owner()));
    } else if (node != null && node.peek() && !felt.isOpen()) {
      person.looked();
    } else if (node != null && node.target()) {
      person.tap(scene, node.at());
    } else if (!closes) {
      person.elsewhere(scene);
    }
  }

  /** Whether this is an own card. A person may choose several of these, one after the other. */
  private static boolean isOwn(Scene scene, Laid.Node node) {
    return node.at().kind() == At.Kind.OWN && node.at().owner() == scene.viewer();
  }

  private void end() {
    down = null;
    carried.putOut();
    way = Way.PRESSES;
    felt.peek(false);
    felt.invalidate();
  }

  private Optional<Laid.Node> at(float x, float y) {
    Laid laid = felt.laid();
    return laid == null ? Optional.empty() : laid.under(x, y, felt.scroll(), false);
  }

  /** Whether the finger carries this card. */
  boolean carries(Laid.Card card) {
    return way == Way.CARRIES && down != null && card.spot().at().equals(down.at());
  }

  /** The card under the finger. */
  void draw(Canvas canvas, FeltPainter painter) {
    Laid.Node card = down;
    if (way == Way.CARRIES && card != null) {
      carried.draw(canvas, painter, card, lastX - downX, lastY - downY);
    }
  }

  /** Does what a screen reader's tap means. */
  boolean act(Laid.Node node) {
    Hands person = hands;
    Scene scene = felt.scene();
    if (person == null || scene == null) {
      return false;
    }
    if (node.opens()) {
      felt.open(OptionalInt.of(node.at().owner()));
    } else {
      felt.open(OptionalInt.empty());
      person.tap(scene, node.at());
    }
    return true;
  }
}
