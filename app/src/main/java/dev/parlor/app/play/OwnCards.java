package dev.parlor.app.play;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;

/** Questions about the cards of the person who looks. */
final class OwnCards {
  private OwnCards() {}

  /** Whether this person alone sees some of them. */
  static boolean areSealed(Scene scene) {
    return any(scene, false);
  }

  /**
   * Whether some of them can be tapped. They must lie open then, because nobody chooses what lies
   * face down.
   */
  static boolean areToBeChosen(Scene scene) {
    return any(scene, true);
  }

  private static boolean any(Scene scene, boolean tappable) {
    for (Zone zone : scene.zones()) {
      if (zone.at().kind() == At.Kind.OWN) {
        for (Spot spot : zone.spots()) {
          if (spot.has(Mark.SEALED) && spot.face() != null && (!tappable || spot.target())) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
