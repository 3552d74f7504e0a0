package dev.parlor.terminal.play;

import java.io.OutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Hears what a command prints, line by line. */
final class Ear extends OutputStream {
  private static final int PATIENCE_SECONDS = 120;

  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final StringBuilder line = new StringBuilder();

  @Override
  public synchronized void write(int letter) {
    if (letter == '\n') {
      said.add(line.toString());
      line.setLength(0);
    } else {
      line.append((char) letter);
    }
  }

  /** Waits for the next line with these words. */
  String await(String words) throws InterruptedException {
    String next = said.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    while (next != null && !next.contains(words)) {
      next = said.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
    if (next == null) {
      throw new AssertionError("never said '" + words + "'");
    }
    return next;
  }
}
