package dev.parlor.tables.poker.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One value: a text, a number, {@link #UNKNOWN} for an infinite or missing one, a truth value, a
 * list. Dates and times are kept as their text.
 */
final class TomlValue {
  /** The value for an amount that nobody knows. */
  static final Object UNKNOWN = "unknown amount";

  private static final int DEEPEST = 20;

  private final TomlLines lines;

  TomlValue(TomlLines lines) {
    this.lines = lines;
  }

  Object read() {
    return read(0);
  }

  private Object read(int depth) {
    lines.skipBlanks();
    if (lines.atLineEnd()) {
      throw new BrokenRecord("phh.line", lines.number());
    }
    return switch (lines.peek()) {
      case '[' -> list(']', depth);
      case '{' -> list('}', depth);
      case '"', '\'' -> text();
      default -> word();
    };
  }

  /** A list over any number of lines. Of an inline table it keeps only the values. */
  private List<Object> list(char close, int depth) {
    if (depth == DEEPEST) {
      throw new BrokenRecord("phh.line", lines.number());
    }
    lines.skip(1);
    List<Object> values = new ArrayList<>();
    while (true) {
      if (!lines.skipToContent()) {
        throw new BrokenRecord("phh.open", lines.number());
      } else if (lines.peek() == close) {
        lines.skip(1);
        return Collections.unmodifiableList(values);
      } else if (lines.peek() == ',') {
        lines.skip(1);
        continue;
      } else if (close == '}') {
        lines.key();
      }
      values.add(read(depth + 1));
    }
  }

  private String text() {
    char quote = lines.peek();
    String three = "" + quote + quote + quote;
    if (lines.startsWith(three)) {
      lines.skip(3);
      return longText(quote, three);
    }
    lines.skip(1);
    StringBuilder text = new StringBuilder();
    while (!lines.atLineEnd()) {
      char next = lines.take();
      if (next == quote) {
        return text.toString();
      }
      text.append(next == '\\' && quote == '"' ? escaped() : String.valueOf(next));
    }
    throw new BrokenRecord("phh.open", lines.number());
  }

  private String longText(char quote, String three) {
    StringBuilder text = new StringBuilder();
    while (true) {
      if (lines.startsWith(three)) {
        lines.skip(3);
        return text.toString();
      } else if (lines.atLineEnd()) {
        if (!lines.nextLine()) {
          throw new BrokenRecord("phh.open", lines.number());
        }
        if (text.length() > 0) {
          text.append('\n');
        }
        continue;
      }
      char next = lines.take();
      text.append(next == '\\' && quote == '"' ? escaped() : String.valueOf(next));
    }
  }

  private String escaped() {
    if (lines.atLineEnd()) {
      return "";
    }
    char letter = lines.take();
    return switch (letter) {
      case 'n' -> "\n";
      case 't' -> "\t";
      case 'r' -> "\r";
      case 'b' -> "\b";
      case 'f' -> "\f";
      case 'u' -> code(4);
      case 'U' -> code(8);
      default -> String.valueOf(letter);
    };
  }

  private String code(int digits) {
    StringBuilder hex = new StringBuilder();
    while (hex.length() < digits && !lines.atLineEnd()) {
      hex.append(lines.take());
    }
    try {
      return new String(Character.toChars(Integer.parseInt(hex.toString(), 16)));
    } catch (IllegalArgumentException e) {
      throw new BrokenRecord("phh.line", lines.number());
    }
  }

  private Object word() {
    String word = lines.word();
    if (word.isEmpty()) {
      throw new BrokenRecord("phh.line", lines.number());
    }
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "inf", "+inf", "nan", "+nan", "-nan", "null", "None" -> UNKNOWN;
      default -> number(word);
    };
  }

  private static Object number(String word) {
    try {
      return ChipUnit.parse(word.replace("_", ""));
    } catch (NumberFormatException e) {
      return word;
    }
  }
}
