package dev.parlor.games;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The name of a game, as it stands on the wire, in file names and on the command line. A name alone
 * does not say that anybody knows its rules.
 */
public record GameId(String id) {
  private static final Pattern NAME = Pattern.compile("[a-z]{1,20}");

  public GameId {
    if (!NAME.matcher(id).matches()) {
      throw new IllegalArgumentException("no name of a game: " + id);
    }
  }

  /** The game that a text names; empty when no game can have this name. */
  public static Optional<GameId> of(String id) {
    return NAME.matcher(id).matches() ? Optional.of(new GameId(id)) : Optional.empty();
  }

  @Override
  public String toString() {
    return id;
  }
}
