package dev.parlor.terminal.results;

import dev.parlor.p2p.result.Keys;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.rim.Trouble;
import dev.parlor.rim.station.StationLoop;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The keyboard of a station's owner: typed keys of players are admitted, and q closes the station.
 */
final class StationKeyboard {
  private static final long GOOD_BYE_MILLIS = 3000;

  private final Rim rim;
  private final StationLoop loop;
  private final StationWords words;

  StationKeyboard(Rim rim, StationLoop loop, StationWords words) {
    this.rim = rim;
    this.loop = loop;
    this.words = words;
  }

  static Bytes npub(String text) {
    return Keys.read(text)
        .map(key -> Bytes.of(key.bytes()))
        .orElseThrow(() -> new Problem("station.noKey", text));
  }

  /**
   * Serves until the owner types q or something ends the process. Without a keyboard it goes on.
   */
  void serve() {
    CountDownLatch closed = new CountDownLatch(1);
    Thread hook = new Thread(() -> close(closed));
    Runtime.getRuntime().addShutdownHook(hook);
    if (!obey()) {
      await(closed, Long.MAX_VALUE);
    }
    close(closed);
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // the hook runs already
    }
  }

  /** Whether the owner said that it is over. */
  private boolean obey() {
    try {
      BufferedReader keyboard =
          new BufferedReader(new InputStreamReader(rim.in(), StandardCharsets.UTF_8));
      String line = keyboard.readLine();
      while (line != null) {
        String word = line.trim();
        if (word.equals("q")) {
          return true;
        } else if (!word.isEmpty()) {
          admit(word);
        }
        line = keyboard.readLine();
      }
    } catch (IOException noKeyboard) {
      // it goes on without
    }
    return false;
  }

  private void admit(String word) {
    try {
      loop.admit(npub(word));
      words.admitted(word);
    } catch (Trouble problem) {
      words.problem(problem);
    }
  }

  private void close(CountDownLatch closed) {
    loop.close(closed::countDown);
    await(closed, GOOD_BYE_MILLIS);
  }

  private static void await(CountDownLatch latch, long millis) {
    try {
      var unused = latch.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
