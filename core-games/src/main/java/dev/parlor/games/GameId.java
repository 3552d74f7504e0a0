package dev.parlor.games;

import java.util.Optional;

/** The seven games by the name they have on the wire, in file names and on the command line. */
public enum GameId {
  POKER("poker", 2, 10, 2, 4, true),
  BLACKJACK("blackjack", 2, 4, 2, 4, true),
  ROMME("romme", 2, 4, 2, 4, true),
  RECALL("recall", 2, 6, 2, 4, true),
  HIGHLOW("highlow", 1, 10, 2, 4, false),
  PILES("piles", 1, 10, 1, 4, false),
  CLASSIC("classic", 2, 2, 2, 2, false);

  private final String id;
  private final int minSeats;
  private final int maxSeats;
  private final int minPhones;
  private final int maxPhones;
  private final boolean ranked;

  GameId(String id, int minSeats, int maxSeats, int minPhones, int maxPhones, boolean ranked) {
    this.id = id;
    this.minSeats = minSeats;
    this.maxSeats = maxSeats;
    this.minPhones = minPhones;
    this.maxPhones = maxPhones;
    this.ranked = ranked;
  }

  public String id() {
    return id;
  }

  /** Seats that the rules allow. */
  public int minSeats() {
    return minSeats;
  }

  public int maxSeats() {
    return maxSeats;
  }

  /** Seats at a table of phones. */
  public int minPhones() {
    return minPhones;
  }

  public int maxPhones() {
    return maxPhones;
  }

  /** Whether a station keeps a leaderboard of it. */
  public boolean ranked() {
    return ranked;
  }

  public static Optional<GameId> of(String id) {
    for (GameId game : values()) {
      if (game.id.equals(id)) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }
}
