package dev.parlor.games.blackjack;

/** Where a round stands. */
public enum DuelPhase {
  /** A new shoe is being shuffled. */
  SHUFFLING("shuffling"),
  BETTING("betting"),
  /** The first cards are dealt; the dealer's open one is on its way. */
  DEALING("dealing"),
  /** The players play their hands, one after the other. */
  PLAYING("playing"),
  /** The dealer turns the hole card and draws. */
  DEALER("dealer"),
  /** All hands are being turned over. */
  OPENING("opening"),
  OVER("over");

  private final String word;

  DuelPhase(String word) {
    this.word = word;
  }

  /** The message key of its name. */
  public String key() {
    return "blackjack.phase." + word;
  }
}
