package dev.parlor.games.blackjack;

/** How a round changed a seat's standing among the others; for display only. */
public enum DuelGround {
  GAINED("gained"),
  LOST("lost"),
  UNCHANGED("unchanged");

  private final String word;

  DuelGround(String word) {
    this.word = word;
  }

  /** The message key of its name. */
  public String key() {
    return "blackjack.ground." + word;
  }

  /**
   * Compares the chips that the seat won with what the others won on average. Where all have lost
   * to the dealer nothing has changed, whatever they had bet.
   */
  static DuelGround of(DuelRoundResult round, DuelRoundResult.SeatResult seat) {
    int sum = 0;
    boolean allLost = true;
    for (DuelRoundResult.SeatResult each : round.seats()) {
      sum += each.net();
      allLost &= each.net() < 0;
    }
    int lead = seat.net() * round.seats().size() - sum;
    if (allLost || lead == 0) {
      return UNCHANGED;
    }
    return lead > 0 ? GAINED : LOST;
  }
}
