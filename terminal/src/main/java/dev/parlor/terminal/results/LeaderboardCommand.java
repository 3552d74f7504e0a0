package dev.parlor.terminal.results;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.parlor.games.GameId;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.terminal.Exit;
import dev.parlor.terminal.Problem;
import dev.parlor.terminal.Rim;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor leaderboard DIR [GAME]}: the tables that the results in a folder give. */
@Command(name = "leaderboard", mixinStandardHelpOptions = true)
public final class LeaderboardCommand implements Callable<Integer> {
  private final Rim rim;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "dir")
  private Path dir = Path.of(".");

  @Parameters(index = "1", arity = "0..1", paramLabel = "GAME", descriptionKey = "boardGame")
  private String game = "";

  public LeaderboardCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Boards boards = new Boards(rim, dir);
    boolean any = false;
    for (GameId one : games()) {
      Leaderboard board = boards.of(one);
      boolean shown = !game.isEmpty() || !board.rows().isEmpty();
      if (shown) {
        rim.out().println(json ? json(board) : board.text());
      }
      any |= !board.rows().isEmpty();
    }
    if (!any) {
      rim.err().println(rim.texts().text("leaderboard.empty", dir));
    }
    return any ? Exit.OK : Exit.NO;
  }

  private List<GameId> games() {
    if (game.isEmpty()) {
      return List.of(GameId.values());
    }
    return List.of(GameId.of(game).orElseThrow(() -> new Problem("leaderboard.unknownGame", game)));
  }

  private static String json(Leaderboard board) {
    JsonObject json = new JsonObject();
    json.addProperty("station", board.station());
    json.addProperty("game", board.game().id());
    json.addProperty("updated", board.updated());
    JsonArray rows = new JsonArray();
    for (Leaderboard.Row row : board.rows()) {
      JsonObject one = new JsonObject();
      one.addProperty("rank", row.rank());
      one.addProperty("callsign", row.callsign());
      one.addProperty("wins", row.wins());
      one.addProperty("losses", row.losses());
      one.addProperty("winrate", row.winRate() / 10.0);
      rows.add(one);
    }
    json.add("rows", rows);
    return json.toString();
  }
}
