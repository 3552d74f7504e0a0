package dev.parlor.games.classic;

/** The states of the machine, by their names in the original design. */
public enum ClassicNode {
  READY("Ready", End.OPEN),
  PLAYERS_ROUND("PlayersRound", End.OPEN),
  DEALERS_ROUND("DealersRound", End.OPEN),
  GAME_OVER_PLAYER_BUSTS("GameOverPlayerBusts", End.DEALER_WON),
  GAME_OVER_PLAYER_WINS("GameOverPlayerWins", End.PLAYER_WON),
  GAME_OVER_DEALER_BUSTS("GameOverDealerBusts", End.PLAYER_WON),
  GAME_OVER_DEALER_WINS("GameOverDealerWins", End.DEALER_WON),
  GAME_OVER_DRAW("GameOverDraw", End.DRAW);

  /** How a match ends here, if it does. */
  private enum End {
    OPEN,
    PLAYER_WON,
    DEALER_WON,
    DRAW
  }

  private final String seedName;
  private final End end;

  ClassicNode(String seedName, End end) {
    this.seedName = seedName;
    this.end = end;
  }

  public String seedName() {
    return seedName;
  }

  /** The message key of its name. */
  public String key() {
    return "classic.state." + Character.toLowerCase(seedName.charAt(0)) + seedName.substring(1);
  }

  public boolean isOver() {
    return end != End.OPEN;
  }

  boolean playerWon() {
    return end == End.PLAYER_WON;
  }

  boolean dealerWon() {
    return end == End.DEALER_WON;
  }
}
