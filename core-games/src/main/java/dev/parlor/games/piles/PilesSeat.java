package dev.parlor.games.piles;

/**
 * Whether a player is still in the game, and whether he can be reached now. An offline player keeps
 * his place in the order and is skipped until he returns.
 */
public record PilesSeat(boolean isActive, boolean isOnline) {
  static final PilesSeat PRESENT = new PilesSeat(true, true);
  static final PilesSeat AWAY = new PilesSeat(true, false);
  static final PilesSeat GONE = new PilesSeat(false, false);

  /** Whether the turn may come to this seat. */
  public boolean canPlay() {
    return isActive && isOnline;
  }
}
