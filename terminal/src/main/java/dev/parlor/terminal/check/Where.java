package dev.parlor.terminal.check;

import java.nio.file.Path;

/**
 * A line of a file.
 *
 * @param line from 1
 */
public record Where(Path file, long line) {
  @Override
  public String toString() {
    return file + ":" + line;
  }
}
