package dev.parlor.tables.record;

import dev.parlor.games.GameId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What somebody has played and won, game by game. The game that was played last stands first. */
public record Statistics(List<Statistic> games) {
  /** The statistics of somebody who has not played yet. */
  public static final Statistics NONE = new Statistics(List.of());

  public Statistics {
    games = Collections.unmodifiableList(new ArrayList<>(games));
  }

  /** Reads lines that {@link #lines} has written. Lines that can't be read are passed over. */
  public static Statistics read(List<String> lines) {
    List<Statistic> games = new ArrayList<>();
    for (String line : lines) {
      if (line.matches("[a-z]{1,20} [0-9]{1,9} [0-9]{1,9}")) {
        String[] parts = line.split(" ", -1);
        GameId.of(parts[0]).ifPresent(game -> games.add(counted(game, parts[1], parts[2])));
      }
    }
    return new Statistics(games);
  }

  private static Statistic counted(GameId game, String played, String won) {
    return new Statistic(game, Integer.parseInt(played), Integer.parseInt(won), List.of());
  }

  /** How often each was played and won, by the games' names. */
  public List<String> lines() {
    Map<String, String> lines = new TreeMap<>();
    for (Statistic each : games) {
      lines.put(each.game().toString(), each.game() + " " + each.played() + " " + each.won());
    }
    return new ArrayList<>(lines.values());
  }

  /** These statistics with one more match. */
  public Statistics and(GameId game, boolean wins) {
    List<Statistic> all = new ArrayList<>(games);
    all.removeIf(each -> each.game().equals(game));
    all.add(0, of(game).and(wins));
    return new Statistics(all);
  }

  public Statistic of(GameId game) {
    return games.stream()
        .filter(each -> each.game().equals(game))
        .findFirst()
        .orElseGet(() -> Statistic.none(game));
  }
}
