package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** The felt while things are being placed on it. */
final class Laying {
  static final float CARD = 1.4f; // a card's height divided by its width
  private static final float LEADING = 1.25f;
  private static final float CHIP = 26; // with the gap between it and its figures
  private static final float LEAST = 11; // dp: smaller letters nobody reads at a table
  private static final float STEP = 0.94f;

  final Scene scene;
  final Plan plan;
  final Ground ground;
  final Ink ink;
  final Sayer sayer;
  final List<Laid.Card> cards = new ArrayList<>();
  final List<Laid.PlateAt> plates = new ArrayList<>();
  final List<Laid.Deck> decks = new ArrayList<>();
  final List<Laid.Coins> coins = new ArrayList<>();
  final List<Laid.Line> lines = new ArrayList<>();
  final List<Laid.Words> words = new ArrayList<>();
  final List<Laid.Frame> frames = new ArrayList<>();
  final List<Laid.Node> nodes = new ArrayList<>();
  final List<Box> gaps = new ArrayList<>();
  Box scrolled = Box.NONE;
  float hidden;

  Laying(Scene scene, Plan plan, Ground ground, Ink ink, Sayer sayer) {
    this.scene = scene;
    this.plan = plan;
    this.ground = ground;
    this.ink = ink;
    this.sayer = sayer;
  }

  Laid done() {
    return new Laid(
        new Laid.Picture(cards, gaps, plates, decks, coins, lines, words, frames),
        Laid.Raised.NOTHING,
        nodes,
        scrolled,
        Math.max(0, hidden));
  }

  /** A card of this width; wider where there is more room. */
  float card(float width) {
    return ground.dp(width) * ground.scale();
  }

  float dp(float length) {
    return ground.dp(length);
  }

  float name() {
    return ground.text(14, 19);
  }

  float small() {
    return ground.text(12, 15);
  }

  static float high(float size) {
    return size * LEADING;
  }

  /**
   * Puts words in the middle of a line that begins at this height, as far as the felt lets them.
   */
  void words(String text, Box line, float size, boolean bold, boolean scrolls) {
    String fitting = ink.fit(text, size, bold, line.width());
    if (!fitting.isEmpty()) {
      float half = ink.width(fitting, size, bold) / 2 + dp(2);
      float x = Math.max(half, Math.min(ground.width() - half, line.centerX()));
      words.add(new Laid.Words(fitting, x, line.top() + size, size, bold, scrolls));
    }
  }

  /**
   * Puts a card down that can be touched where it can be seen.
   *
   * @param fingers whether it is large enough to be tapped
   */
  void card(Zone zone, Spot spot, Box box, Box seen, boolean scrolls, boolean fingers) {
    card(zone, spot, box, seen, scrolls, fingers, fingers);
  }

  /**
   * Puts a card down that may be large enough to be carried, though not to be tapped.
   *
   * @param carried whether it is large enough to be carried
   */
  void card(
      Zone zone, Spot spot, Box box, Box seen, boolean scrolls, boolean fingers, boolean carried) {
    if (spot.isGap()) {
      boolean whole = seen.width() >= box.width() * 0.9f;
      if (zone.at().kind() == At.Kind.BOARD) {
        gaps.add(whole ? box : seen);
      }
      return;
    }
    cards.add(new Laid.Card(spot, box, 0, seen.width() < box.width() * 0.9f, scrolls));
    boolean own = zone.at().kind() == At.Kind.OWN;
    nodes.add(
        new Laid.Node(
            spot.at(),
            seen,
            sayer.spoken(spot),
            spot.target() && fingers,
            own && carried && (plan.arranges() || spot.target()),
            own && spot.face() != null && spot.has(Mark.SEALED),
            scrolls,
            false));
  }

  /** Places chips, with figures as large as the room lets them be. */
  void coins(Chips chips, Box box) {
    String amount = figures(chips);
    float size = name();
    float least = Math.min(size, dp(LEAST));
    while (dp(CHIP) + ink.width(amount, size, true) > box.width() + 0.5f && size > least) {
      size = Math.max(least, size * STEP);
    }
    coins.add(new Laid.Coins(box, amount, size));
  }

  /** The number of chips in figures, if everybody may know it. */
  String figures(Chips chips) {
    return chips.amount().isPresent()
        ? sayer.amount(chips.amount().getAsInt())
        : sayer.hiddenAmount();
  }

  /** How wide chips with their amount are. */
  float coinsWidth(Chips chips) {
    return dp(CHIP) + ink.width(figures(chips), name(), true);
  }

  /** Whether these are own cards that nobody may read now; then their total is hidden, too. */
  boolean keeps(Zone zone) {
    return zone.at().kind() == At.Kind.OWN
        && !sayer.opens()
        && !zone.total().isNone()
        && zone.spots().stream().anyMatch(spot -> spot.has(Mark.SEALED));
  }

  /** The total of cards. */
  String total(Zone zone) {
    return keeps(zone) ? sayer.hiddenTotal() : sayer.shown(zone.total());
  }

  /** The plate without what the hidden cards of its seat would tell. */
  Plate discreet(Plate plate) {
    boolean tells =
        plate.seat() == scene.viewer()
            && scene.zones().stream()
                .anyMatch(zone -> keeps(zone) && zone.total().equals(plate.score()));
    return tells ? plate.scoring(Phrase.NONE) : plate;
  }

  List<Zone> zones(At.Kind kind) {
    List<Zone> found = new ArrayList<>();
    for (Zone zone : scene.zones()) {
      if (zone.at().kind() == kind && (!plan.forAll() || BigLayout.isWorthALook(zone))) {
        found.add(zone);
      }
    }
    return found;
  }

  List<Zone> zones(At.Kind kind, int owner) {
    List<Zone> found = zones(kind);
    found.removeIf(zone -> zone.at().owner() != owner);
    return found;
  }

  java.util.Optional<Chips> bet(int seat) {
    return scene.chips().stream().filter(chips -> chips.at().owner() == seat).findFirst();
  }
}
