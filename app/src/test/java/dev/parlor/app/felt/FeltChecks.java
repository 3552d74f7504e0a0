package dev.parlor.app.felt;

import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import android.view.View;
import dev.parlor.tables.scene.At;
import java.util.ArrayList;
import java.util.List;

/**
 * What holds of every felt, however large it is: nothing overlaps, and what matters can be read.
 */
public final class FeltChecks {
  private static final float FINGER = 48;
  static final int MOST_AT_PHONES = 4;
  private static final int LETTERS = 3; // marks that set a name apart from other words

  private final Ink ink;

  FeltChecks(Ink ink) {
    this.ink = ink;
  }

  /**
   * The felt of a screen as it lies there. Of what is opened large above it only the targets count.
   */
  public static void ofScreen(FeltView felt, String what) {
    Laid laid = felt.laid();
    if (laid == null || felt.getVisibility() != View.VISIBLE) {
      return;
    }
    float dp = felt.getResources().getDisplayMetrics().density;
    float sp = dp * felt.getResources().getConfiguration().fontScale;
    Ground ground = new Ground(felt.getWidth(), felt.getHeight(), dp, sp, false);
    FeltChecks checks = new FeltChecks(new PaintInk());
    if (laid.raised().cards().isEmpty()) {
      checks.all(laid, ground, what);
    } else {
      checks.fingers(laid, ground, what);
    }
  }

  void all(Laid laid, Ground ground, String what) {
    inside(laid, ground, what);
    FigureChecks.all(laid, ground, ink, what);
    words(laid, ground, what);
    captions(laid, what);
    plates(laid, what);
    apart(laid, what);
    fingers(laid, ground, what);
    corners(laid, what);
  }

  /**
   * Checks a felt for all: everybody has a plate, nothing can be tapped, and nobody's own hand is
   * there.
   */
  void middle(Laid laid, Ground ground, String what) {
    inside(laid, ground, what);
    words(laid, ground, what);
    apart(laid, what);
    assertTrue(what, laid.nodes().stream().noneMatch(node -> node.target() && !node.opens()));
    assertTrue(
        what, laid.cards().stream().noneMatch(card -> card.spot().at().kind() == At.Kind.OWN));
  }

  /** Checks that rank and suit of every own card are seen: its upper left corner. */
  private void corners(Laid laid, String what) {
    List<Laid.Card> cards = laid.cards();
    for (int i = 0; i < cards.size(); i++) {
      Laid.Card card = cards.get(i);
      if (card.spot().at().kind() != At.Kind.OWN || card.spot().face() == null) {
        continue;
      }
      Box box = card.box();
      Box corner =
          box.withRight(box.left() + 0.3f * box.width())
              .withBottom(box.top() + 0.55f * box.width())
              .inset(1);
      for (Laid.Card above : cards.subList(i + 1, cards.size())) {
        if (FigureChecks.overlap(above.box(), corner)) {
          fail(what + ": " + above.spot().at() + " on the corner of " + card.spot().at());
        }
      }
    }
  }

  private void inside(Laid laid, Ground ground, String what) {
    Box felt = ground.box().inset(-1);
    for (Laid.Card card : laid.cards()) {
      Box box = card.box();
      boolean visible =
          box.left() >= felt.left()
              && box.right() <= felt.right()
              && (card.scrolls() || (box.top() >= felt.top() && box.bottom() <= felt.bottom()));
      if (!visible) {
        fail(what + ": a card leaves the felt at " + box);
      }
      boolean own = card.spot().at().kind() == At.Kind.OWN;
      float least = own && !opens(laid, card, ground) ? 20 : 10;
      if (box.width() < ground.dp(least)) {
        fail(what + ": tiny: " + card.spot().at() + box);
      }
    }
    for (Laid.PlateAt plate : laid.plates()) {
      assertTrue(what + ": a nameless plate", !plate.name().isEmpty());
      assertTrue(what + ": a plate leaves the felt", plate.box().bottom() <= felt.bottom());
    }
  }

  /**
   * Whether a card lies on one target as large as a finger that opens it large, or has opened it
   * already.
   */
  private static boolean opens(Laid laid, Laid.Card card, Ground ground) {
    for (Laid.Card large : laid.raised().cards()) {
      if (large.spot().at().equals(card.spot().at())) {
        return large.box().width() >= ground.dp(20);
      }
    }
    float finger = ground.dp(FINGER) - 1;
    return laid.nodes().stream()
        .filter(node -> node.opens() && node.target())
        .filter(node -> node.at().owner() == card.spot().at().owner())
        .filter(node -> node.box().width() >= finger && node.box().height() >= finger)
        .anyMatch(node -> node.box().contains(card.box().centerX(), card.box().centerY()));
  }

  /** Checks that no line of words is cut, neither by an edge nor for want of room. */
  private void words(Laid laid, Ground ground, String what) {
    Box felt = ground.box().inset(-1);
    for (Laid.Words words : laid.words()) {
      boolean whole = !words.text().endsWith(Ink.MORE) || isName(laid, words.text());
      assertTrue(
          what + ": '" + words.text() + "' is cut", whole || laid.plates().size() > MOST_AT_PHONES);
      float half = ink.width(words.text(), words.size(), words.bold()) / 2;
      Box box =
          new Box(
              words.x() - half,
              words.base() - words.size() * 0.7f,
              words.x() + half,
              words.base() + words.size() * 0.2f);
      boolean seen =
          box.left() >= felt.left()
              && box.right() <= felt.right()
              && box.top() >= felt.top()
              && box.bottom() <= felt.bottom();
      if (!words.scrolls() && !seen) {
        fail(what + ": '" + words.text() + "' leaves the felt at " + box);
      }
    }
  }

  /** Checks that a person's state and last deed are read whole on the plate. */
  private void plates(Laid laid, String what) {
    for (Laid.PlateAt plate : laid.plates()) {
      boolean silent = plate.lines().isEmpty() && !plate.plate().score().isNone();
      assertTrue(what + ": the plate of " + plate.name() + " says not what it has", !silent);
      for (String line : plate.lines()) {
        boolean whole = !line.endsWith(Ink.MORE);
        if (!whole && laid.plates().size() <= MOST_AT_PHONES) {
          fail(what + ": '" + line + "' is cut on the plate of " + plate.name() + plate.box());
        }
      }
    }
  }

  /** Checks that the words above lines of cards are whole as well. */
  private void captions(Laid laid, String what) {
    for (Laid.Line line : laid.lines()) {
      String caption = line.caption();
      assertTrue(what + ": '" + caption + "' is cut", !caption.endsWith(Ink.MORE));
    }
  }

  /**
   * Whether a name may lose its end. Only a long one above melds or below a pot may, because the
   * plate has it whole.
   */
  private static boolean isName(Laid laid, String line) {
    String words = line.replaceFirst("^.*[,:] ", "");
    return laid.plates().stream()
        .map(plate -> plate.plate().person().name())
        .filter(name -> name.length() > LETTERS)
        .anyMatch(name -> words.startsWith(name.substring(0, LETTERS)));
  }

  /**
   * Checks that plates, decks and the cards of different places lie apart. Each is held against
   * each other in thousands of layouts, so a fault is put into words only when it is found.
   */
  void apart(Laid laid, String what) {
    List<Box> places = new ArrayList<>();
    laid.plates().forEach(plate -> places.add(plate.box().inset(0.1f)));
    laid.decks().forEach(deck -> places.add(deck.box().inset(0.1f)));
    laid.coins().forEach(coins -> places.add(coins.box().inset(1)));
    laid.lines().forEach(line -> places.add(line.box().inset(0.1f)));
    for (int i = 0; i < places.size(); i++) {
      for (int j = i + 1; j < places.size(); j++) {
        if (FigureChecks.overlap(places.get(i), places.get(j))) {
          fail(what + ": " + i + " " + places.get(i) + " on " + j + " " + places.get(j));
        }
      }
    }
    for (Laid.Card card : laid.cards()) {
      Box box = card.box().inset(0.75f);
      for (Box place : places) {
        if (!card.scrolls() && FigureChecks.overlap(box, place)) {
          fail(what + ": " + card.spot().at() + " " + box + " on " + place);
        }
      }
      for (Laid.Card other : laid.cards()) {
        boolean same = card.spot().at().whole().equals(other.spot().at().whole());
        boolean still = !same && !card.scrolls() && !other.scrolls();
        if (still && FigureChecks.overlap(box, other.box().inset(0.5f))) {
          fail(what + ": " + card.spot().at() + " on " + other.spot().at());
        }
      }
    }
  }

  /**
   * Checks that a finger on the middle of a target hits it, and that all are as large as a finger.
   */
  void fingers(Laid laid, Ground ground, String what) {
    for (Laid.Node node : laid.nodes()) {
      if (node.target() && !node.scrolls()) {
        Laid.Node hit =
            laid.under(node.box().centerX(), node.box().centerY(), 0, true)
                .orElseThrow(AssertionError::new);
        if (!hit.at().equals(node.at())) {
          fail(what + ": " + node + " is hidden by " + hit);
        }
        float least = ground.dp(FINGER) - 1;
        boolean line = node.at().kind() == At.Kind.GAUGE;
        boolean large = node.box().width() >= least && node.box().height() >= least;
        if (!line && !large) {
          fail(what + ": too small for a finger: " + node);
        }
      }
    }
  }
}
