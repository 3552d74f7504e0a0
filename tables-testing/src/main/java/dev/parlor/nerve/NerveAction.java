package dev.parlor.nerve;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;

/** What a seat says to its card. A seat whose turn it is may choose between these two. */
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
