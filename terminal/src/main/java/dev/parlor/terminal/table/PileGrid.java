package dev.parlor.terminal.table;

import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Spot;
import dev.parlor.tables.scene.Zone;
import dev.parlor.terminal.screen.CardSize;
import dev.parlor.terminal.screen.Style;
import java.util.List;

/** Piles in rows and columns, each with what names it beside its top card. */
final class PileGrid implements Block {
  private static final int BESIDE = 6;

  private final List<Zone> piles;
  private final int columns;

  PileGrid(List<Zone> piles) {
    this.piles = List.copyOf(piles);
    columns = Math.max(1, (int) Math.round(Math.sqrt(piles.size())));
  }

  @Override
  public int weight() {
    return 1;
  }

  @Override
  public int rows(CardSize size, int width) {
    int rows = (piles.size() + columns - 1) / columns;
    return rows * (size.height() + 1) - 1;
  }

  @Override
  public void paint(Brush brush, int x, int y, int width, CardSize size) {
    for (int i = 0; i < piles.size(); i++) {
      int left = x + i % columns * (size.width() + BESIDE);
      pile(brush, piles.get(i), left, y + i / columns * (size.height() + 1), size);
    }
  }

  private static void pile(Brush brush, Zone pile, int x, int y, CardSize size) {
    if (pile.spots().isEmpty()) {
      return;
    }
    Spot top = pile.spots().get(pile.spots().size() - 1);
    boolean picked = top.has(Mark.PICKED);
    Style style = picked ? Style.TURN : pile.target() ? Style.STRONG : Style.QUIET;
    brush.put(x, y, picked ? ">" : " ", Style.TURN);
    brush.put(x + 1, y, pile.typed(), style);
    brush.card(x + 3, y, size, top);
    if (size != CardSize.SMALL && pile.spots().size() > 1) {
      brush.put(x, y + size.height() - 1, "x" + pile.spots().size(), Style.QUIET);
    }
  }
}
