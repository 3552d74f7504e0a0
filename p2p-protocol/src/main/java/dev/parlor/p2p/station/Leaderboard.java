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
 * @param waiting the players who are not listed yet; those who lack least come first
 */
public record Leaderboard(
    String station, GameId game, long updated, List<Row> rows, List<Waiting> waiting) {
  /** The value of {@code best} in a game with winners and losers. */
  public static final int NO_BEST = -1;

  private static final int MOST_BEST = 99_999;
  private static final int MOST_WAITING = 50;

  public Leaderboard {
    rows = List.copyOf(rows);
    waiting = List.copyOf(waiting);
  }

  /** Whether there is nobody to be shown. */
  public boolean isEmpty() {
    return rows.isEmpty() && waiting.isEmpty();
  }

  /**
   * What a player lacks to be listed.
   *
   * @param games how many more games
   * @param opponents how many more opponents whom the player has not met yet
   */
  public record Waiting(String callsign, int games, int opponents) {
    boolean isNothing() {
      return games == 0 && opponents == 0;
    }

    String text() {
      return "> WAITING CALLSIGN:" + callsign + " GAMES:" + games + " OPPONENTS:" + opponents;
    }
  }

  /**
   * @param winRate wins in a thousand games
   * @param unfinished matches in which the player fell silent for good; they are not among the
   *     games
   * @param best the best common result in a game that all win or lose together; {@link #NO_BEST} in
   *     other games
   */
  public record Row(
      int rank, String callsign, int wins, int losses, int winRate, int unfinished, int best) {
    public Row(int rank, String callsign, int wins, int losses, int winRate, int unfinished) {
      this(rank, callsign, wins, losses, winRate, unfinished, NO_BEST);
    }

    /** Whether this is a row of a game that all win or lose together. */
    public boolean together() {
      return best != NO_BEST;
    }

    public int games() {
      return wins + losses;
    }

    String text() {
      return together()
          ? "> RANK:"
              + rank
              + " CALLSIGN:"
              + callsign
              + " GAMES:"
              + games()
              + " WINS:"
              + wins
              + " BEST:"
              + best
          : apart();
    }

    private String apart() {
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
    int best;
    final Set<String> opponents = new HashSet<>();

    Score(String npub) {
      this.npub = npub;
    }

    int games() {
      return wins + losses;
    }

    /** Whether the player left so many matches unfinished that it is not listed. */
    boolean isUnreliable(int percent) {
      return 100 * unfinished > percent * (games() + unfinished);
    }

    /** What is missing for a place on the table. */
    Waiting lacks(RankingRules rules, boolean together) {
      int others = together ? 0 : Math.max(0, rules.minOpponents() - opponents.size());
      return new Waiting(callsign, Math.max(0, Math.max(1, rules.minGames()) - games()), others);
    }

    Row row(int rank, boolean together) {
      return together
          ? new Row(rank, callsign, wins, losses, winRate(), 0, best)
          : new Row(rank, callsign, wins, losses, winRate(), unfinished);
    }

    /** Wins in a thousand games, rounded half up. */
    int winRate() {
      return (2000 * wins + games()) / (2 * games());
    }
  }

  private static final Comparator<Score> BY_RATE =
      Comparator.comparingInt((Score one) -> -one.winRate()).thenComparingInt(one -> -one.wins);

  private static final Comparator<Score> BY_WINS =
      Comparator.comparingInt((Score one) -> -one.wins)
          .thenComparingInt(one -> -one.best)
          .thenComparingInt(Score::games);

  private static final Comparator<Waiting> BY_LACK =
      Comparator.comparingInt(Waiting::games)
          .thenComparingInt(Waiting::opponents)
          .thenComparing(Waiting::callsign);

  /** The table that these results give, in whatever order they come. */
  public static Leaderboard of(
      String station,
      GameId game,
      List<Judged> results,
      RankingRules rules,
      Signatures signatures) {
    Tally tally = Tally.of(game, results, rules, signatures);
    boolean together = rules.games().together(game);
    Map<String, Score> scores = new HashMap<>();
    long updated = 0;
    for (ResultSheet sheet : tally.counted()) {
      updated = sheet.time();
      int best = best(sheet, rules);
      sheet.players().forEach(player -> enter(scores, player, sheet, best));
    }
    for (ResultSheet sheet : tally.unfinished()) {
      for (PlayerLine player : sheet.players()) {
        if (sheet.isOut(player)) {
          scores.computeIfAbsent(player.npub(), Score::new).unfinished++;
        }
      }
    }
    List<Score> ranked = new ArrayList<>();
    List<Waiting> waiting = new ArrayList<>();
    for (Score score : scores.values()) {
      Waiting lacks = score.lacks(rules, together);
      boolean counts = score.games() > 0 && !score.isUnreliable(rules.maxUnfinished());
      if (counts && lacks.isNothing()) {
        ranked.add(score);
      } else if (counts) {
        waiting.add(lacks);
      }
    }
    waiting.sort(BY_LACK);
    ranked.sort(
        (together ? BY_WINS : BY_RATE)
            .thenComparing(one -> one.callsign)
            .thenComparing(one -> one.npub));
    List<Row> rows = new ArrayList<>();
    for (Score one : ranked) {
      rows.add(one.row(rows.size() + 1, together));
    }
    List<Waiting> first = waiting.subList(0, Math.min(MOST_WAITING, waiting.size()));
    return new Leaderboard(station, game, updated, rows, first);
  }

  /** How well all did together; 0 where that is no number. */
  private static int best(ResultSheet sheet, RankingRules rules) {
    String value = sheet.get(rules.games().best(sheet.game())).orElse("");
    return value.matches("[0-9]{1,5}") ? Math.min(MOST_BEST, Integer.parseInt(value)) : 0;
  }

  private static void enter(
      Map<String, Score> scores, PlayerLine player, ResultSheet sheet, int best) {
    Score score = scores.computeIfAbsent(player.npub(), Score::new);
    score.callsign = player.callsign();
    score.best = Math.max(score.best, best);
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

  /** The text of the file. */
  public String text() {
    StringBuilder out = new StringBuilder("# LEADERBOARD: ").append(station).append('\n');
    out.append("# GAME: ").append(game.id()).append("\n\n");
    out.append("UPDATED: ").append(Utc.text(updated)).append("\n\n");
    rows.forEach(row -> out.append(row.text()).append('\n'));
    waiting.forEach(one -> out.append(one.text()).append('\n'));
    return out.toString();
  }
}
