package dev.parlor.terminal.results;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.parlor.games.GameId;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.VisitAnswer;
import dev.parlor.rim.station.Visited;
import dev.parlor.terminal.air.Routes;
import dev.parlor.terminal.home.HomeOption;
import dev.parlor.terminal.home.OwnIdentity;
import dev.parlor.terminal.net.Route;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.GameTitles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Visible;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor leaderboard DIR|HOST:PORT [GAME]}: the tables of a folder or of a station. */
@Command(name = "leaderboard", mixinStandardHelpOptions = true)
public final class LeaderboardCommand implements Callable<Integer> {
  private final Rim rim;

  @Mixin private HomeOption home = new HomeOption();

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(index = "0", paramLabel = "DIR|HOST:PORT", descriptionKey = "boards")
  private Path dir = Path.of(".");

  @Parameters(index = "1", arity = "0..1", paramLabel = "GAME", descriptionKey = "boardGame")
  private String game = "";

  public LeaderboardCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    if (Files.exists(dir) || !Routes.isToStation(dir.toString())) {
      return local();
    }
    try (Route station = Routes.toStation(dir.toString(), rim)) {
      return remote(station);
    }
  }

  /** Shows the leaderboards that a station sends. */
  private int remote(Route station) {
    Reach reach = new Reach(station, OwnIdentity.always(home.home(rim)));
    List<GameId> wanted =
        games().stream()
            .filter(one -> rim.games().ranked(one) || rim.games().together(one))
            .toList();
    Visited visited =
        Progress.during(
            rim,
            () -> reach.boards(game.isEmpty() ? wanted : games()),
            "visit.begins",
            station.where());
    if (!visited.isWhole()) {
      rim.err().println(rim.texts().text(reach.trouble(visited)));
      return visited.needsAdmission() ? Exit.NO : Exit.PROBLEM;
    }
    List<Leaderboard> boards = new ArrayList<>();
    for (VisitAnswer answer : visited.answers()) {
      if (answer instanceof VisitAnswer.Board sent) {
        boards.add(sent.leaderboard());
        explain(sent.leaderboard());
      }
    }
    return show(boards);
  }

  /**
   * Explains why nobody is ranked. A station does not send its owner's settings, so the usual ones
   * are named.
   */
  private void explain(Leaderboard board) {
    if (board.isEmpty() && board.updated() > 0) {
      RankingRules usual = RankingRules.of(rim.games(), Set.of(), Set.of());
      String needs = Boards.needs(rim, board.game(), usual);
      rim.err().println(rim.texts().text("leaderboard.missing.there", board.game().id(), needs));
    }
  }

  private int local() {
    Boards boards = new Boards(rim, dir);
    return show(games().stream().map(boards::of).toList());
  }

  private int show(List<Leaderboard> boards) {
    boolean asked = json && !game.isEmpty(); // a program that asks for one gets one
    for (Leaderboard board : boards) {
      if (asked || !board.isEmpty()) {
        if (rim.person() && !json) {
          BoardTable.lines(board, GameTitles.of(rim, board.game()), rim.texts())
              .forEach(line -> rim.out().println(Visible.of(line)));
        } else {
          rim.out().println(json ? Visible.of(json(board)) : Visible.lines(board.text()));
        }
      }
    }
    if (boards.stream().allMatch(board -> board.updated() == 0)) {
      rim.err().println(rim.texts().text("leaderboard.empty", dir));
    }
    return boards.stream().allMatch(board -> board.rows().isEmpty()) ? Exit.NO : Exit.OK;
  }

  private List<GameId> games() {
    if (game.isEmpty()) {
      return rim.games().ids();
    }
    return List.of(
        rim.games()
            .named(game)
            .map(GameKit::id)
            .orElseThrow(() -> new Problem("leaderboard.unknownGame", game)));
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
      one.addProperty("unfinished", row.unfinished());
      if (row.together()) {
        one.addProperty("best", row.best());
      }
      rows.add(one);
    }
    json.add("rows", rows);
    JsonArray waiting = new JsonArray();
    for (Leaderboard.Waiting each : board.waiting()) {
      JsonObject one = new JsonObject();
      one.addProperty("callsign", each.callsign());
      one.addProperty("games", each.games());
      one.addProperty("opponents", each.opponents());
      waiting.add(one);
    }
    json.add("waiting", waiting);
    return json.toString();
  }
}
