package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.ArrayList;
import java.util.List;

/** Melds in small cards, one after the other, each with what names it before it. */
final class MeldLines implements Block {
  private static final int APART = 2;

  private final List<Zone> melds;

  MeldLines(List<Zone> melds) {
    this.melds = List.copyOf(melds);
  }

  @Override
  public int weight() {
    return 0;
  }

  @Override
  public int rows(CardSize size, int width) {
    return lines(width).size();
  }

  @Override
  public void paint(Brush brush, int x, int y, int width, CardSize size) {
    int row = y;
    for (List<Zone> line : lines(width)) {
      int left = x;
      for (Zone meld : line) {
        left = meld(brush, meld, left, row) + APART;
      }
      row++;
    }
  }

  private static int meld(Brush brush, Zone meld, int x, int y) {
    String name = meld.typed() + ":";
    brush.put(x, y, name, meld.target() ? Style.TURN : Style.QUIET);
    int left = x + name.length();
    for (Spot spot : meld.spots()) {
      brush.card(left, y, CardSize.SMALL, spot);
      if (spot.has(Mark.UNPROVEN)) {
        brush.put(left + CardSize.SMALL.width() - 1, y, "?", Style.TURN);
      }
      left += CardSize.SMALL.width();
    }
    return left;
  }

  private List<List<Zone>> lines(int width) {
    List<List<Zone>> lines = new ArrayList<>();
    int used = width + 1;
    for (Zone meld : melds) {
      int needed = meld.typed().length() + 1 + meld.spots().size() * CardSize.SMALL.width() + APART;
      if (used + needed > width + APART) {
        lines.add(new ArrayList<>());
        used = 0;
      }
      lines.get(lines.size() - 1).add(meld);
      used += needed;
    }
    return lines;
  }
}
