package dev.parlor.app.felt;

/** Words in one line, or in two where one has no room. */
final class TwoLines {
  private TwoLines() {}

  static String[] of(Ink ink, String text, float size, float room) {
    if (ink.width(text, size, true) <= room) {
      return new String[] {text};
    }
    int best = -1;
    for (int i = text.indexOf(' '); i > 0; i = text.indexOf(' ', i + 1)) {
      if (ink.width(text.substring(0, i), size, true) <= room) {
        best = i;
      }
    }
    return best < 0
        ? new String[] {text}
        : new String[] {text.substring(0, best), text.substring(best + 1)};
  }
}
