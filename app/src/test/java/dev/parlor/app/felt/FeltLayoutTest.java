package dev.parlor.app.felt;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.games.SeatRange;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Gauge;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.Test;

/** Whatever happens at a table, everything has a place of its own, and fingers find it. */
public final class FeltLayoutTest {
  private static final int STEPS = 60;
  private static final int MATCHES = Integer.getInteger("parlor.felt.matches", 2);
  private static final int LONG = 300;
  private static final int MOST_PEOPLE = 10;
  private static final FeltChecks CHECKS = new FeltChecks(PlainSayer.INK);

  /**
   * The least that a phone of 320 by 480 dp leaves for a felt: {@code LowScreenTest} holds it to.
   */
  public static final int LOWEST = 215; // dp

  /** The same while people are compared below it. */
  public static final int COMPARED = 130; // dp

  /**
   * The sizes that are left for the felt, on phones of 320 by 480 dp to tablets, upright and lying.
   */
  private static final List<float[]> SIZES =
      List.of(
          new float[] {320, LOWEST},
          new float[] {360, LOWEST},
          new float[] {320, 299}, // the highest on a phone of 320 by 480 dp
          new float[] {320, 360},
          new float[] {360, 420},
          new float[] {411, 640},
          new float[] {261, 320}, // a phone of 480 by 320 dp
          new float[] {376, 336},
          new float[] {560, 320},
          new float[] {620, 400},
          new float[] {411, 300}, // the half of a phone, one app above the other
          new float[] {420, 980}, // the half of a tablet, one app beside the other
          new float[] {673, 620}, // a foldable, opened
          new float[] {577, 640}, // the same one lying
          new float[] {840, 980},
          new float[] {1024, 720});

  /** The least beside a comparison: the screen hides a felt that has less there. */
  private static final List<float[]> COMPARED_SIZES =
      List.of(new float[] {320, COMPARED}, new float[] {360, COMPARED}, new float[] {320, 170});

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

  /**
   * All that the screen offers is under a finger. The tests of tables show that this is all that
   * the rules offer.
   */
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

  /**
   * In a language that is read from the right the first neighbour is on the right. Faces and
   * numbers stay as they are.
   */
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
        CHECKS.apart(right, what + " in a mirror");
        for (int i = 0; i < left.lines().size(); i++) {
          Gauge there = right.lines().get(i).gauge();
          assertEquals(what, left.lines().get(i).gauge(), there);
          assertTrue(
              GaugeLayout.place(there, there.from()) <= GaugeLayout.place(there, there.to()));
        }
      }
    }
  }

  /** What reads from the right, or is laid out for the left hand, has as much room. */
  @Test
  public void inAMirrorEverythingHasAPlaceOfItsOwnAsWell() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      PlayedTable table = new PlayedTable(kit, kit.game().phones().most(), Map.of(), 5, true);
      Ground usual = new Ground(720, 840, 2, 2, false);
      for (int step = 0; step < STEPS && !table.isOver(); step++) {
        table.step(usual, new HashSet<>());
        float[] size = SIZES.get(step % SIZES.size());
        for (float font : FONTS) {
          Ground mirror = new Ground(size[0] * 2, size[1] * 2, 2, 2 * font, true);
          String what = kit.id() + ", step " + step + ", " + size[0] + " by " + size[1] + " dp";
          CHECKS.all(table.lay(mirror, "de"), mirror, what + " in a mirror, text " + font);
        }
      }
    }
  }

  /** The other seats in the order in which they are read. */
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

  /**
   * The places of the own cards, from left to right. Their corners stay on the left, so that the
   * cards lie on each other as ever.
   */
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

  /** A hand written by another program may have had this many people. */
  @Test
  public void tenPeopleHaveAPlaceAtAnImportedHand() {
    play(Catalogue.SHIPPED.of(Holdem.ID), MOST_PEOPLE, 70);
    PlayedTable table =
        new PlayedTable(Catalogue.SHIPPED.of(Holdem.ID), MOST_PEOPLE, Map.of(), 71, true);
    for (int high = LOWEST; high < 420; high += 15) {
      table.step(new Ground(720, 840, 2, 2, false), new HashSet<>());
      check(table, new float[] {320, high}, "ten people");
      check(table, new float[] {360, high}, "ten people");
    }
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
      if (table.scene().sheet().filter(Sheet.Compare.class::isInstance).isPresent()) {
        String where = kit.id() + " with " + seats + ", seed " + seed + ", compared " + step;
        COMPARED_SIZES.forEach(size -> check(table, size, where));
      }
    }
  }

  private static void check(PlayedTable table, float[] size, String where) {
    for (float font : FONTS) {
      Ground ground = new Ground(size[0] * 2, size[1] * 2, 2, 2 * font, false);
      Laid laid = table.lay(ground, font > 1 ? "de" : "en");
      String what = where + ", " + size[0] + " by " + size[1] + " dp, text " + font;
      CHECKS.all(laid, ground, what);
      for (Laid.Node node : laid.nodes()) {
        if (node.opens()) {
          String language = font > 1 ? "de" : "en";
          Laid open = table.lay(ground, language, OptionalInt.of(node.at().owner()));
          CHECKS.fingers(open, ground, what + ", opened");
        }
      }
      CHECKS.middle(table.middle(ground, font > 1 ? "de" : "en"), ground, what + ", in the middle");
    }
  }
}
