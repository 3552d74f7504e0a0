package dev.parlor.app.felt;

import dev.parlor.tables.scene.Zone;
import java.util.List;

/** Places piles on the felt in rows and columns, as large as the room allows. */
final class GridLayout {
  private static final float FINGER = 48;

  private final Laying laying;
  private final List<Zone> piles;

  GridLayout(Laying laying, List<Zone> piles) {
    this.laying = laying;
    this.piles = piles;
  }

  void lay(Box box) {
    boolean lying = box.width() > box.height() * 1.5f;
    int side = lying ? 5 : (int) Math.ceil(Math.sqrt(piles.size()));
    side = Math.max(1, Math.min(side, piles.size()));
    int rows = (piles.size() + side - 1) / side;
    float gap = laying.dp(8);
    float edges = laying.dp(7);
    float byWidth = (box.width() - (side - 1) * gap) / side;
    float byHeight = ((box.height() - (rows - 1) * gap) / rows - edges) / Laying.CARD;
    float most = laying.card(laying.plan.largest());
    float wide = Math.max(1, Math.min(most, Math.min(byWidth, byHeight)));
    float high = wide * Laying.CARD + edges;
    float left = box.centerX() - (side * wide + (side - 1) * gap) / 2;
    float top = box.centerY() - (rows * high + (rows - 1) * gap) / 2;
    for (int i = 0; i < piles.size(); i++) {
      int row = i / side;
      float x = left + i % side * (wide + gap);
      float y = top + row * (high + gap);
      pile(piles.get(i), Box.sized(x, y, wide, high), edges);
    }
  }

  private void pile(Zone zone, Box cell, float edges) {
    if (zone.spots().isEmpty()) {
      return;
    }
    int last = zone.spots().size() - 1;
    Box card = cell.withBottom(cell.bottom() - edges);
    laying.cards.add(new Laid.Card(zone.spots().get(last), card, Math.min(3, last), false, false));
    Box touched = cell.atLeast(laying.dp(FINGER));
    String spoken = laying.sayer.heard(zone.caption());
    laying.nodes.add(Laid.Node.of(zone.at(), touched, spoken, zone.target()));
  }
}
