package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the leaderboards that stations send. */
public final class LeaderboardText {
  private static final Pattern HEAD =
      Pattern.compile(
          "# LEADERBOARD: (\\S{1,32})\n# GAME: ([a-z]+)\n\nUPDATED: ([-0-9: ]{19})\n\n?");
  private static final Pattern ROW =
      Pattern.compile(
          "> RANK:(\\d{1,6}) CALLSIGN:([^\\s:]{1,32}) WINS:(\\d{1,6}) LOSSES:(\\d{1,6})"
              + " WINRATE:(\\d{1,3})\\.(\\d)"
              + "(?: UNFINISHED:([1-9]\\d{0,5}))?\n?");

  private LeaderboardText() {}

  public static Leaderboard read(String text) throws Malformed {
    Matcher head = HEAD.matcher(text);
    if (!head.lookingAt()) {
      throw new Malformed("not a leaderboard");
    }
    GameId game = GameId.of(head.group(2)).orElseThrow(() -> new Malformed("no game"));
    long updated =
        Utc.parse(head.group(3)).orElseThrow(() -> new Malformed("not a time: " + head.group(3)));
    List<Leaderboard.Row> rows = new ArrayList<>();
    Matcher row = ROW.matcher(text);
    int at = head.end();
    while (at < text.length()) {
      row.region(at, text.length());
      if (!row.lookingAt()) {
        throw new Malformed("not a row of a leaderboard: row " + (rows.size() + 1));
      }
      at = row.end();
      rows.add(
          new Leaderboard.Row(
              Integer.parseInt(row.group(1)),
              row.group(2),
              Integer.parseInt(row.group(3)),
              Integer.parseInt(row.group(4)),
              Integer.parseInt(row.group(5)) * 10 + Integer.parseInt(row.group(6)),
              row.group(7) == null ? 0 : Integer.parseInt(row.group(7))));
    }
    return new Leaderboard(head.group(1), game, updated, rows);
  }
}
