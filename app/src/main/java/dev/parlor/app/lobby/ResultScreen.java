package dev.parlor.app.lobby;

import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Outcome;
import dev.parlor.p2p.table.TableView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How a match ended and who has put a name to it.
 *
 * @param rows by place
 * @param complete whether everybody has signed
 * @param without who has left or never come back, and has not signed
 * @param waitingFor whose signatures are missing and awaited
 * @param file the signed result on this phone
 * @param ranking whether it counts on a leaderboard
 * @param againWaitingFor who has not asked for another match yet
 * @param next whether another match has begun
 */
record ResultScreen(
    List<Row> rows,
    boolean complete,
    List<String> without,
    List<String> waitingFor,
    Optional<Path> file,
    Ranking ranking,
    Again again,
    List<String> againWaitingFor,
    boolean next) {

  /**
   * Somebody at the table.
   *
   * @param alone whether each wins or loses alone; otherwise place and score say nothing of this
   *     player
   */
  record Row(boolean alone, int place, String callsign, boolean me, int score, boolean signed) {}

  /** Whether there can be another match. */
  enum Again {
    POSSIBLE,
    ASKED,
    IMPOSSIBLE
  }

  /**
   * The result of a match.
   *
   * @param alone whether each player of this game wins or loses alone
   */
  static ResultScreen of(SittingView<?> sitting, boolean alone) {
    TableView<?> table = sitting.table();
    List<Row> rows = new ArrayList<>();
    List<String> unsigned = new ArrayList<>();
    List<String> without = new ArrayList<>();
    List<String> unasked = new ArrayList<>();
    for (Outcome.Standing standing : standings(table)) {
      int seat = standing.seat();
      String callsign = table.seats().get(seat).callsign();
      boolean signed = table.signed().contains(seat);
      rows.add(
          new Row(alone, standing.place(), callsign, seat == table.me(), standing.score(), signed));
      if (!signed) {
        (table.awaited().contains(seat) ? unsigned : without).add(callsign);
      }
      if (!table.rematch().asked().contains(seat)) {
        unasked.add(callsign);
      }
    }
    return new ResultScreen(
        Collections.unmodifiableList(rows),
        table.isSignedByAll(),
        Collections.unmodifiableList(without),
        Collections.unmodifiableList(unsigned),
        sitting.result(),
        sitting.ranking(),
        again(table),
        Collections.unmodifiableList(unasked),
        !table.outcome().isPresent());
  }

  private static List<Outcome.Standing> standings(TableView<?> table) {
    List<Outcome.Standing> standings = new ArrayList<>();
    table.outcome().ifPresent(outcome -> standings.addAll(outcome.standings()));
    standings.sort(
        Comparator.comparingInt(Outcome.Standing::place).thenComparingInt(Outcome.Standing::seat));
    return standings;
  }

  private static Again again(TableView<?> table) {
    if (table.rematch().asked().contains(table.me())) {
      return Again.ASKED;
    }
    return table.rematch().mayAsk() ? Again.POSSIBLE : Again.IMPOSSIBLE;
  }
}
