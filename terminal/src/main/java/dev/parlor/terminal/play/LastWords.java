package dev.parlor.terminal.play;

import dev.parlor.terminal.shell.Rim;
import java.util.function.BooleanSupplier;

/** Says how to go on when Ctrl-C ends the process before the table is left. */
final class LastWords {
  private LastWords() {}

  /** Does something. A person who ends the process meanwhile reads the sentence. */
  static boolean during(Rim rim, BooleanSupplier task, String sentence) {
    Thread words = new Thread(() -> rim.err().println("\n" + sentence));
    if (rim.person()) {
      Runtime.getRuntime().addShutdownHook(words);
    }
    try {
      return task.getAsBoolean();
    } finally {
      close(words);
    }
  }

  /** Takes the sentence back, because the table was left in another way. */
  private static void close(Thread words) {
    try {
      Runtime.getRuntime().removeShutdownHook(words);
    } catch (IllegalStateException tooLate) {
      // the process is ending already, and the words are being said
    }
  }
}
