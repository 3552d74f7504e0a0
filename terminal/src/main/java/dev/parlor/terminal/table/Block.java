package dev.parlor.terminal.table;

import dev.parlor.terminal.screen.CardSize;

/** Something of the table that takes some rows and can be drawn larger or smaller. */
interface Block {
  /** How many rows it takes with cards of this size. */
  int rows(CardSize size, int width);

  void paint(Brush brush, int x, int y, int width, CardSize size);

  /**
   * The order in which blocks are made smaller where there is no room: those with less weight
   * first.
   */
  int weight();
}
