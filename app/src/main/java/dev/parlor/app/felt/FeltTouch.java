package dev.parlor.app.felt;

import android.graphics.Canvas;
import android.view.MotionEvent;
import android.view.ViewConfiguration;
import dev.parlor.games.Slot;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Makes taps, drags, scrolling and looks under the own cards of fingers. */
public final class FeltTouch {
  private final FeltView felt;
  private final float slop;
  private @Nullable Hands hands;
  private boolean arranges;
  private Laid.@Nullable Node down;
  private @Nullable Scene seen; // the scene that the finger came down on
  private float downX;
  private float downY;
  private float lastX;
  private float lastY;
  private Way way = Way.PRESSES;
  private List<At> takers = List.of();
  private List<Laid.Frame> lights = List.of(); // around what would take the card under the finger

  private enum Way {
    PRESSES,
    CARRIES,
    SCROLLS,
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
    void elsewhere();

    /** A look under the own cards while they lie face down. */
    void looked();
  }

  FeltTouch(FeltView felt) {
    this.felt = felt;
    slop = ViewConfiguration.get(felt.getContext()).getScaledTouchSlop();
  }

  void begin(Hands person, boolean ordersCards) {
    hands = person;
    arranges = ordersCards;
  }

  boolean touched(MotionEvent event) {
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

  private void down(MotionEvent event) {
    downX = event.getX();
    downY = event.getY();
    lastX = downX;
    lastY = downY;
    way = Way.PRESSES;
    seen = felt.scene();
    down = at(downX, downY, false).orElse(null);
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
              : down != null && down.drag() ? Way.CARRIES : Way.WANDERS;
      felt.getParent().requestDisallowInterceptTouchEvent(way != Way.WANDERS);
      if (way == Way.CARRIES) {
        lift();
      }
    }
    if (way == Way.SCROLLS) {
      felt.scrollTo(felt.scroll() + lastY - y);
    }
    lastX = x;
    lastY = y;
    if (way == Way.CARRIES) {
      felt.invalidate();
    }
  }

  /** A hand that opens large at a tap still lets a card go that is carried away. */
  private void carryFromMany() {
    Laid laid = felt.laid();
    if (down != null && down.opens() && laid != null) {
      down = laid.under(downX, downY, felt.scroll(), Laid.Node::drag).orElse(down);
    }
  }

  /** What would take the card lights up for as long as the finger carries it. */
  private void lift() {
    Hands person = hands;
    Scene scene = seen;
    Laid.Node card = down;
    Laid laid = felt.laid();
    if (person == null || scene == null || card == null || laid == null) {
      return;
    }
    takers = person.takers(scene, card.at());
    List<Laid.Frame> frames = new ArrayList<>();
    for (Laid.Node node : laid.nodes()) {
      boolean part = node.at().index() >= 0 && takers.contains(node.at().whole());
      if (takers.contains(node.at()) && !part) {
        frames.add(new Laid.Frame(node.at(), node.box(), node.scrolls()));
      }
    }
    lights = frames;
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
      dropped(person, scene, node, event.getX(), event.getY());
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
      person.elsewhere();
    }
  }

  /** Of the own cards one may choose several, one after the other. */
  private static boolean isOwn(Scene scene, Laid.Node node) {
    return node.at().kind() == At.Kind.OWN && node.at().owner() == scene.viewer();
  }

  private void dropped(Hands person, Scene scene, Laid.Node card, float x, float y) {
    Laid laid = felt.laid();
    List<At> taking = takers;
    takers = List.of();
    Optional<Laid.Node> onto =
        laid == null
            ? Optional.empty()
            : laid.under(x, y, felt.scroll(), node -> taking.contains(node.at()));
    if (onto.isPresent()) {
      person.drop(scene, card.at(), onto.get().at());
    } else if (arranges && isOwnCard(scene, x, y, card)) {
      order(person, scene, card, x, y);
    }
  }

  private boolean isOwnCard(Scene scene, float x, float y, Laid.Node card) {
    return nearest(x, y).map(node -> node.at().whole().equals(card.at().whole())).orElse(false)
        && scene.viewer() == card.at().owner();
  }

  /** Puts a card where the finger let it go. */
  private void order(Hands person, Scene scene, Laid.Node card, float x, float y) {
    List<Slot> slots = new ArrayList<>();
    scene.zones().stream()
        .filter(zone -> zone.at().equals(card.at().whole()))
        .forEach(zone -> zone.spots().forEach(spot -> spot.slot().ifPresent(slots::add)));
    int from = card.at().index();
    Optional<Laid.Node> near = nearest(x, y);
    if (!near.isPresent() || from < 0 || from >= slots.size()) {
      return;
    }
    int to = near.get().at().index();
    Slot moved = slots.remove(from);
    slots.add(Math.max(0, Math.min(slots.size(), to)), moved);
    person.order(slots);
  }

  /** The card under a finger, also where the whole hand is one target that opens large. */
  private Optional<Laid.Node> nearest(float x, float y) {
    Laid laid = felt.laid();
    Optional<Laid.Node> card =
        laid == null ? Optional.empty() : laid.under(x, y, felt.scroll(), Laid.Node::drag);
    return card.isPresent() ? card : at(x, y, false);
  }

  private void end() {
    down = null;
    lights = List.of();
    way = Way.PRESSES;
    felt.peek(false);
    felt.invalidate();
  }

  private Optional<Laid.Node> at(float x, float y, boolean targetsOnly) {
    Laid laid = felt.laid();
    return laid == null ? Optional.empty() : laid.under(x, y, felt.scroll(), targetsOnly);
  }

  /** Whether the finger carries this card. */
  boolean carries(Laid.Card card) {
    return way == Way.CARRIES && down != null && card.spot().at().equals(down.at());
  }

  /** The card under the finger. */
  void draw(Canvas canvas, FeltPainter painter, long now) {
    Laid laid = felt.laid();
    if (way != Way.CARRIES || laid == null) {
      return;
    }
    painter.frames(canvas, lights, false);
    if (laid.hidden() > 0 || laid.scrolled().width() > 0) {
      Box box = laid.scrolled();
      canvas.save();
      canvas.clipRect(box.left() - 8, box.top(), box.right() + 8, box.bottom());
      canvas.translate(0, -felt.scroll());
      painter.frames(canvas, lights, true);
      canvas.restore();
    }
    for (int i = 0; i < laid.cards().size(); i++) {
      Laid.Card card = laid.cards().get(i);
      if (carries(card)) {
        float left = card.box().left() + lastX - downX;
        float top = card.box().top() + lastY - downY;
        painter.face(
            canvas, card, card.spot().face(), left, top, card.box().width(), felt.isOpen());
      }
    }
  }

  /** A screen reader's tap. */
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
