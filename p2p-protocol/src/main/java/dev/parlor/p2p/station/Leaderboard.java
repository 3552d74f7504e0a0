package dev.parlor.p2p.station;

import dev.parlor.games.GameId;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.result.PlayerLine;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.Utc;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A station's table of one game.
 *
 * @param updated when the newest result that counts was signed; 0 when there is none
 */
public record Leaderboard(String station, GameId game, long updated, List<Row> rows) {
  public Leaderboard {
    rows = List.copyOf(rows);
  }

  /**
   * @param winRate wins of a thousand games
   * @param unfinished matches from which it fell silent for good; none of the games above
   */
  public record Row(int rank, String callsign, int wins, int losses, int winRate, int unfinished) {
    String text() {
      String rest = unfinished == 0 ? "" : " UNFINISHED:" + unfinished;
      return "> RANK:"
          + rank
          + " CALLSIGN:"
          + callsign
          + " WINS:"
          + wins
          + " LOSSES:"
          + losses
          + " WINRATE:"
          + winRate / 10
          + '.'
          + winRate % 10
          + rest;
    }
  }

  /** What one npub has achieved. */
  private static final class Score {
    final String npub;
    String callsign = "";
    int wins;
    int losses;
    int unfinished;
    final Set<String> opponents = new HashSet<>();

    Score(String npub) {
      this.npub = npub;
    }

    int games() {
      return wins + losses;
    }

    /** Whether so much of what it began was left unfinished that it is not listed. */
    boolean isUnreliable(int percent) {
      return 100 * unfinished > percent * (games() + unfinished);
    }

    /** Rounded half up. */
    int winRate() {
      return (2000 * wins + games()) / (2 * games());
    }
  }

  /** The table that these results give; in whatever order they come. */
  public static Leaderboard of(
      String station,
      GameId game,
      List<Judged> results,
      RankingRules rules,
      Signatures signatures) {
    Tally tally = Tally.of(game, results, rules, signatures);
    Map<String, Score> scores = new HashMap<>();
    long updated = 0;
    for (ResultSheet sheet : tally.counted()) {
      updated = sheet.time();
      sheet.players().forEach(player -> enter(scores, player, sheet));
    }
    for (ResultSheet sheet : tally.unfinished()) {
      for (PlayerLine player : sheet.players()) {
        if (sheet.isOut(player)) {
          scores.computeIfAbsent(player.npub(), Score::new).unfinished++;
        }
      }
    }
    List<Score> ranked = new ArrayList<>();
    for (Score score : scores.values()) {
      if (score.games() >= rules.minGames()
          && score.opponents.size() >= rules.minOpponents()
          && !score.isUnreliable(rules.maxUnfinished())) {
        ranked.add(score);
      }
    }
    ranked.sort(
        Comparator.comparingInt((Score one) -> -one.winRate())
            .thenComparingInt(one -> -one.wins)
            .thenComparing(one -> one.callsign)
            .thenComparing(one -> one.npub));
    List<Row> rows = new ArrayList<>();
    for (Score one : ranked) {
      rows.add(
          new Row(
              rows.size() + 1, one.callsign, one.wins, one.losses, one.winRate(), one.unfinished));
    }
    return new Leaderboard(station, game, updated, rows);
  }

  private static void enter(Map<String, Score> scores, PlayerLine player, ResultSheet sheet) {
    Score score = scores.computeIfAbsent(player.npub(), Score::new);
    score.callsign = player.callsign();
    if (player.place() == 1) {
      score.wins++;
    } else {
      score.losses++;
    }
    for (PlayerLine other : sheet.players()) {
      if (!other.npub().equals(player.npub())) {
        score.opponents.add(other.npub());
      }
    }
  }

  /** The file. */
  public String text() {
    StringBuilder out = new StringBuilder("# LEADERBOARD: ").append(station).append('\n');
    out.append("# GAME: ").append(game.id()).append("\n\n");
    out.append("UPDATED: ").append(Utc.text(updated)).append("\n\n");
    rows.forEach(row -> out.append(row.text()).append('\n'));
    return out.toString();
  }
}
