package dev.parlor.crypto.nostr;

import java.util.List;

/** JSON strings as NIP-01 writes them. */
final class JsonText {
  private static final String ESCAPED = "\n\"\\\r\t\b\f";
  private static final String LETTERS = "n\"\\rtbf";

  private JsonText() {}

  static void append(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int escape = c < ' ' || c == '"' || c == '\\' ? ESCAPED.indexOf(c) : -1;
      if (escape >= 0) {
        out.append('\\').append(LETTERS.charAt(escape));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }

  static void appendTags(StringBuilder out, List<List<String>> tags) {
    out.append('[');
    for (int i = 0; i < tags.size(); i++) {
      out.append(i > 0 ? ",[" : "[");
      List<String> tag = tags.get(i);
      for (int j = 0; j < tag.size(); j++) {
        if (j > 0) {
          out.append(',');
        }
        append(out, tag.get(j));
      }
      out.append(']');
    }
    out.append(']');
  }

  static void requireAgreed(String text) {
    if (!isAgreed(text)) {
      throw new IllegalArgumentException("a text whose id programs do not agree on");
    }
  }

  /** Whether all programs write this text in the same way. */
  static boolean isAgreed(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' && ESCAPED.indexOf(c) < 0) {
        return false;
      }
      if (Character.isHighSurrogate(c)
          && (i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1)))) {
        return false;
      }
      if (Character.isLowSurrogate(c)
          && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)))) {
        return false;
      }
    }
    return true;
  }
}
