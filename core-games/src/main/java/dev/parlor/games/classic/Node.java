package dev.parlor.games.classic;

/** The states of the machine, by their names in the original design. */
public enum Node {
  READY("Ready"),
  PLAYERS_ROUND("PlayersRound"),
  DEALERS_ROUND("DealersRound"),
  GAME_OVER_PLAYER_BUSTS("GameOverPlayerBusts"),
  GAME_OVER_PLAYER_WINS("GameOverPlayerWins"),
  GAME_OVER_DEALER_BUSTS("GameOverDealerBusts"),
  GAME_OVER_DEALER_WINS("GameOverDealerWins"),
  GAME_OVER_DRAW("GameOverDraw");

  private final String seedName;

  Node(String seedName) {
    this.seedName = seedName;
  }

  public String seedName() {
    return seedName;
  }

  /** The message key of its name. */
  public String key() {
    return "classic.state." + Character.toLowerCase(seedName.charAt(0)) + seedName.substring(1);
  }

  public boolean isOver() {
    return ordinal() >= GAME_OVER_PLAYER_BUSTS.ordinal();
  }

  boolean playerWon() {
    return this == GAME_OVER_PLAYER_WINS || this == GAME_OVER_DEALER_BUSTS;
  }

  boolean dealerWon() {
    return this == GAME_OVER_DEALER_WINS || this == GAME_OVER_PLAYER_BUSTS;
  }
}
