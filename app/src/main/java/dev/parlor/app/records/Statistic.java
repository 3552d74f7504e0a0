package dev.parlor.app.records;

import dev.parlor.games.GameId;
import dev.parlor.p2p.result.PlayerLine;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody has played and won of one game, by the results that lie here.
 *
 * @param course by how many more matches were won than lost after each of them, the oldest first
 */
record Statistic(GameId game, int played, int won, List<Integer> course) {
  Statistic {
    course = List.copyOf(course);
  }

  /**
   * Of every game that this one has played, in the order in which it was played last.
   *
   * @param matches the newest first
   */
  static List<Statistic> of(List<MatchRecord> matches, String npub) {
    List<Statistic> latestFirst = new ArrayList<>();
    for (int i = matches.size() - 1; i >= 0; i--) {
      MatchRecord match = matches.get(i);
      for (PlayerLine player : match.sheet().players()) {
        if (player.npub().equals(npub) && !RecordWords.isDamaged(match)) {
          latestFirst.add(0, taken(match.sheet().game(), latestFirst).and(player));
        }
      }
    }
    return latestFirst;
  }

  /** What there is of a game by now; it is no longer in the list. */
  private static Statistic taken(GameId game, List<Statistic> all) {
    for (Statistic each : all) {
      if (each.game().equals(game)) {
        all.remove(each);
        return each;
      }
    }
    return none(game);
  }

  private static Statistic none(GameId game) {
    return new Statistic(game, 0, 0, List.of());
  }

  private Statistic and(PlayerLine player) {
    boolean wins = player.place() == 1;
    List<Integer> further = new ArrayList<>(course);
    int before = course.isEmpty() ? 0 : course.get(course.size() - 1);
    further.add(before + (wins ? 1 : -1));
    return new Statistic(game, played + 1, won + (wins ? 1 : 0), further);
  }
}
