package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a leaderboard that a station has sent. */
public final class LeaderboardText {
  private static final Pattern HEAD =
      Pattern.compile(
          "# LEADERBOARD: ("
              + Callsign.FORM
              + ")\n# GAME: ([a-z]+)\n\nUPDATED: ([-0-9: ]{19})\n\n?");
  private static final Pattern ROW =
      Pattern.compile(
          "> RANK:(\\d{1,6}) CALLSIGN:("
              + Callsign.FORM
              + ") WINS:(\\d{1,6}) LOSSES:(\\d{1,6})"
              + " WINRATE:(\\d{1,3})\\.(\\d)"
              + "(?: UNFINISHED:([1-9]\\d{0,5}))?\n?");

  private static final Pattern TOGETHER =
      Pattern.compile(
          "> RANK:(\\d{1,6}) CALLSIGN:("
              + Callsign.FORM
              + ") GAMES:(\\d{1,6}) WINS:(\\d{1,6})"
              + " BEST:(\\d{1,5})\n?");
  private static final Pattern WAITING =
      Pattern.compile(
          "> WAITING CALLSIGN:(" + Callsign.FORM + ") GAMES:(\\d{1,6}) OPPONENTS:(\\d{1,6})\n?");
  private static final int ALL = 1000;

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
    int at = head.end();
    while (at < text.length() && !text.startsWith("> WAITING ", at)) {
      Matcher row = at(ROW, text, at);
      boolean apart = row.lookingAt();
      if (!apart) {
        row = at(TOGETHER, text, at);
        if (!row.lookingAt()) {
          throw new Malformed("not a row of a leaderboard: row " + (rows.size() + 1));
        }
      }
      at = row.end();
      rows.add(apart ? apart(row) : together(row));
    }
    return new Leaderboard(head.group(1), game, updated, rows, waiting(text, at));
  }

  /** Reads the players who are not listed yet; they stand behind the ranked ones. */
  private static List<Leaderboard.Waiting> waiting(String text, int from) throws Malformed {
    List<Leaderboard.Waiting> waiting = new ArrayList<>();
    int at = from;
    while (at < text.length()) {
      Matcher one = at(WAITING, text, at);
      if (!one.lookingAt()) {
        throw new Malformed("not a row of a leaderboard: waiting " + (waiting.size() + 1));
      }
      at = one.end();
      waiting.add(
          new Leaderboard.Waiting(
              one.group(1), Integer.parseInt(one.group(2)), Integer.parseInt(one.group(3))));
    }
    return waiting;
  }

  private static Matcher at(Pattern pattern, String text, int at) {
    return pattern.matcher(text).region(at, text.length());
  }

  private static Leaderboard.Row apart(Matcher row) {
    return new Leaderboard.Row(
        Integer.parseInt(row.group(1)),
        row.group(2),
        Integer.parseInt(row.group(3)),
        Integer.parseInt(row.group(4)),
        Integer.parseInt(row.group(5)) * 10 + Integer.parseInt(row.group(6)),
        row.group(7) == null ? 0 : Integer.parseInt(row.group(7)));
  }

  private static Leaderboard.Row together(Matcher row) throws Malformed {
    int games = Integer.parseInt(row.group(3));
    int wins = Integer.parseInt(row.group(4));
    if (games == 0 || wins > games) {
      throw new Malformed(wins + " wins in " + games + " games");
    }
    int rate = (2 * ALL * wins + games) / (2 * games);
    return new Leaderboard.Row(
        Integer.parseInt(row.group(1)),
        row.group(2),
        wins,
        games - wins,
        rate,
        0,
        Integer.parseInt(row.group(5)));
  }
}
