package dev.parlor.app.records;

import dev.parlor.games.GameId;
import dev.parlor.tables.scene.Phrase;
import java.nio.file.Path;
import java.util.List;

/**
 * A file of hands that somebody has brought.
 *
 * @param time when it came, in milliseconds
 */
record HandFile(GameId game, Path file, long time) {
  /**
   * One of its hands.
   *
   * @param place in the file, from 0
   * @param number as the file counts
   * @param people who played it, in seat order; nobody where it can't be seen again
   * @param ended who won what; {@link Phrase#NONE} where the file does not tell
   * @param flaw why the rules do not play it as it is written; {@link Phrase#NONE} where they do
   */
  record Line(int place, int number, List<String> people, Phrase ended, Phrase flaw) {
    Line {
      people = List.copyOf(people);
    }

    boolean isSeenAgain() {
      return !people.isEmpty();
    }
  }

  /** A file of hands that was read, with its hands. */
  record Opened(HandFile file, List<Line> lines) {
    Opened {
      lines = List.copyOf(lines);
    }
  }
}
