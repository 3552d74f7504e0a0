package dev.parlor.tables.sitting;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Stack;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.List;

/** Where a card could be dropped, whatever it would do there. */
final class Droppable {
  private Droppable() {}

  /**
   * All places but the one in which the card lies. A place as a whole comes before the cards in it.
   */
  static List<At> places(Scene scene, At card) {
    List<At> places = new ArrayList<>();
    scene.stacks().stream().map(Stack::at).forEach(places::add);
    scene.plates().stream().map(Plate::at).forEach(places::add);
    for (Zone zone : scene.zones()) {
      if (zone.at().kind() != At.Kind.OWN) {
        places.add(zone.at());
      }
      // In a fan, a card is put among the others and not dropped upon one.
      boolean beside = zone.layout() == Zone.Layout.FAN && zone.at().equals(card.whole());
      if (!beside) {
        zone.spots().stream().filter(spot -> !spot.isGap()).map(Spot::at).forEach(places::add);
      }
    }
    places.remove(card);
    return places;
  }
}
