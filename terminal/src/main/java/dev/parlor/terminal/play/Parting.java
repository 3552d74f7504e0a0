package dev.parlor.terminal.play;

import dev.parlor.terminal.Rim;

/** Says how to go on when Ctrl-C ends the process before the table is left. */
final class Parting {
  private final Thread words;

  Parting(Rim rim, String sentence) {
    words = new Thread(() -> rim.err().println("\n" + sentence));
    if (rim.person()) {
      Runtime.getRuntime().addShutdownHook(words);
    }
  }

  /** It was left in another way. */
  void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(words);
    } catch (IllegalStateException tooLate) {
      // the process is ending already, and the words are being said
    }
  }
}
