package dev.parlor.games.blackjack;

/** What is done with a hand. The last two are claims that a seat owes when they are true. */
public enum DuelMove implements DuelAction {
  HIT("hit"),
  STAND("stand"),
  DOUBLE("double"),
  SPLIT("split"),
  /** Says that the hand is over 21. */
  BUST("bust"),
  /** Says that the first two cards are 21. */
  BLACKJACK("blackjack");

  private final String word;

  DuelMove(String word) {
    this.word = word;
  }

  /** The word for this move on the wire. */
  public String word() {
    return word;
  }

  /** The message key of its name. */
  public String key() {
    return "blackjack.move." + word;
  }

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.move().apply(this);
  }
}
