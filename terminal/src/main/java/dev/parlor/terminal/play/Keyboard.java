package dev.parlor.terminal.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads one line and not a byte more, so that the next reader finds the rest. */
final class Keyboard {
  private Keyboard() {}

  /** The next line; empty when nobody will ever type again. */
  static Optional<String> line(InputStream in) {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try {
      int next = in.read();
      while (next >= 0 && next != '\n') {
        line.write(next);
        next = in.read();
      }
      return next < 0 && line.size() == 0
          ? Optional.empty()
          : Optional.of(line.toString(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
