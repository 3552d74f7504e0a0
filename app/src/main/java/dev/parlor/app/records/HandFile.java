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
   * @param people who played it, in seat order
   * @param ended who won what; {@link Phrase#NONE} where the file does not tell
   * @param agrees whether the rules play it as it is written
   */
  record Line(int place, int number, List<String> people, Phrase ended, boolean agrees) {
    Line {
      people = List.copyOf(people);
    }
  }

  /** The hands of it that can be seen again. */
  record Opened(HandFile file, List<Line> lines) {
    Opened {
      lines = List.copyOf(lines);
    }
  }
}
