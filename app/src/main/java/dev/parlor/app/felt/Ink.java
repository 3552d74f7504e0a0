package dev.parlor.app.felt;

/** How wide words are. */
public interface Ink {
  String MORE = "\u2026";

  float width(String text, float size, boolean bold);

  /** The beginning of a text for which there is room. */
  default String fit(String text, float size, boolean bold, float room) {
    if (width(text, size, bold) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 0 && width(text.substring(0, end).trim() + MORE, size, bold) > room) {
      end--;
    }
    return end == 0 ? "" : text.substring(0, end).trim() + MORE;
  }
}
