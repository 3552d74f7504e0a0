package dev.parlor.terminal.screen;

/** How large a card is drawn, in cells. */
public enum CardSize {
  /** One line with a frame of colour or brackets. */
  SMALL(4, 1),
  NORMAL(7, 5),
  /** The size for large windows. */
  LARGE(11, 7);

  private final int width;
  private final int height;

  CardSize(int width, int height) {
    this.width = width;
    this.height = height;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }
}
