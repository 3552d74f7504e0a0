package dev.parlor.games.classic;

import dev.parlor.games.Action;

/** What a side does: the three plays of the original design, and what it says of its down card. */
public enum ClassicPlay implements Action {
  DEAL("deal"),
  HIT("hit"),
  STAY("stay"),
  /** Turns the down card over. A side with 21 at the deal, or more than 21 after a hit, has to. */
  SHOW("show"),
  /** Says after the deal that the two cards are not 21. */
  PASS("pass");

  private final String word;

  ClassicPlay(String word) {
    this.word = word;
  }

  /** The word for this play on the wire. */
  public String word() {
    return word;
  }

  /** The message key of its name. */
  public String key() {
    return "classic.play." + word;
  }
}
