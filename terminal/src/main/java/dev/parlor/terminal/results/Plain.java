package dev.parlor.terminal.results;

/** Makes words of strangers fit for a screen. */
final class Plain {
  private static final int MOST = 200;

  private Plain() {}

  /** One short line without anything that a terminal would obey. */
  static String words(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .limit(MOST)
        .forEach(
            letter -> {
              boolean plain =
                  switch (Character.getType(letter)) {
                    case Character.CONTROL,
                        Character.FORMAT,
                        Character.SURROGATE,
                        Character.PRIVATE_USE,
                        Character.UNASSIGNED,
                        Character.LINE_SEPARATOR,
                        Character.PARAGRAPH_SEPARATOR ->
                        false;
                    default -> true;
                  };
              out.appendCodePoint(plain ? letter : ' ');
            });
    return out.toString().trim();
  }
}
