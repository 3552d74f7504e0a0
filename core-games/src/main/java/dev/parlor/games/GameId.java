package dev.parlor.games;

import java.util.Optional;

/**
 * The name of a game, as it stands on the wire, in file names and on the command line. A name alone
 * does not say that anybody knows its rules.
 */
public record GameId(String id) {
  private static final int LONGEST = 20;

  public GameId {
    if (!isName(id)) {
      throw new IllegalArgumentException("no name of a game: " + id);
    }
  }

  /** The game that a text names; empty when no game can have this name. */
  public static Optional<GameId> of(String id) {
    return isName(id) ? Optional.of(new GameId(id)) : Optional.empty();
  }

  private static boolean isName(String id) {
    return !id.isEmpty()
        && id.length() <= LONGEST
        && id.chars().allMatch(letter -> letter >= 'a' && letter <= 'z');
  }

  @Override
  public String toString() {
    return id;
  }
}
