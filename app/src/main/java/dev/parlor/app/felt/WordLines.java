package dev.parlor.app.felt;

import java.util.ArrayList;
import java.util.List;

/** Bold words in as many lines as they need, and no more than there is room for. */
final class WordLines {
  private WordLines() {}

  /**
   * @param most how many lines there may be; what is left over stands in the last one
   */
  static List<String> of(Ink ink, String text, float size, float room, int most) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (lines.size() < most - 1 && ink.width(rest, size, true) > room) {
      int end = end(ink, rest, size, room);
      if (end < 0) {
        break;
      }
      lines.add(rest.substring(0, end));
      rest = rest.substring(end + 1);
    }
    if (most > 0) {
      lines.add(rest);
    }
    return lines;
  }

  /** The last space up to which the words have room in one line. */
  private static int end(Ink ink, String text, float size, float room) {
    int best = -1;
    for (int i = text.indexOf(' '); i > 0; i = text.indexOf(' ', i + 1)) {
      if (ink.width(text.substring(0, i), size, true) <= room) {
        best = i;
      }
    }
    return best;
  }

  static boolean fit(Ink ink, List<String> lines, float size, float room) {
    return lines.stream().allMatch(line -> ink.width(line, size, true) <= room);
  }
}
