package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** Places somebody's cards large and above the felt, because a finger could not tell them apart. */
final class OpenedLayout {
  private static final float LARGEST = 96;
  private static final float GAP = 6;
  private static final float FINGER = 48;
  private static final float WORTH = 4; // of a finger's room against a card's width; full: twice

  private OpenedLayout() {}

  /** A layout with the cards of this seat opened. Nothing else can be touched meanwhile. */
  static Laid over(
      Laid laid, Scene scene, Plan plan, Ground ground, Ink ink, Sayer sayer, int seat) {
    Laying above = new Laying(scene, plan, ground, ink, sayer);
    List<Zone> zones = new ArrayList<>(above.zones(At.Kind.OTHERS, seat));
    zones.addAll(above.zones(At.Kind.OWN, seat));
    Box box = ground.box().inset(above.dp(6));
    Box head = box.inset(above.dp(8)).withBottom(box.top() + above.dp(12) + above.name());
    above.words(scene.name(seat), head, above.name(), true, false);
    Box room = box.inset(above.dp(4)).withTop(head.bottom() + above.dp(4));
    spread(above, zones, room.withBottom(box.bottom() - above.dp(8)));
    return new Laid(
        laid.picture(),
        new Laid.Raised(box, above.cards, above.words),
        above.nodes,
        laid.scrolled(),
        laid.hidden());
  }

  /**
   * Places all cards side by side, in as many lines as make them largest, whatever shape they had.
   */
  private static void spread(Laying above, List<Zone> zones, Box box) {
    List<Zone> owners = new ArrayList<>();
    List<Spot> spots = new ArrayList<>();
    for (Zone zone : zones) {
      for (Spot spot : zone.spots()) {
        if (!spot.isGap()) {
          owners.add(zone);
          spots.add(spot);
        }
      }
    }
    float gap = above.dp(GAP);
    float most = above.card(LARGEST);
    float finger = above.dp(FINGER);
    int columns = 1;
    float best = 0;
    for (int each = 1; each <= spots.size(); each++) {
      Box cell = cell(box, spots.size(), each, most, gap);
      float touched = Math.min(finger, Math.min(cell.width(), cell.height()));
      float worth = wide(cell, gap) + touched * (touched < finger ? WORTH : 2 * WORTH);
      columns = worth > best ? each : columns;
      best = Math.max(best, worth);
    }
    Box cell = cell(box, spots.size(), columns, most, gap);
    int rows = (spots.size() + columns - 1) / columns;
    float left = box.centerX() - columns * cell.width() / 2;
    float top = box.centerY() - rows * cell.height() / 2;
    for (int i = 0; i < spots.size(); i++) {
      int row = i / columns;
      float x = left + i % columns * cell.width();
      Box place = cell.moved(x, top + row * cell.height());
      float wide = wide(cell, gap);
      Box card =
          Box.sized(
              place.centerX() - wide / 2,
              place.centerY() - wide * Laying.CARD / 2,
              wide,
              wide * Laying.CARD);
      above.card(owners.get(i), spots.get(i), card, place, false, true);
      int last = above.nodes.size() - 1;
      above.nodes.set(last, above.nodes.get(last).still());
    }
  }

  /** The room for a finger, with so many cards in a line. */
  private static Box cell(Box box, int cards, int columns, float most, float gap) {
    int rows = (cards + columns - 1) / columns;
    float wide = Math.min(box.width() / columns, most + gap);
    float high = Math.min(box.height() / rows, most * Laying.CARD + gap);
    return Box.sized(0, 0, wide, high);
  }

  private static float wide(Box cell, float gap) {
    return Math.min(cell.width() - gap, (cell.height() - gap) / Laying.CARD);
  }
}
