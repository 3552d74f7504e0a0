package dev.parlor.terminal.results;

import dev.parlor.games.GameId;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Unreadable;
import dev.parlor.p2p.station.Charter;
import dev.parlor.p2p.station.Judged;
import dev.parlor.p2p.station.Leaderboard;
import dev.parlor.p2p.station.RankingRules;
import dev.parlor.p2p.station.Tally;
import dev.parlor.p2p.station.Uncounted;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.files.Archive;
import dev.parlor.rim.files.Inspection;
import dev.parlor.rim.station.OwnersFiles;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Progress;
import dev.parlor.terminal.shell.Rim;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The leaderboards that the result files of a folder give. */
final class Boards {
  /** The name above a table of friends, without a station. */
  private static final String NO_STATION = "LOCAL";

  private final Rim rim;
  private final Progress progress;
  private final Archive archive;
  private final String station;
  private final RankingRules rules;

  Boards(Rim rim, Path folder) {
    this.rim = rim;
    this.progress = new Progress(rim);
    this.archive = Archive.in(folder);
    if (!archive.exists()) {
      throw new Problem("results.noCollection", folder);
    }
    OwnersFiles owner = new OwnersFiles(rim.games(), archive.shelf());
    Optional<Charter> charter = owner.charter();
    station = charter.map(Charter::callsign).orElse(NO_STATION);
    rules = charter.map(owner::rules).orElseGet(() -> RankingRules.amongFriends(rim.games()));
  }

  /**
   * Reads every result. It says on stderr which results do not count and why, and what is missing
   * where nobody is ranked.
   */
  Leaderboard of(GameId game) {
    List<Judged> results = new ArrayList<>();
    List<Path> files = archive.results(game);
    for (Path file : files) {
      progress.show("results.progress", results.size(), files.size(), game.id());
      try {
        SignedResult result = Inspection.result(file);
        results.add(new Judged(result, Inspection.judge(rim.games(), file, result)));
      } catch (Unreadable refusal) {
        rim.err().println(new ResultWords(rim.texts()).refusal(file.toString(), refusal));
      } catch (Trouble problem) {
        rim.err().println(rim.texts().text(problem));
      }
    }
    Tally tally = Tally.of(game, results, rules, Inspection.SIGNATURES);
    for (Map.Entry<Judged, Uncounted> one : tally.uncounted().entrySet()) {
      String id = one.getKey().result().sheet().id();
      String why = rim.texts().text("uncounted." + one.getValue());
      rim.err().println(rim.texts().text("leaderboard.uncounted", id, why));
    }
    Leaderboard board = Leaderboard.of(station, game, results, rules, Inspection.SIGNATURES);
    if (!tally.counted().isEmpty() && board.rows().isEmpty()) {
      rim.err()
          .println(rim.texts().text("leaderboard.missing", game.id(), needs(rim, game, rules)));
    }
    return board;
  }

  /** What it takes to be ranked. A game that all win or lose together needs no opponents. */
  static String needs(Rim rim, GameId game, RankingRules rules) {
    String key = rim.games().together(game) ? "ranking.games" : "ranking.needs";
    return rim.texts().text(key, rules.minGames(), rules.minOpponents());
  }

  /** Deletes a leaderboard to which no result leads any more. */
  void drop(Leaderboard board) {
    Path file = archive.leaderboard(board.station(), board.game());
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new Problem("results.cantWrite", file, String.valueOf(e.getMessage()));
    }
  }

  /** Writes a leaderboard to its usual place. */
  Path write(Leaderboard board) {
    Path file = archive.leaderboard(board.station(), board.game());
    Archive.write(file, board.text().getBytes(StandardCharsets.UTF_8));
    return file;
  }
}
