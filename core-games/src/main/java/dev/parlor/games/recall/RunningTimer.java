package dev.parlor.games.recall;

import dev.parlor.games.Timer;

/** The timer that runs, and its whole length. */
public record RunningTimer(Timer timer, int millis) {
  static final String PEEK = "peek";
  static final String DRAW = "draw";
  static final String PLAY = "play";
  static final String SPECIAL = "special";
}
