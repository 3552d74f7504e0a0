package dev.parlor.games.piles;

/** How a game ended. */
public enum PilesResult {
  /** The deck ran out with at least one pile open. */
  PLAYERS("piles.banner.players"),
  /** Every pile was locked. */
  DECK("piles.banner.deck"),
  /** Nobody was left to play on. */
  ABORTED("piles.banner.aborted");

  private final String bannerKey;

  PilesResult(String bannerKey) {
    this.bannerKey = bannerKey;
  }

  /** The message key of the banner that ends the game. */
  public String bannerKey() {
    return bannerKey;
  }
}
