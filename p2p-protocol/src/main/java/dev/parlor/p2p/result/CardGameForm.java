package dev.parlor.p2p.result;

import dev.parlor.games.GameId;
import dev.parlor.p2p.result.Unreadable.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The second form of a result, {@code # CARD_GAME: <uuid>}. It carries every line of the first, so
 * that the text that is signed can be put together again from it.
 */
final class CardGameForm {
  static final String HEADING = "# CARD_GAME: ";
  private static final Pattern FIRST_LINE = Pattern.compile("# CARD_GAME: (\\S{1,64})");
  private static final Pattern RESULT = Pattern.compile("([1-9][0-9]?)(st|nd|rd|th)");
  private static final Pattern VALUE = Pattern.compile("[^\\s:]{1,128}");

  private CardGameForm() {}

  static String write(ResultSheet sheet) {
    List<String> lines = new ArrayList<>();
    lines.add(HEADING + sheet.id());
    lines.add("");
    lines.add("GAME: " + sheet.game().id());
    lines.add("TIMESTAMP: " + Utc.text(sheet.time()));
    lines.add("COMBINED_SEED: " + sheet.seed());
    lines.add("PLAYER_COUNT: " + sheet.players().size());
    block(lines, sheet.head());
    if (!sheet.before().isEmpty()) {
      block(lines, sheet.before());
    }
    int number = 0;
    for (PlayerLine player : sheet.players()) {
      String key = "PLAYER_" + ++number;
      lines.add(key + ": " + player.callsign());
      lines.add(key + "_NPUB: " + player.npub());
      lines.add(key + "_RESULT: " + ordinal(player.place()));
      player.more().forEach(field -> lines.add(key + "_" + field.line()));
      lines.add("");
    }
    if (!sheet.after().isEmpty()) {
      block(lines, sheet.after());
    }
    return String.join("\n", lines) + "\n";
  }

  private static void block(List<String> lines, List<Field> fields) {
    fields.forEach(field -> lines.add(field.line()));
    lines.add("");
  }

  private static String ordinal(int place) {
    int last = place / 10 == 1 ? 0 : place % 10;
    return place
        + switch (last) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }

  static SignedResult read(TextLines lines) throws Unreadable {
    String id = lines.next(FIRST_LINE, Why.HEADING).group(1);
    lines.blank();
    String name = lines.field("GAME");
    Optional<GameId> game = GameId.of(name);
    if (!game.isPresent()) {
      throw lines.because(Why.HEADING, name);
    }
    long time = SheetParts.time(lines);
    String seed = lines.field("COMBINED_SEED");
    int count = SheetParts.count(lines);
    List<Field> head = lines.fields("\n");
    lines.blank();
    List<Field> before = List.of();
    if (!lines.begins("PLAYER_1: ")) {
      before = lines.fields("PLAYER_1: ");
      lines.blank();
    }
    List<PlayerLine> players = new ArrayList<>();
    while (players.size() < count) {
      players.add(player(lines, "PLAYER_" + (players.size() + 1)));
      SheetParts.requireOrder(lines, players);
    }
    List<Field> after = List.of();
    if (!lines.atEnd() && !lines.begins(SignatureLines.START)) {
      after = lines.fields(SignatureLines.START);
      lines.blank();
    }
    ResultSheet sheet = new ResultSheet(game.get(), id, time, seed, head, before, players, after);
    return new SignedResult(sheet, SignatureLines.read(lines, count));
  }

  private static PlayerLine player(TextLines lines, String key) throws Unreadable {
    String callsign = SheetParts.callsign(lines, lines.field(key));
    String npub = value(lines, key + "_NPUB");
    String result = lines.field(key + "_RESULT");
    Matcher place = RESULT.matcher(result);
    if (!place.matches() || !ordinal(Integer.parseInt(place.group(1))).equals(result)) {
      throw lines.because(Why.PLAYER, result);
    }
    List<Field> more = new ArrayList<>();
    while (!lines.atEnd() && !lines.is("")) {
      String line = lines.next();
      if (!line.startsWith(key + "_") || !line.contains(": ")) {
        throw lines.because(Why.PLAYER, line);
      }
      String field = line.substring(key.length() + 1).replaceFirst(": ", ":");
      more.addAll(SheetParts.more(lines, " " + field));
    }
    lines.blank();
    return new PlayerLine(callsign, npub, Integer.parseInt(place.group(1)), more);
  }

  private static String value(TextLines lines, String key) throws Unreadable {
    String value = lines.field(key);
    if (!VALUE.matcher(value).matches()) {
      throw lines.because(Why.PLAYER, value);
    }
    return value;
  }
}
