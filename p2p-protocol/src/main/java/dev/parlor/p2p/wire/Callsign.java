package dev.parlor.p2p.wire;

import java.util.regex.Pattern;

/**
 * The form of every name in the protocol, of players and of stations: 3 to 18 capitals and digits.
 * So no name holds a character that cannot be seen, or that turns the text around it.
 */
public final class Callsign {
  /** The form, to be part of a regular expression. */
  public static final String FORM = "[A-Z0-9]{3,18}";

  private static final Pattern PATTERN = Pattern.compile(FORM);

  private Callsign() {}

  public static boolean is(String text) {
    return PATTERN.matcher(text).matches();
  }
}
