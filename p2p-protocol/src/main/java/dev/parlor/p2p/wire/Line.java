package dev.parlor.p2p.wire;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A card-game line: {@code VERB[:argument]*}. */
public record Line(String verb, List<String> args) {
  public static final int MAX_BYTES = 4096;
  private static final int MOST_OF_A_CHAR = 3; // bytes of UTF-8
  private static final Pattern VERB = Pattern.compile("[A-Z][A-Z0-9_]{0,39}");
  private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,9}");

  public Line {
    args = List.copyOf(args);
  }

  public static Line of(String verb, Object... args) {
    List<String> texts = new ArrayList<>();
    for (Object arg : args) {
      texts.add(arg.toString());
    }
    return new Line(verb, texts);
  }

  public static Line parse(String text) throws Malformed {
    if (text.length() > MAX_BYTES / MOST_OF_A_CHAR
        && text.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
      throw new Malformed("a line of more than " + MAX_BYTES + " bytes");
    }
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        throw new Malformed("a control character in a line");
      }
    }
    String[] parts = text.split(":", -1);
    if (!VERB.matcher(parts[0]).matches()) {
      throw new Malformed("a line begins with a verb");
    }
    return new Line(parts[0], java.util.Arrays.asList(parts).subList(1, parts.length));
  }

  /** The argument at this position. */
  public String arg(int index) throws Malformed {
    if (index >= args.size()) {
      throw new Malformed(verb + " has " + args.size() + " arguments, more are needed");
    }
    return args.get(index);
  }

  /** The argument at this position as a whole number within bounds. */
  public int number(int index, int min, int max) throws Malformed {
    String text = arg(index);
    if (!NUMBER.matcher(text).matches()) {
      throw new Malformed(verb + ": not a number: argument " + (index + 1));
    }
    long value = Long.parseLong(text);
    if (value < min || value > max) {
      throw new Malformed(verb + ": " + value + " is not from " + min + " to " + max);
    }
    return (int) value;
  }

  public Bytes hex(int index, int length) throws Malformed {
    return Bytes.parseHex(arg(index), length);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(verb);
    args.forEach(arg -> text.append(':').append(arg));
    return text.toString();
  }
}
