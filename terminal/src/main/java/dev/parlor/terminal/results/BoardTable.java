package dev.parlor.terminal.results;

import dev.parlor.p2p.result.Utc;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.terminal.shell.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A leaderboard in columns, for people. */
final class BoardTable {
  private static final int COLUMNS = 6;
  private static final String APART = "  ";

  private BoardTable() {}

  /** The game and its station, then a line for each who is ranked. */
  static List<String> lines(Leaderboard board, Texts texts) {
    List<List<String>> table = new ArrayList<>();
    table.add(List.of(texts.text("board.heads").split(" ", COLUMNS)));
    for (Leaderboard.Row row : board.rows()) {
      table.add(
          List.of(
              row.rank() + ".",
              row.callsign(),
              String.valueOf(row.wins()),
              String.valueOf(row.losses()),
              String.format(texts.locale(), "%.1f%%", row.winRate() / 10.0),
              row.unfinished() == 0 ? "" : String.valueOf(row.unfinished())));
    }
    List<String> lines = new ArrayList<>();
    String game = texts.text("game." + board.game().id());
    lines.add(texts.text("board.title", game, board.station(), Utc.text(board.updated())));
    for (List<String> row : table) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < COLUMNS; column++) {
        int width = width(table, column);
        String form = column == 1 ? "%-" + width + "s" : "%" + width + "s";
        line.append(APART).append(String.format(Locale.ROOT, form, row.get(column)));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private static int width(List<List<String>> table, int column) {
    return Math.max(1, table.stream().mapToInt(row -> row.get(column).length()).max().orElse(1));
  }
}
