package dev.parlor.tables.poker.history;

import java.util.Iterator;

/** A place in TOML text that moves on character by character, line after line. */
final class TomlLines {
  private final Iterator<String> lines;
  private String line = "";
  private int at;
  private long number;

  TomlLines(Iterator<String> lines) {
    this.lines = lines;
  }

  /** The number of the present line, from 1. */
  long number() {
    return number;
  }

  boolean atLineEnd() {
    return at >= line.length();
  }

  char peek() {
    return line.charAt(at);
  }

  char take() {
    return line.charAt(at++);
  }

  boolean startsWith(String text) {
    return line.startsWith(text, at);
  }

  void skip(int characters) {
    at += characters;
  }

  /** Goes to the next line; false at the end of the text. */
  boolean nextLine() {
    if (!lines.hasNext()) {
      line = "";
      at = 0;
      return false;
    }
    line = lines.next();
    if (number == 0 && line.startsWith("\uFEFF")) {
      line = line.substring(1);
    }
    number++;
    at = 0;
    return true;
  }

  void skipBlanks() {
    while (!atLineEnd() && (peek() <= ' ' || peek() == '\u00A0')) {
      at++;
    }
  }

  /** Goes to the next character that is neither blank nor comment, over lines; false at the end. */
  boolean skipToContent() {
    while (true) {
      skipBlanks();
      if (!atLineEnd() && peek() != '#') {
        return true;
      } else if (!nextLine()) {
        return false;
      }
    }
  }

  /** Whether the whole line is a table's name in brackets. */
  boolean isHeader() {
    return !atLineEnd()
        && line.substring(0, at).trim().isEmpty()
        && line.trim().matches("\\[\\[?[^\\[\\],=]*]]?\\s*(#.*)?");
  }

  String header() {
    String name = line.replaceFirst("#.*", "").replaceAll("[\\[\\]\"']", "").trim();
    at = line.length();
    return name;
  }

  void skipToHeader() {
    while (nextLine()) {
      skipBlanks();
      if (isHeader()) {
        return;
      }
    }
  }

  /** The name before an equals sign, which is taken too. */
  String key() {
    int equals = line.indexOf('=', at);
    if (equals < 0) {
      throw new BrokenRecord("phh.line", number);
    }
    String key = line.substring(at, equals).trim();
    at = equals + 1;
    if (key.length() > 1 && (key.startsWith("\"") || key.startsWith("'"))) {
      key = key.substring(1, key.length() - 1);
    }
    if (key.isEmpty()) {
      throw new BrokenRecord("phh.line", number);
    }
    return key;
  }

  /** Refuses anything but a comment on the rest of this line. */
  void endOfStatement() {
    skipBlanks();
    if (!atLineEnd() && peek() != '#') {
      throw new BrokenRecord("phh.line", number);
    }
    at = line.length();
  }

  /** The characters up to a blank, comma, bracket or comment. */
  String word() {
    int from = at;
    while (!atLineEnd() && peek() > ' ' && ",]}#".indexOf(peek()) < 0) {
      at++;
    }
    return line.substring(from, at);
  }
}
