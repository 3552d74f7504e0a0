package dev.parlor.p2p.result;

import dev.parlor.games.GameId;
import dev.parlor.p2p.result.Unreadable.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the form that is signed: {@code # POKER_RESULT: <uuid>}. */
final class ResultForm {
  private static final Pattern HEADING = Pattern.compile("# ([A-Z]+_RESULT): (\\S{1,64})");
  private static final String RESULTS = "RESULTS:";
  private static final Pattern PLAYER =
      Pattern.compile("  - PLAYER:([^\\s:]{1,32}) NPUB:([^\\s:]{1,128}) PLACE:([1-9][0-9]?)(.*)");

  private static final Pattern BEGINNING = Pattern.compile("# [A-Z]+_RESULT: ");

  private ResultForm() {}

  static boolean isBegun(String head) {
    return BEGINNING.matcher(head).lookingAt();
  }

  static SignedResult read(TextLines lines) throws Unreadable {
    Matcher heading = lines.next(HEADING, Why.HEADING);
    Optional<GameId> game = ResultShape.gameOf(heading.group(1));
    if (!game.isPresent()) {
      throw lines.because(Why.HEADING, heading.group(1));
    }
    lines.blank();
    long time = SheetParts.time(lines);
    String seed = lines.field("SEED");
    int count = SheetParts.count(lines);
    List<Field> head = lines.fields("\n");
    lines.blank();
    List<Field> before = lines.fields(RESULTS);
    if (!lines.next().equals(RESULTS)) {
      throw lines.because(Why.FIELD_EXPECTED, RESULTS);
    }
    List<PlayerLine> players = players(lines, count);
    lines.blank();
    List<Field> after = List.of();
    if (!lines.atEnd() && !lines.begins(SignatureLines.START)) {
      after = lines.fields(SignatureLines.START);
      lines.blank();
    }
    ResultSheet sheet =
        new ResultSheet(game.get(), heading.group(2), time, seed, head, before, players, after);
    return new SignedResult(sheet, SignatureLines.read(lines, count));
  }

  private static List<PlayerLine> players(TextLines lines, int count) throws Unreadable {
    List<PlayerLine> players = new ArrayList<>();
    while (lines.begins("  - ")) {
      Matcher line = lines.next(PLAYER, Why.PLAYER);
      String callsign = SheetParts.callsign(lines, line.group(1));
      int place = Integer.parseInt(line.group(3));
      List<Field> more = SheetParts.more(lines, line.group(4));
      players.add(new PlayerLine(callsign, line.group(2), place, more));
      SheetParts.requireOrder(lines, players);
    }
    if (players.size() != count) {
      throw lines.because(Why.PLAYER_COUNT, players.size() + " / " + count);
    }
    return players;
  }
}
