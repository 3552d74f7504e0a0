package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** Somebody's cards large above the felt, because a finger could not tell them apart. */
final class OpenedLayout {
  private static final float LARGEST = 96;
  private static final float GAP = 6;

  private OpenedLayout() {}

  /** The same with this one's cards opened; nothing else can be touched meanwhile. */
  static Laid over(
      Laid laid, Scene scene, Plan plan, Ground ground, Ink ink, Sayer sayer, int seat) {
    Laying above = new Laying(scene, plan, ground, ink, sayer);
    List<Zone> zones = new ArrayList<>(above.zones(At.Kind.OTHERS, seat));
    zones.addAll(above.zones(At.Kind.OWN, seat));
    Box box = ground.box().inset(above.dp(6));
    Box head = box.inset(above.dp(8)).withBottom(box.top() + above.dp(12) + above.name());
    above.words(scene.name(seat), head, above.name(), true, false);
    spread(above, zones, box.inset(above.dp(8)).withTop(head.bottom() + above.dp(8)));
    return new Laid(
        laid.cards(),
        laid.gaps(),
        new Laid.Raised(box, above.cards, above.words),
        laid.plates(),
        laid.decks(),
        laid.coins(),
        laid.lines(),
        laid.words(),
        laid.frames(),
        above.nodes,
        laid.scrolled(),
        laid.hidden());
  }

  /** All cards side by side in as many lines as make them largest, whatever shape they had. */
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
    int columns = 1;
    float wide = 0;
    for (int each = 1; each <= spots.size(); each++) {
      int rows = (spots.size() + each - 1) / each;
      float byWidth = (box.width() - (each - 1) * gap) / each;
      float byHeight = (box.height() - (rows - 1) * gap) / rows / Laying.CARD;
      float fits = Math.min(above.card(LARGEST), Math.min(byWidth, byHeight));
      columns = fits > wide ? each : columns;
      wide = Math.max(wide, fits);
    }
    int rows = (spots.size() + columns - 1) / columns;
    float high = wide * Laying.CARD;
    float left = box.centerX() - (columns * (wide + gap) - gap) / 2;
    float top = box.centerY() - (rows * (high + gap) - gap) / 2;
    for (int i = 0; i < spots.size(); i++) {
      int row = i / columns;
      float x = left + i % columns * (wide + gap);
      Box card = Box.sized(x, top + row * (high + gap), wide, high);
      above.card(owners.get(i), spots.get(i), card, card, false, true);
      int last = above.nodes.size() - 1;
      above.nodes.set(last, above.nodes.get(last).still());
    }
  }
}
