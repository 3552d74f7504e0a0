package dev.parlor.terminal.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many practice matches a person has played to their end, and how many of them won, by game.
 */
record WinTally(Map<String, Count> games) {
  /** The name under which it lasts. */
  static final String NAME = "tally";

  /** Of one game. */
  record Count(int played, int won) {
    static final Count NONE = new Count(0, 0);
  }

  WinTally {
    games = Map.copyOf(games);
  }

  /** Lines that say nothing are passed over. */
  static WinTally read(List<String> lines) {
    Map<String, Count> games = new TreeMap<>();
    for (String line : lines) {
      if (line.matches("[a-z]{1,20} [0-9]{1,9} [0-9]{1,9}")) {
        String[] parts = line.split(" ", -1);
        games.put(parts[0], new Count(Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
      }
    }
    return new WinTally(games);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    new TreeMap<>(games)
        .forEach((game, count) -> lines.add(game + " " + count.played() + " " + count.won()));
    return lines;
  }

  WinTally with(String game, boolean won) {
    Count before = of(game);
    Map<String, Count> more = new TreeMap<>(games);
    more.put(game, new Count(before.played() + 1, before.won() + (won ? 1 : 0)));
    return new WinTally(more);
  }

  Count of(String game) {
    return games.getOrDefault(game, Count.NONE);
  }
}
