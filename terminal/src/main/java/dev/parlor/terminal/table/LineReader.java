package dev.parlor.terminal.table;

import dev.parlor.rim.link.Daemon;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines of an input without blocking on it. It reads a line only when it is asked for, and
 * not a byte more, so that the next reader finds the rest.
 */
public final class LineReader {
  private final InputStream in;
  private @Nullable CompletableFuture<Optional<String>> coming;

  public LineReader(InputStream in) {
    this.in = in;
  }

  /**
   * The next line; empty inside when nobody will ever type again. Empty as a whole when no line
   * came in time; that line then counts for the next caller.
   */
  public Optional<Optional<String>> await(long millis) {
    CompletableFuture<Optional<String>> line = coming;
    if (line == null) {
      line =
          CompletableFuture.supplyAsync(
              () -> read(in), work -> Daemon.thread("parlor-typed", work).start());
      coming = line;
    }
    try {
      Optional<String> typed = line.get(millis, TimeUnit.MILLISECONDS);
      coming = null;
      return Optional.of(typed);
    } catch (TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Forgets what was typed before it was asked for. It is read, because nothing can be skipped on a
   * terminal.
   */
  public void drain() {
    try {
      while (coming == null && in.available() > 0 && in.read() >= 0) {
        // one more of them
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<String> read(InputStream in) {
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
