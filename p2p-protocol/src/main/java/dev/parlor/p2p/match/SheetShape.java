package dev.parlor.p2p.match;

import java.util.List;

/**
 * How the results of one game are worded.
 *
 * @param score the name of a player's score; empty where all share one outcome
 * @param lines the keys of the game's own lines, in the order in which they stand
 * @param behind whether these lines stand behind the players instead of before them
 */
public record SheetShape(String score, List<String> lines, boolean behind) {
  public SheetShape {
    lines = List.copyOf(lines);
  }

  /** The shape of a game in hands that is played for chips. */
  public static SheetShape hands() {
    return new SheetShape("CHIPS", List.of("HANDS_PLAYED"), true);
  }

  /** The shape of a game in rounds. */
  public static SheetShape rounds(String score) {
    return new SheetShape(score, List.of("ROUNDS"), false);
  }
}
