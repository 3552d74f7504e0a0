package dev.parlor.app.felt;

import java.util.List;

/**
 * The total of cards, in letters as large as the room allows.
 *
 * @param size of the letters
 */
record TotalWords(List<String> lines, float size) {
  private static final float LEAST = 11; // dp: smaller letters nobody reads at a table
  private static final float STEP = 0.94f;

  TotalWords {
    lines = List.copyOf(lines);
  }

  /**
   * The words of a total. Where there is no room for a long one, its first part is enough: a full
   * house, without its ranks.
   *
   * @param wished how large the letters should be
   * @param room how wide a line may be, and how high all of them
   * @param most how many lines there may be
   */
  static TotalWords of(Laying laying, String text, float wished, Box room, int most) {
    TotalWords whole = largest(laying, text, wished, room, most);
    int comma = text.indexOf(", ");
    return comma < 0 || whole.fits(laying, room)
        ? whole
        : largest(laying, text.substring(0, comma), wished, room, most);
  }

  /** The whole text, in letters as large as the room allows; nothing where it has no room. */
  static TotalWords whole(Laying laying, String text, Box room, int most) {
    TotalWords words = largest(laying, text, laying.small(), room, most);
    return words.isWhole(laying, text, room) ? words : new TotalWords(List.of(), laying.small());
  }

  private boolean isWhole(Laying laying, String text, Box room) {
    return fits(laying, room) && String.join(" ", lines).equals(text);
  }

  /**
   * The words above cards, in one line. They may be left out, because the owner's plate says the
   * same.
   */
  static TotalWords above(Laying laying, String text, float wished, float wide) {
    Box line = Box.sized(0, 0, wide, Laying.high(wished));
    TotalWords words = of(laying, text, wished, line, 1);
    return words.fits(laying, line) ? words : new TotalWords(List.of(), wished);
  }

  private static TotalWords largest(Laying laying, String text, float wished, Box room, int most) {
    float least = Math.min(wished, laying.dp(LEAST));
    float size = wished;
    TotalWords words = at(laying, text, size, room, most);
    while (!words.fits(laying, room) && size > least) {
      size = Math.max(least, size * STEP);
      words = at(laying, text, size, room, most);
    }
    return words;
  }

  private static TotalWords at(Laying laying, String text, float size, Box room, int most) {
    int lines = Math.max(0, Math.min(most, (int) (room.height() / Laying.high(size))));
    return new TotalWords(WordLines.of(laying.ink, text, size, room.width(), lines), size);
  }

  boolean fits(Laying laying, Box room) {
    return !lines.isEmpty() && WordLines.fit(laying.ink, lines, size, room.width());
  }

  float height() {
    return lines.size() * Laying.high(size);
  }
}
