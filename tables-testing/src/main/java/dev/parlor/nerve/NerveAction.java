package dev.parlor.nerve;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;

/** What a seat says to its card; the same two words are what it may choose from. */
public enum NerveAction implements Action, Choice {
  STAKE("stake"),
  FOLD("fold");

  private final String word;

  NerveAction(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }
}
