package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;

/**
 * A guest's way back to the host. It dials again and again, with pauses from half a second to
 * eight, with jitter.
 */
final class GuestDialer {
  private static final int NONE = -1;
  private static final long FIRST = 500;
  private static final long LAST = 8_000;

  private final Timeline time;
  private final Dice dice;
  private final Runnable connect;
  private long backoff = FIRST;
  private int current = NONE;
  private long since;
  private boolean waiting;
  private boolean stopped;
  private int dials;

  GuestDialer(Timeline time, Dice dice, Runnable connect) {
    this.time = time;
    this.dice = dice;
    this.connect = connect;
  }

  /** The number of the next dial. */
  int nextDial() {
    return dials++;
  }

  void connected(int connection) {
    current = connection;
    since = time.now();
  }

  /** A connection is over. If it was the one in use, a new one is made after a while. */
  void over(int connection) {
    if (connection == current) {
      current = NONE;
      if (time.now() - since > 10_000) {
        backoff = FIRST;
      }
      again();
    }
  }

  /** Makes a connection after a while, unless there is one or one will be made. */
  void again() {
    if (waiting || stopped || current != NONE) {
      return;
    }
    waiting = true;
    long wait = backoff / 2 + dice.below((int) backoff);
    backoff = Math.min(LAST, 2 * backoff);
    time.in(
        wait,
        () -> {
          waiting = false;
          if (!stopped && current == NONE) {
            connect.run();
          }
        });
  }

  /** The process that held the connection is gone. */
  void forget() {
    current = NONE;
    backoff = FIRST;
  }

  void stop() {
    stopped = true;
    current = NONE;
  }
}
