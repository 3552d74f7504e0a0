package dev.parlor.app.felt;

import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Plate;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Places people around a table for all to see: half of them above its middle and half below, one
 * after the other. On a low felt all are above it.
 */
final class BigLayout {
  private static final float GAP = 10;
  private static final float LOW = 330; // dp: nobody has room below

  private final Laying laying;

  BigLayout(Laying laying) {
    this.laying = laying;
  }

  void lay(Box felt) {
    List<Plate> people = laying.scene.plates();
    boolean low = felt.height() < laying.dp(LOW);
    int above = low ? people.size() : people.size() - people.size() / 2;
    List<Plate> rest = new ArrayList<>(people.subList(above, people.size()));
    Collections.reverse(rest); // around the table and back
    OthersLayout top = new OthersLayout(laying, people.subList(0, above));
    OthersLayout bottom = new OthersLayout(laying, rest);
    float head = top.height(felt);
    float foot = bottom.height(felt);
    top.lay(felt.withBottom(felt.top() + head));
    bottom.lay(felt.withTop(felt.bottom() - foot));
    float gap = laying.dp(GAP);
    Box middle =
        felt.withTop(felt.top() + head + gap)
            .withBottom(felt.bottom() - foot - (rest.isEmpty() ? 0 : gap));
    new MiddleLayout(laying).lay(middle);
  }

  /**
   * Whether these cards are worth a look. The backs of hidden cards tell nothing, unless their
   * place in a square does.
   */
  static boolean isWorthALook(Zone zone) {
    return zone.at().kind() != At.Kind.OTHERS
        || zone.layout() == Zone.Layout.GRID
        || zone.spots().stream().map(Spot::face).anyMatch(face -> face != null);
  }
}
