package dev.parlor.terminal.shell;

/**
 * Makes words of files and of strangers fit for a line on a screen. Characters are escaped that a
 * terminal would obey, that end the line, or that turn the order of letters around or hide some.
 */
public final class Visible {
  private Visible() {}

  /** These words with {@code \}{@code u001b} in the place of an escape character, and the like. */
  public static String of(String words) {
    if (words.codePoints().noneMatch(Visible::acts)) {
      return words;
    }
    StringBuilder out = new StringBuilder();
    words
        .codePoints()
        .forEach(
            letter -> {
              if (acts(letter)) {
                escape(letter, out);
              } else {
                out.appendCodePoint(letter);
              }
            });
    return out.toString();
  }

  /** A text of many lines, each of which ends with a line feed. */
  public static String lines(String text) {
    StringBuilder out = new StringBuilder();
    for (String line : text.split("(?<=\n)", -1)) {
      boolean ends = line.endsWith("\n");
      out.append(of(ends ? line.substring(0, line.length() - 1) : line)).append(ends ? "\n" : "");
    }
    return out.toString();
  }

  /** Escapes a letter in such a way that JSON reads the same letter again. */
  private static void escape(int letter, StringBuilder out) {
    for (char unit : Character.toChars(letter)) {
      out.append(String.format("\\u%04x", (int) unit));
    }
  }

  /** One unit of words for one cell of a screen, with a mark in place of what would act on it. */
  public static char cell(char unit) {
    return !Character.isSurrogate(unit) && acts(unit) ? '\ufffd' : unit;
  }

  private static boolean acts(int letter) {
    return switch (Character.getType(letter)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
