package dev.parlor.terminal.results;

import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A leaderboard in columns, for people. */
final class BoardTable {
  private static final String APART = "  ";

  private BoardTable() {}

  /** The game and its station, then a line for each ranked player. */
  static List<String> lines(Leaderboard board, String game, Texts texts) {
    List<List<String>> table = new ArrayList<>();
    boolean together = board.rows().stream().anyMatch(Leaderboard.Row::together);
    if (!board.rows().isEmpty()) {
      table.add(List.of(texts.text(together ? "board.heads.together" : "board.heads").split(" ")));
    }
    for (Leaderboard.Row row : board.rows()) {
      table.add(together ? together(row) : apart(row, texts));
    }
    List<String> lines = new ArrayList<>();
    lines.add(texts.text("board.title", game, board.station(), Utc.text(board.updated())));
    for (List<String> row : table) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        int width = width(table, column);
        String form = column == 1 ? "%-" + width + "s" : "%" + width + "s";
        line.append(APART).append(String.format(Locale.ROOT, form, row.get(column)));
      }
      lines.add(line.toString().stripTrailing());
    }
    board.waiting().forEach(one -> lines.add(APART + waiting(one, texts)));
    return lines;
  }

  /** What somebody lacks to be listed, in one line. */
  static String waiting(Leaderboard.Waiting one, Texts texts) {
    String key =
        one.opponents() == 0
            ? "board.waiting.games"
            : one.games() == 0 ? "board.waiting.opponents" : "board.waiting.both";
    return texts.text(key, one.callsign(), one.games(), one.opponents());
  }

  /** The columns of a game with winners and losers. */
  private static List<String> apart(Leaderboard.Row row, Texts texts) {
    return List.of(
        row.rank() + ".",
        row.callsign(),
        String.valueOf(row.wins()),
        String.valueOf(row.losses()),
        String.format(texts.locale(), "%.1f%%", row.winRate() / 10.0),
        row.unfinished() == 0 ? "" : String.valueOf(row.unfinished()));
  }

  /** The columns of a game that all win or lose together. */
  private static List<String> together(Leaderboard.Row row) {
    return List.of(
        row.rank() + ".",
        row.callsign(),
        String.valueOf(row.games()),
        String.valueOf(row.wins()),
        String.valueOf(row.best()));
  }

  private static int width(List<List<String>> table, int column) {
    return Math.max(1, table.stream().mapToInt(row -> row.get(column).length()).max().orElse(1));
  }
}
