package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** Somebody's cards large above the felt, because a finger could not tell them apart. */
final class OpenedLayout {
  private static final float LARGEST = 96;

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
    new ZoneRow(above, zones, above.card(LARGEST))
        .lay(box.inset(above.dp(8)).withTop(head.bottom() + above.dp(8)));
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
}
