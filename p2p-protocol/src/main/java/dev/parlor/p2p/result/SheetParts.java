package dev.parlor.p2p.result;

import dev.parlor.p2p.result.Unreadable.Why;
import dev.parlor.p2p.wire.Callsign;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the parts that both forms of a result have in common. */
final class SheetParts {
  private static final Pattern MORE = Pattern.compile("([A-Z][A-Z0-9_]{0,39}):([^\\s:]{1,200})");
  private static final Set<String> TAKEN =
      new HashSet<>(Arrays.asList("PLAYER", "NPUB", "PLACE", "RESULT"));

  /** The names of players' scores. Games without a score leave the whole field out. */
  private static final Set<String> SCORES = new HashSet<>(Arrays.asList("CHIPS", "SCORE"));

  private static final int MAX_PLAYERS = 10;

  private SheetParts() {}

  /** A name of a player or of a station. */
  static String callsign(TextLines lines, String text) throws Unreadable {
    if (!Callsign.is(text)) {
      throw lines.because(Why.CALLSIGN, text);
    }
    return text;
  }

  static boolean isScore(Field field) {
    return SCORES.contains(field.key());
  }

  static long time(TextLines lines) throws Unreadable {
    String text = lines.field("TIMESTAMP");
    OptionalLong time = Utc.parse(text);
    if (!time.isPresent()) {
      throw lines.because(Why.TIMESTAMP, text);
    }
    return time.getAsLong();
  }

  static int count(TextLines lines) throws Unreadable {
    String text = lines.field("PLAYER_COUNT");
    int count = text.matches("[1-9]|10") ? Integer.parseInt(text) : MAX_PLAYERS + 1;
    if (count > MAX_PLAYERS) {
      throw lines.because(Why.PLAYER_COUNT, text);
    }
    return count;
  }

  /** {@code " CHIPS:20 KEY:value"}. */
  static List<Field> more(TextLines lines, String text) throws Unreadable {
    List<Field> more = new ArrayList<>();
    if (text.isEmpty()) {
      return more;
    }
    String[] words = text.split(" ", -1);
    if (!words[0].isEmpty()) {
      throw lines.because(Why.PLAYER, text);
    }
    for (int i = 1; i < words.length; i++) {
      Matcher field = MORE.matcher(words[i]);
      if (!field.matches() || TextLines.isUnseen(words[i])) {
        throw lines.because(Why.PLAYER, words[i]);
      }
      add(lines, more, new Field(field.group(1), field.group(2)));
    }
    return more;
  }

  static void add(TextLines lines, List<Field> more, Field field) throws Unreadable {
    boolean wrongScore = isScore(field) && !field.value().matches("0|-?[1-9][0-9]{0,8}");
    if (wrongScore || TAKEN.contains(field.key())) {
      throw lines.because(Why.PLAYER, field.key() + ":" + field.value());
    }
    if (Fields.get(more, field.key()).isPresent()) {
      throw lines.because(Why.FIELD_TWICE, field.key());
    }
    more.add(field);
  }

  /** Refuses the last player when it stands behind one with a later place. */
  static void requireOrder(TextLines lines, List<PlayerLine> players) throws Unreadable {
    int last = players.size() - 1;
    if (last > 0 && players.get(last).place() < players.get(last - 1).place()) {
      throw lines.because(Why.PLAYER_ORDER, players.get(last).callsign());
    }
  }
}
