package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Spot;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A scene with a place for everything in it.
 *
 * @param raised what has been opened large above everything else
 * @param nodes what can be tapped or read out, in reading order
 * @param scrolled the part of the felt that can be scrolled; empty when nothing needs to be
 * @param hidden how far it can be scrolled
 */
public record Laid(Picture picture, Raised raised, List<Node> nodes, Box scrolled, float hidden) {
  public Laid {
    nodes = List.copyOf(nodes);
  }

  /**
   * All that is drawn below what is opened.
   *
   * @param cards in the order in which they lie upon each other
   * @param gaps places where a card will lie
   */
  public record Picture(
      List<Card> cards,
      List<Box> gaps,
      List<PlateAt> plates,
      List<Deck> decks,
      List<Coins> coins,
      List<Line> lines,
      List<Words> words,
      List<Frame> frames) {
    public Picture {
      cards = List.copyOf(cards);
      gaps = List.copyOf(gaps);
      plates = List.copyOf(plates);
      decks = List.copyOf(decks);
      coins = List.copyOf(coins);
      lines = List.copyOf(lines);
      words = List.copyOf(words);
      frames = List.copyOf(frames);
    }
  }

  public List<Card> cards() {
    return picture.cards();
  }

  public List<Box> gaps() {
    return picture.gaps();
  }

  public List<PlateAt> plates() {
    return picture.plates();
  }

  /** What lies under a finger: the topmost thing that can be tapped, otherwise the topmost one. */
  public Optional<Node> under(float x, float y, float scroll, boolean targetsOnly) {
    Optional<Node> target = under(x, y, scroll, Node::target);
    return target.isPresent() || targetsOnly ? target : under(x, y, scroll, node -> true);
  }

  public List<Deck> decks() {
    return picture.decks();
  }

  public List<Coins> coins() {
    return picture.coins();
  }

  public List<Line> lines() {
    return picture.lines();
  }

  /** The topmost thing of this kind under a finger. */
  public Optional<Node> under(float x, float y, float scroll, Predicate<Node> kind) {
    for (int i = nodes.size() - 1; i >= 0; i--) {
      Node node = nodes.get(i);
      boolean inside =
          node.box().contains(x, y + (node.scrolls() ? scroll : 0))
              && (!node.scrolls() || scrolled.contains(x, y));
      if (inside && kind.test(node)) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }

  public List<Words> words() {
    return picture.words();
  }

  public List<Frame> frames() {
    return picture.frames();
  }

  /**
   * A card.
   *
   * @param under how many edges of cards below it can be seen
   * @param covered whether only its left side can be seen
   * @param scrolls whether it moves with the part that can be scrolled
   */
  public record Card(Spot spot, Box box, int under, boolean covered, boolean scrolls) {}

  /**
   * Cards that were too small for a finger, large.
   *
   * @param box what they lie on; empty when nothing is opened
   */
  public record Raised(Box box, List<Card> cards, List<Words> words) {
    public static final Raised NOTHING = new Raised(Box.NONE, List.of(), List.of());

    public Raised {
      cards = List.copyOf(cards);
      words = List.copyOf(words);
    }
  }

  /**
   * A person.
   *
   * @param name as much of the name as has room
   * @param letters the size of its letters
   * @param lines what is said below the name
   * @param size of the letters of these lines
   * @param badges letters beside the name
   * @param face how wide the face before the name is; 0 where there is none
   */
  public record PlateAt(
      Plate plate,
      Box box,
      String name,
      float letters,
      List<String> lines,
      float size,
      List<String> badges,
      float face) {
    public PlateAt {
      lines = List.copyOf(lines);
      badges = List.copyOf(badges);
    }
  }

  /**
   * Cards of which only the back of the top one can be seen.
   *
   * @param count how many, in figures
   * @param where the figures stand
   */
  public record Deck(At at, Box box, int cards, String count, Where where, boolean target) {

    /** The size of the figures. */
    float figures(float dp) {
      float wished = (where == Where.UPON ? 18 : 14) * dp;
      return Math.min(box.height() * 0.28f, Math.max(wished, box.height() * 0.13f));
    }

    /** How much room figures below it take. */
    static float below(float size, float dp) {
      return size * 1.2f + 4 * dp;
    }
  }

  /** The places where figures can stand. */
  public enum Where {
    UPON,
    BELOW,
    BESIDE,
    /** Beside it where one reads from the right. */
    BEFORE
  }

  /**
   * Chips with their amount in figures.
   *
   * @param size of the figures
   */
  public record Coins(Box box, String amount, float size) {}

  /**
   * A line to be read.
   *
   * @param labels of its stops
   */
  public record Line(Gauge gauge, Box box, String caption, List<String> labels) {
    public Line {
      labels = List.copyOf(labels);
    }
  }

  /** Words around a point. */
  public record Words(
      String text, float x, float base, float size, boolean bold, boolean scrolls) {}

  /** What lights up around a place that can be tapped as a whole. */
  public record Frame(At at, Box box, boolean scrolls) {}

  /**
   * Something to be read out, and to be tapped if it can be.
   *
   * @param drag whether it can be dragged
   * @param peek whether its face is shown while it is held
   * @param opens whether a tap only opens it large
   */
  public record Node(
      At at,
      Box box,
      String spoken,
      boolean target,
      boolean drag,
      boolean peek,
      boolean scrolls,
      boolean opens) {

    /** This node without dragging. */
    Node still() {
      return new Node(at, box, spoken, target, false, peek, scrolls, opens);
    }

    /** Something that is only read out or tapped. */
    static Node of(At at, Box box, String spoken, boolean target) {
      return new Node(at, box, spoken, target, false, false, false, false);
    }
  }
}
