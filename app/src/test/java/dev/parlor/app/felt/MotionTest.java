package dev.parlor.app.felt;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import dev.parlor.games.Slot;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Passages;
import dev.parlor.tables.scene.Scene;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

/**
 * Cards fly by their slots, from their places in one layout to those in the next. This takes a
 * moment, and no flight goes against another.
 */
public final class MotionTest {
  private static final Ground GROUND = new Ground(720, 840, 2, 2, false);
  private static final Motion.Faces OPEN = card -> card.spot().face();

  private static final Passages NOTHING = new Passages(List.of(), List.of());
  private static final TwoStacks TWO_STACKS = new TwoStacks();

  private final Motion motion = new Motion();

  private static PlayedTable romme() {
    TableKit<?, ?> kit = Catalogue.SHIPPED.of(Romme.ID);
    return new PlayedTable(kit, 2, Map.of(), 4, false);
  }

  private static Laid laid(PlayedTable table) {
    return table.lay(GROUND, "en");
  }

  /** The next layout in which a card lies elsewhere. */
  private static Laid other(PlayedTable table, Laid before) {
    for (int step = 0; step < 200; step++) {
      table.step(GROUND, new HashSet<>());
      Laid next = laid(table);
      if (next.cards().stream().anyMatch(card -> moved(before, card))) {
        return next;
      }
    }
    throw new AssertionError("nothing moves");
  }

  private static boolean moved(Laid before, Laid.Card card) {
    return box(before, card.spot().slot()).filter(box -> !box.equals(card.box())).isPresent();
  }

  private static Optional<Box> box(Laid laid, Optional<Slot> slot) {
    return laid.cards().stream()
        .filter(card -> slot.isPresent() && card.spot().slot().equals(slot))
        .map(Laid.Card::box)
        .findFirst();
  }

  @Test
  public void aFlightTakesAMoment() {
    assertTrue(Motion.MILLIS >= 150 && Motion.MILLIS <= 250);
  }

  @Test
  public void aCardFliesFromWhereItLay() {
    PlayedTable table = romme();
    Laid before = laid(table);
    motion.follow(before, NOTHING, OPEN, true, 1000);
    Laid after = other(table, before);
    motion.follow(after, NOTHING, OPEN, true, 5000);
    assertFalse(motion.isOver(5000));
    int flying = 0;
    for (Motion.Flight flight : motion.flights()) {
      Optional<Box> was = box(before, flight.card.spot().slot());
      if (was.isPresent()) {
        assertEquals(was.get(), flight.from);
        flying += flight.moves() ? 1 : 0;
      }
    }
    assertTrue(flying > 0);
    assertTrue("all lie", motion.isOver(5000 + 600 + Motion.MILLIS));
  }

  /**
   * A player who laid a wrong card aside is told so, and the card that this costs comes from the
   * stock.
   */
  @Test
  public void aPenaltyCardIsSeenToArrive() {
    int seen = 0;
    for (long seed = 1; seed <= 5; seed++) {
      PlayedTable table = new PlayedTable(Catalogue.SHIPPED.of(Recall.ID), 4, Map.of(), seed, true);
      Laid before = laid(table);
      for (int step = 0; step < 300 && !table.isOver(); step++) {
        motion.follow(before, NOTHING, OPEN, true, 1000L * step);
        Scene was = table.scene();
        table.step(GROUND, new HashSet<>());
        Laid after = laid(table);
        if (isToldOfAPenalty(table) && !after.equals(before)) {
          Passages passages = Passages.between(was, table.scene());
          motion.follow(after, passages, OPEN, true, 1000L * step + 700);
          seen += fromTheStock(before, after);
        }
        before = after;
      }
    }
    assertTrue("penalty cards arrive", seen > 3);
  }

  private static boolean isToldOfAPenalty(PlayedTable table) {
    return table.scene().news().told().stream()
        .anyMatch(told -> told.key().equals("recall.news.penalty"));
  }

  /** How many cards fly from the deck to a hand in which they did not lie before. */
  private int fromTheStock(Laid before, Laid after) {
    int arriving = 0;
    for (Motion.Flight flight : motion.flights()) {
      At.Kind kind = flight.card.spot().at().kind();
      boolean hand = kind == At.Kind.OWN || kind == At.Kind.OTHERS;
      if (hand && !box(before, flight.card.spot().slot()).isPresent() && flight.moves()) {
        assertEquals(after.decks().get(0).box(), flight.from);
        arriving++;
      }
    }
    return arriving;
  }

  /** A new card comes from the stack of its own deck, even if another stack lies before it. */
  @Test
  public void aNewCardComesFromTheStackOfItsDeck() {
    motion.follow(TWO_STACKS.laid(1), NOTHING, OPEN, true, 1000);
    motion.follow(TWO_STACKS.laid(1, 7), TwoStacks.comes(7, 1), OPEN, true, 5000);
    assertEquals(TWO_STACKS.second(), motion.flights().get(1).from);
    assertNull("its back is seen first", motion.flights().get(1).before);
  }

  /** A slot names a card in one match only. In the next match the same slot is another card. */
  @Test
  public void nothingFliesFromOneMatchIntoAnother() {
    motion.follow(TWO_STACKS.laid(1, 7), NOTHING, OPEN, true, 1000);
    motion.forget();
    motion.follow(TWO_STACKS.laid(7, 1), NOTHING, OPEN, true, 5000);
    assertTrue(motion.isOver(5000));
    motion.flights().forEach(flight -> assertEquals(flight.card.box(), flight.from));
  }

  /** What is gathered flies as backs to the stack that took it, and then is not to be seen. */
  @Test
  public void cardsThatAreGatheredFlyToTheStackAsBacks() {
    motion.follow(TWO_STACKS.laid(1, 7), NOTHING, OPEN, true, 1000);
    motion.follow(TWO_STACKS.laid(), TwoStacks.gathers(), OPEN, true, 5000);
    assertEquals(2, motion.flights().size());
    for (Motion.Flight flight : motion.flights()) {
      assertTrue(flight.way == Motion.Way.LEAVES && flight.isUnderWay(5000 + Motion.MILLIS / 2));
      assertEquals(TWO_STACKS.second(), flight.card.box());
      assertNull(flight.face);
      assertNull(flight.card.spot().face());
    }
    assertTrue(motion.isOver(5000 + Motion.MILLIS));
    motion.follow(TWO_STACKS.laid(3), NOTHING, OPEN, true, 6000);
    assertEquals("they are gone", 1, motion.flights().size());
  }

  @Test
  public void aFlightIsTurnedRoundInTheAir() {
    PlayedTable table = romme();
    Laid before = laid(table);
    motion.follow(before, NOTHING, OPEN, true, 1000);
    Laid after = other(table, before);
    motion.follow(after, NOTHING, OPEN, true, 5000);
    long half = 5000 + Motion.MILLIS / 2;
    List<Motion.Flight> there = motion.flights();
    motion.follow(before, NOTHING, OPEN, true, half);
    for (Motion.Flight back : motion.flights()) {
      for (Motion.Flight flight : there) {
        boolean same = flight.card.spot().slot().equals(back.card.spot().slot());
        if (same && flight.moves() && flight.begins == 5000 && flight.way != Motion.Way.APPEARS) {
          float part = flight.part(half);
          float left = flight.from.left() + (flight.card.box().left() - flight.from.left()) * part;
          assertEquals("goes on from where it is", left, back.from.left(), 1);
        }
      }
    }
  }

  @Test
  public void whereTheSystemWantsNoMotionEverythingLiesAtOnce() {
    PlayedTable table = romme();
    Laid before = laid(table);
    motion.follow(before, NOTHING, OPEN, false, 1000);
    motion.follow(other(table, before), NOTHING, OPEN, false, 5000);
    assertTrue(motion.isOver(5000));
    motion.flights().forEach(flight -> assertFalse(flight.moves()));
  }
}
