package dev.parlor.app.felt;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import dev.parlor.games.SeatRange;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Gauge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.Test;

/** Whatever happens at any table: everything has a place of its own, and fingers find it. */
public final class FeltLayoutTest {
  private static final int STEPS = 60;
  private static final int MATCHES = Integer.getInteger("parlor.felt.matches", 5);
  private static final int LONG = 300;
  private static final float FINGER = 48;
  private static final float CHIP = 26; // with what lies between it and its figures
  private static final int MOST_PEOPLE = 10;

  /** What is left for the felt on phones of 320 by 480 dp to tablets, upright and lying. */
  private static final List<float[]> SIZES =
      List.of(
          new float[] {320, 292},
          new float[] {320, 360},
          new float[] {360, 420},
          new float[] {411, 640},
          new float[] {376, 336},
          new float[] {560, 320},
          new float[] {620, 400},
          new float[] {411, 300}, // the half of a phone, one app above the other
          new float[] {420, 980}, // the half of a tablet, one app beside the other
          new float[] {673, 620}, // a foldable, opened
          new float[] {577, 640}, // the same lying
          new float[] {840, 980},
          new float[] {1024, 720});

  private static final int MOST_AT_PHONES = 4;
  private static final int LETTERS = 3; // that tell a name from other words

  private static final float[] FONTS = {1, 1.5f, 2};

  @Test
  public void everythingHasAPlaceOfItsOwnAtEveryTable() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      SeatRange phones = kit.game().phones();
      for (int seats = Math.max(kit.game().game().seats().least(), phones.least());
          seats <= phones.most();
          seats++) {
        play(kit, seats, 7L * seats);
      }
    }
  }

  /** What the screen offers is under a finger: with what the tables show, all that rules offer. */
  @Test
  public void fingersFindEveryTargetAndEveryPlaceForADrop() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      for (int match = 0; match < MATCHES; match++) {
        long seed = 300L + match;
        System.out.println(kit.id() + " seed " + seed);
        int seats = kit.game().phones().most();
        PlayedTable table = new PlayedTable(kit, seats, kit.quick(), seed, true);
        for (int step = 0; step < LONG && !table.isOver(); step++) {
          float[] size = SIZES.get(step % SIZES.size());
          Ground ground = new Ground(size[0] * 2, size[1] * 2, 2, 2, false);
          table.reachEverything(ground);
          table.step(ground, new HashSet<>());
        }
      }
    }
  }

  /** Who reads from the right has the first neighbour there; faces and numbers stay as they are. */
  @Test
  public void aMirrorTurnsSeatsAndRowsButNoLineOfNumbers() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      PlayedTable table = new PlayedTable(kit, kit.game().phones().most(), Map.of(), 5, true);
      Ground plain = new Ground(720, 840, 2, 2, false);
      Ground mirror = new Ground(720, 840, 2, 2, true);
      for (int step = 0; step < STEPS && !table.isOver(); step++) {
        table.step(plain, new HashSet<>());
        Laid left = table.lay(plain, "en");
        Laid right = table.lay(mirror, "en");
        String what = kit.id() + ", step " + step;
        assertEquals(what, seats(left, 1), seats(right, -1));
        assertEquals(what, hand(left), hand(right));
        apart(right, what + " in a mirror");
        for (int i = 0; i < left.lines().size(); i++) {
          Gauge there = right.lines().get(i).gauge();
          assertEquals(what, left.lines().get(i).gauge(), there);
          assertTrue(
              GaugeLayout.place(there, there.from()) <= GaugeLayout.place(there, there.to()));
        }
      }
    }
  }

  /** The others in the order in which one reads them. */
  private static List<Integer> seats(Laid laid, int direction) {
    List<Laid.PlateAt> plates = new ArrayList<>(laid.plates());
    plates.removeIf(plate -> plate.plate().seat() == 0 && plates.size() > 1);
    plates.sort(
        Comparator.<Laid.PlateAt, Float>comparing(plate -> plate.box().top())
            .thenComparing(plate -> direction * plate.box().left()));
    List<Integer> seats = new ArrayList<>();
    plates.forEach(plate -> seats.add(plate.plate().seat()));
    return seats;
  }

  /** Own cards keep their corners to the left, so that they lie on each other as ever. */
  private static List<At> hand(Laid laid) {
    List<Laid.Card> cards = new ArrayList<>(laid.cards());
    cards.removeIf(card -> card.spot().at().kind() != At.Kind.OWN);
    cards.sort(
        Comparator.<Laid.Card, Float>comparing(card -> card.box().top())
            .thenComparing(card -> card.box().left()));
    List<At> places = new ArrayList<>();
    cards.forEach(card -> places.add(card.spot().at()));
    return places;
  }

  /** As many as a hand of somebody else's program may have had. */
  @Test
  public void tenPeopleHaveAPlaceAtAnImportedHand() {
    play(Catalogue.SHIPPED.of(Holdem.ID), MOST_PEOPLE, 70);
  }

  private static void play(TableKit<?, ?> kit, int seats, long seed) {
    PlayedTable table = new PlayedTable(kit, seats, Map.of(), seed, true);
    Ground usual = new Ground(720, 840, 2, 2, false);
    for (int step = 0; step < STEPS && !table.isOver(); step++) {
      table.step(usual, new HashSet<>());
      if (step % 3 == 0) {
        String where = kit.id() + " with " + seats + ", seed " + seed + ", step " + step;
        SIZES.forEach(size -> check(table, size, where));
      }
    }
  }

  private static void check(PlayedTable table, float[] size, String where) {
    for (float font : FONTS) {
      Ground ground = new Ground(size[0] * 2, size[1] * 2, 2, 2 * font, false);
      Laid laid = table.lay(ground, font > 1 ? "de" : "en");
      String what = where + ", " + size[0] + " by " + size[1] + " dp, text " + font;
      inside(laid, ground, what);
      words(laid, ground, what);
      coins(laid, ground, what);
      captions(laid, what);
      plates(laid, what);
      apart(laid, what);
      fingers(laid, what);
      corners(laid, what);
      for (Laid.Node node : laid.nodes()) {
        if (node.opens()) {
          String language = font > 1 ? "de" : "en";
          fingers(
              table.lay(ground, language, OptionalInt.of(node.at().owner())), what + ", opened");
        }
      }
      middle(table.middle(ground, font > 1 ? "de" : "en"), ground, what + ", in the middle");
    }
  }

  /** Everybody has a plate, and there is nothing to be tapped and nobody's own hand. */
  private static void middle(Laid laid, Ground ground, String what) {
    inside(laid, ground, what);
    words(laid, ground, what);
    apart(laid, what);
    assertTrue(what, laid.nodes().stream().noneMatch(node -> node.target() && !node.opens()));
    assertTrue(
        what, laid.cards().stream().noneMatch(card -> card.spot().at().kind() == At.Kind.OWN));
  }

  /** Of every own card rank and suit are to be seen: its upper left corner. */
  private static void corners(Laid laid, String what) {
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
        if (above.box().overlaps(corner)) {
          fail(what + ": " + above.spot().at() + " on the corner of " + card.spot().at());
        }
      }
    }
  }

  private static void inside(Laid laid, Ground ground, String what) {
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
      float least = own ? 20 : 10;
      if (box.width() < 2 * least) {
        fail(what + ": tiny: " + card.spot().at() + box);
      }
    }
    for (Laid.PlateAt plate : laid.plates()) {
      assertTrue(what + ": a nameless plate", !plate.name().isEmpty());
      assertTrue(what + ": a plate leaves the felt", plate.box().bottom() <= felt.bottom());
    }
  }

  /** No line of words is cut, neither by an edge nor by want of room. */
  private static void words(Laid laid, Ground ground, String what) {
    Box felt = ground.box().inset(-1);
    for (Laid.Words words : laid.words()) {
      boolean whole = !words.text().endsWith(Ink.MORE) || isName(laid, words.text());
      assertTrue(
          what + ": '" + words.text() + "' is cut", whole || laid.plates().size() > MOST_AT_PHONES);
      float half = PlainSayer.INK.width(words.text(), words.size(), words.bold()) / 2;
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

  /** What somebody has and did last is read whole on the plate. */
  private static void plates(Laid laid, String what) {
    for (Laid.PlateAt plate : laid.plates()) {
      for (String line : plate.lines()) {
        boolean whole = !line.endsWith(Ink.MORE);
        if (!whole && laid.plates().size() <= MOST_AT_PHONES) {
          fail(what + ": '" + line + "' is cut on the plate of " + plate.name() + plate.box());
        }
      }
    }
  }

  /** No card lies on the figures beside chips, however many they are. */
  private static void coins(Laid laid, Ground ground, String what) {
    for (Laid.Coins coins : laid.coins()) {
      float figures = PlainSayer.INK.width(coins.amount(), ground.text(14, 19), true);
      Box needed = coins.box().withRight(coins.box().left() + 2 * CHIP + figures).inset(1);
      for (Laid.Card card : laid.cards()) {
        if (!card.scrolls() && card.box().overlaps(needed)) {
          fail(what + ": " + card.spot().at() + " on the figures of " + coins.amount());
        }
      }
    }
  }

  /** What stands above lines is whole as well. */
  private static void captions(Laid laid, String what) {
    for (Laid.Line line : laid.lines()) {
      String caption = line.caption();
      assertTrue(what + ": '" + caption + "' is cut", !caption.endsWith(Ink.MORE));
    }
  }

  /** Only a long name may lose its end where it stands above melds: the plate has it whole. */
  private static boolean isName(Laid laid, String words) {
    return laid.plates().stream()
        .anyMatch(plate -> words.startsWith(plate.plate().person().name().substring(0, LETTERS)));
  }

  /**
   * Plates, decks and the cards of different places lie apart. Each is held against each other in
   * thousands of layouts, so what is wrong is only put into words when it is.
   */
  private static void apart(Laid laid, String what) {
    List<Box> places = new ArrayList<>();
    laid.plates().forEach(plate -> places.add(plate.box().inset(0.1f)));
    laid.decks().forEach(deck -> places.add(deck.box().inset(0.1f)));
    laid.coins().forEach(coins -> places.add(coins.box().inset(1)));
    laid.lines().forEach(line -> places.add(line.box().inset(0.1f)));
    for (int i = 0; i < places.size(); i++) {
      for (int j = i + 1; j < places.size(); j++) {
        if (places.get(i).overlaps(places.get(j))) {
          fail(what + ": " + i + " " + places.get(i) + " on " + j + " " + places.get(j));
        }
      }
    }
    for (Laid.Card card : laid.cards()) {
      Box box = card.box().inset(0.75f);
      for (Box place : places) {
        if (!card.scrolls() && box.overlaps(place)) {
          fail(what + ": " + card.spot().at() + " " + box + " on " + place);
        }
      }
      for (Laid.Card other : laid.cards()) {
        boolean same = card.spot().at().whole().equals(other.spot().at().whole());
        boolean still = !same && !card.scrolls() && !other.scrolls();
        if (still && box.overlaps(other.box().inset(0.5f))) {
          fail(what + ": " + card.spot().at() + " on " + other.spot().at());
        }
      }
    }
  }

  /** A finger on the middle of a target hits it, and all are as large as a finger. */
  private static void fingers(Laid laid, String what) {
    for (Laid.Node node : laid.nodes()) {
      if (node.target() && !node.scrolls()) {
        Laid.Node hit =
            laid.under(node.box().centerX(), node.box().centerY(), 0, true)
                .orElseThrow(AssertionError::new);
        if (!hit.at().equals(node.at())) {
          fail(what + ": " + node + " is hidden by " + hit);
        }
        float least = 2 * FINGER - 1;
        boolean line = node.at().kind() == At.Kind.GAUGE;
        boolean large = node.box().width() >= least && node.box().height() >= least;
        if (!line && !large) {
          fail(what + ": too small for a finger: " + node);
        }
      }
    }
  }
}
