package dev.parlor.tables.record;

import dev.parlor.games.GameId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What somebody has played and won of one game.
 *
 * @param course the matches won minus those lost, after each match, the oldest first; empty where
 *     only their number was kept
 */
public record Statistic(GameId game, int played, int won, List<Integer> course) {
  public Statistic {
    course = Collections.unmodifiableList(new ArrayList<>(course));
  }

  /** The statistic of a game that was not played yet. */
  public static Statistic none(GameId game) {
    return new Statistic(game, 0, 0, List.of());
  }

  /** This statistic with one more match. */
  public Statistic and(boolean wins) {
    List<Integer> further = new ArrayList<>(course);
    int before = course.isEmpty() ? 0 : course.get(course.size() - 1);
    further.add(before + (wins ? 1 : -1));
    return new Statistic(game, played + 1, won + (wins ? 1 : 0), further);
  }
}
