package dev.parlor.p2p.result;

import dev.parlor.p2p.result.Unreadable.Why;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a text that is read from the first to the last, strictly. */
final class TextLines {
  private static final Pattern FIELD = Pattern.compile("([A-Z][A-Z0-9_]{0,39}): (\\S(?:.*\\S)?)");
  private static final Pattern RESERVED =
      Pattern.compile("GAME|TIMESTAMP|SEED|COMBINED_SEED|PLAYER_COUNT|RESULTS|PLAYER_[0-9].*");

  private static final String STATION = "STATION";

  /** What turns or breaks the text around it, so that a reader sees something else. */
  private static final Pattern UNSEEN = Pattern.compile("[\\p{Cf}\\p{Zl}\\p{Zp}]");

  private final List<String> lines;
  private final Set<String> keys = new HashSet<>();
  private int at;

  TextLines(byte[] bytes, int maxBytes) throws Unreadable {
    if (bytes.length > maxBytes) {
      throw new Unreadable(Why.TOO_LONG, lineAt(bytes, maxBytes), bytes.length + " > " + maxBytes);
    }
    String text;
    try {
      text = Reader.utf8(bytes);
    } catch (Malformed notUtf8) {
      throw new Unreadable(Why.NOT_UTF8, notUtf8(bytes), "");
    }
    lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    if (lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    for (int i = 0; i < lines.size(); i++) {
      refuseControls(lines.get(i), i + 1);
    }
  }

  /** The number of the line in which a byte stands, from 1. */
  private static int lineAt(byte[] bytes, int at) {
    int line = 1;
    for (int i = 0; i < at; i++) {
      line += bytes[i] == '\n' ? 1 : 0;
    }
    return line;
  }

  /**
   * The first line that is not UTF-8. Lines can be looked at one by one, because no character
   * reaches over the end of a line.
   */
  private static int notUtf8(byte[] bytes) {
    int begin = 0;
    for (int i = 0; i <= bytes.length; i++) {
      if (i == bytes.length || bytes[i] == '\n') {
        try {
          Reader.utf8(Arrays.copyOfRange(bytes, begin, i));
        } catch (Malformed here) {
          break;
        }
        begin = i + 1;
      }
    }
    return lineAt(bytes, Math.min(begin, bytes.length));
  }

  private static void refuseControls(String line, int number) throws Unreadable {
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\r') {
        throw new Unreadable(Why.CARRIAGE_RETURN, number, "");
      }
      if (Character.isISOControl(c) || c == '\ufeff') {
        throw new Unreadable(Why.CONTROL_CHARACTER, number, "");
      }
    }
  }

  boolean atEnd() {
    return at == lines.size();
  }

  /** Whether the next line begins like this. */
  boolean begins(String start) {
    return !atEnd() && lines.get(at).startsWith(start);
  }

  boolean is(String line) {
    return !atEnd() && lines.get(at).equals(line);
  }

  String next() throws Unreadable {
    if (atEnd()) {
      throw new Unreadable(Why.ENDS_EARLY, at + 1, "");
    }
    return lines.get(at++);
  }

  Matcher next(Pattern pattern, Why why) throws Unreadable {
    String line = next();
    Matcher matcher = pattern.matcher(line);
    if (!matcher.matches()) {
      throw because(why, line);
    }
    return matcher;
  }

  /** Exactly one blank line. */
  void blank() throws Unreadable {
    if (!next().isEmpty()) {
      throw because(Why.BLANK_MISSING, "");
    }
    if (is("")) {
      next();
      throw because(Why.BLANK_EXTRA, "");
    }
  }

  /** The value of the line that must come now. */
  String field(String key) throws Unreadable {
    if (!begins(key + ": ")) {
      at = Math.min(at + 1, lines.size());
      throw because(Why.FIELD_EXPECTED, key);
    }
    return next(FIELD, Why.FIELD).group(2);
  }

  /** All fields up to a blank line, the end, or a line that begins like this. */
  List<Field> fields(String stop) throws Unreadable {
    List<Field> fields = new ArrayList<>();
    while (!atEnd() && !is("") && !begins(stop)) {
      Matcher field = next(FIELD, Why.FIELD);
      String key = field.group(1);
      if (RESERVED.matcher(key).matches()) {
        throw because(Why.FIELD_RESERVED, key);
      }
      if (!keys.add(key) && !key.equals(AbsentLine.KEY)) {
        throw because(Why.FIELD_TWICE, key);
      }
      String value = field.group(2);
      if (key.equals(STATION)) {
        SheetParts.callsign(this, value);
      } else if (isUnseen(value)) {
        throw because(Why.FIELD, key + ": " + value);
      }
      fields.add(new Field(key, value));
    }
    return fields;
  }

  /** Whether something in a text turns or breaks what stands around it. */
  static boolean isUnseen(String text) {
    return UNSEEN.matcher(text).find();
  }

  /** A refusal of the line that was read last. Nothing in it turns or breaks the text around it. */
  Unreadable because(Why why, String detail) {
    return new Unreadable(why, Math.max(1, at), UNSEEN.matcher(detail).replaceAll("?"));
  }
}
