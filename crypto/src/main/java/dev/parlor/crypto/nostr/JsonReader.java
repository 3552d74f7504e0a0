package dev.parlor.crypto.nostr;

import dev.parlor.crypto.BadInput;
import java.util.ArrayList;
import java.util.List;

/** Reads the little JSON that an event is made of: strings, whole numbers, lists of lists. */
final class JsonReader {
  private final String text;
  private int at;

  JsonReader(String text) {
    this.text = text;
  }

  void expect(char c) throws BadInput {
    if (!skip(c)) {
      throw wrong("expected " + c);
    }
  }

  /** Skips white space and then this character; answers whether it was next. */
  boolean skip(char c) {
    space();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  void end() throws BadInput {
    space();
    if (at != text.length()) {
      throw new BadInput(BadInput.Reason.LENGTH, "something follows the event");
    }
  }

  long number() throws BadInput {
    space();
    int from = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    boolean padded = at - from > 1 && text.charAt(from) == '0';
    if (from == at || at - from > 15 || padded) {
      throw new BadInput(BadInput.Reason.RANGE, "a whole number of at most 15 digits");
    }
    return Long.parseLong(text.substring(from, at));
  }

  List<List<String>> tags() throws BadInput {
    List<List<String>> tags = new ArrayList<>();
    expect('[');
    if (skip(']')) {
      return tags;
    }
    do {
      List<String> tag = new ArrayList<>();
      expect('[');
      if (!skip(']')) {
        do {
          tag.add(string());
        } while (skip(','));
        expect(']');
      }
      tags.add(tag);
    } while (skip(','));
    expect(']');
    return tags;
  }

  String string() throws BadInput {
    expect('"');
    StringBuilder out = new StringBuilder();
    while (true) {
      char c = next();
      if (c == '"') {
        return agreed(out.toString());
      }
      if (c < ' ') {
        throw wrong("a control character in a string");
      }
      out.append(c == '\\' ? escaped() : c);
    }
  }

  private char escaped() throws BadInput {
    char c = next();
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = Character.digit(next(), 16);
          if (digit < 0) {
            throw wrong("not a hex digit");
          }
          code = code << 4 | digit;
        }
        yield (char) code;
      }
      default -> throw wrong("an unknown escape");
    };
  }

  private String agreed(String read) throws BadInput {
    if (!JsonText.isAgreed(read)) {
      throw wrong("a text whose id programs do not agree on");
    }
    return read;
  }

  private char next() throws BadInput {
    if (at == text.length()) {
      throw new BadInput(BadInput.Reason.LENGTH, "the event breaks off");
    }
    return text.charAt(at++);
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private BadInput wrong(String what) {
    return at >= text.length()
        ? new BadInput(BadInput.Reason.LENGTH, "the event breaks off")
        : new BadInput(BadInput.Reason.CHARACTER, what + " at " + at);
  }
}
