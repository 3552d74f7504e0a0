package dev.parlor.app.felt;

import android.graphics.Canvas;
import dev.parlor.games.Slot;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A card that a finger carries. Places that would take it light up, and it lies where it is let go.
 */
final class CarriedCard {
  private final FeltView felt;
  private List<At> takers = List.of();
  private List<Laid.Frame> lights = List.of(); // frames around the places that would take it

  CarriedCard(FeltView felt) {
    this.felt = felt;
  }

  /** Lights up the places that would take the card, for as long as the finger carries it. */
  void lift(FeltTouch.Hands person, Scene scene, Laid.Node card) {
    Laid laid = felt.laid();
    if (laid == null) {
      return;
    }
    takers = person.takers(scene, card.at());
    List<Laid.Frame> frames = new ArrayList<>();
    for (Laid.Node node : laid.nodes()) {
      boolean part = node.at().index() >= 0 && takers.contains(node.at().whole());
      boolean lit = laid.frames().stream().anyMatch(frame -> frame.at().equals(node.at()));
      if (takers.contains(node.at()) && !part && !lit) {
        frames.add(new Laid.Frame(node.at(), node.box(), node.scrolls()));
      }
    }
    lights = frames;
  }

  /** Lets nothing light up any more. */
  void putOut() {
    lights = List.of();
  }

  /**
   * The finger lets it go.
   *
   * @param arranges whether the own cards may be put in another order
   */
  void letGo(
      FeltTouch.Hands person, Scene scene, Laid.Node card, float x, float y, boolean arranges) {
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
  private void order(FeltTouch.Hands person, Scene scene, Laid.Node card, float x, float y) {
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

  /** The card under a finger, even where the whole hand is one target that opens large. */
  private Optional<Laid.Node> nearest(float x, float y) {
    Laid laid = felt.laid();
    if (laid == null) {
      return Optional.empty();
    }
    Optional<Laid.Node> card = laid.under(x, y, felt.scroll(), Laid.Node::drag);
    return card.isPresent() ? card : laid.under(x, y, felt.scroll(), false);
  }

  /** Draws the card above what lights up, as far from its place as the finger has carried it. */
  void draw(Canvas canvas, FeltPainter painter, Laid.Node carried, float right, float down) {
    Laid laid = felt.laid();
    if (laid == null) {
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
      if (card.spot().at().equals(carried.at())) {
        float left = card.box().left() + right;
        float top = card.box().top() + down;
        painter.face(
            canvas, card, card.spot().face(), left, top, card.box().width(), felt.isOpen());
      }
    }
  }
}
