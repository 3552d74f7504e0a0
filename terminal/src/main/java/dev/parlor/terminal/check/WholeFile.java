package dev.parlor.terminal.check;

import java.nio.file.Path;

/** A file that is one JSON object, as published vectors are. */
final class WholeFile {
  private WholeFile() {}

  static Scenario read(Path file) {
    StringBuilder text = new StringBuilder();
    Lines.of(file).forEach((where, line) -> text.append(line).append('\n'));
    return Scenario.parse(new Where(file, 1), text.toString());
  }
}
