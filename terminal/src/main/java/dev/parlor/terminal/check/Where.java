package dev.parlor.terminal.check;

import java.nio.file.Path;

/**
 * A line of a file, for messages that name it.
 *
 * @param line from 1
 */
public record Where(Path file, long line) {
  @Override
  public String toString() {
    return file + ":" + line;
  }
}
