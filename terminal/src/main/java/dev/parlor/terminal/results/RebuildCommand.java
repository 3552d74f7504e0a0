package dev.parlor.terminal.results;

import dev.parlor.games.GameId;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Rim;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parlor rebuild DIR}: writes all leaderboards anew from the results. */
@Command(name = "rebuild", mixinStandardHelpOptions = true)
public final class RebuildCommand implements Callable<Integer> {
  private final Rim rim;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "dir")
  private Path dir = Path.of(".");

  public RebuildCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    Boards boards = new Boards(rim, dir);
    boolean counts = false;
    for (GameId game : rim.games().ids()) {
      Leaderboard board = boards.of(game);
      counts |= board.updated() > 0;
      if (board.rows().isEmpty()) {
        boards.drop(board);
      } else {
        Path file = boards.write(board);
        int players = board.rows().size();
        rim.out()
            .println(
                json
                    ? new JsonLine()
                        .with("file", file.toString())
                        .with("state", "BOARD")
                        .with("game", game.id())
                        .with("players", players)
                        .toString()
                    : rim.texts().text("rebuild.wrote", file, players));
      }
    }
    if (!counts) {
      rim.err().println(rim.texts().text("leaderboard.empty", dir));
    }
    return Exit.OK;
  }
}
