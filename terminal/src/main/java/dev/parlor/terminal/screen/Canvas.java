package dev.parlor.terminal.screen;

import dev.parlor.terminal.shell.Visible;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A grid of characters with styles. Whatever lies outside of it is dropped, so no line can be
 * spoilt.
 */
public final class Canvas {
  private final int width;
  private final int height;
  private final char[][] text;
  private final Style[][] styles;

  public Canvas(int width, int height) {
    this.width = width;
    this.height = height;
    text = new char[height][width];
    styles = new Style[height][width];
    for (int y = 0; y < height; y++) {
      Arrays.fill(text[y], ' ');
      Arrays.fill(styles[y], Style.TEXT);
    }
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public void put(int x, int y, String words, Style style) {
    for (int i = 0; i < words.length(); i++) {
      if (y >= 0 && y < height && x + i >= 0 && x + i < width) {
        text[y][x + i] = Visible.cell(words.charAt(i));
        styles[y][x + i] = style;
      }
    }
  }

  /** Puts words so that they end before column {@code x}. */
  public void putRight(int x, int y, String words, Style style) {
    put(x - words.length(), y, words, style);
  }

  /** Puts words on as many lines as they need within a width; answers the number of lines. */
  public int putWrapped(int x, int y, int columns, String words, Style style) {
    List<String> lines = wrap(words, columns);
    for (int i = 0; i < lines.size(); i++) {
      put(x, y + i, lines.get(i), style);
    }
    return lines.size();
  }

  public void fill(int x, int y, int columns, int rows, char with, Style style) {
    for (int row = 0; row < rows; row++) {
      put(x, y + row, String.valueOf(with).repeat(Math.max(0, columns)), style);
    }
  }

  /** Copies all of another canvas onto this one. */
  public void put(int x, int y, Canvas other) {
    for (int row = 0; row < other.height; row++) {
      for (int column = 0; column < other.width; column++) {
        put(
            x + column,
            y + row,
            String.valueOf(other.text[row][column]),
            other.styles[row][column]);
      }
    }
  }

  /** The rows without any style and without blanks at the end. */
  public List<String> plain() {
    return Arrays.stream(text).map(row -> new String(row).stripTrailing()).toList();
  }

  /** The rows with the escape sequences that give them their styles. */
  public List<String> styled(Look.Depth depth) {
    List<String> rows = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        if (x == 0 || !styles[y][x].equals(styles[y][x - 1])) {
          row.append(styles[y][x].sgr(depth));
        }
        row.append(text[y][x]);
      }
      rows.add(row.append("\u001b[0m").toString());
    }
    return rows;
  }

  /** Breaks words into lines of at most this many columns. */
  public static List<String> wrap(String words, int columns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : words.split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > columns) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
