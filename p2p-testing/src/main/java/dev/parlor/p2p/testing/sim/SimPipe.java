package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.p2p.clock.Timeline;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** One direction of a connection. Bytes arrive late, in pieces, in order, or not at all. */
final class SimPipe {
  private static final byte[] END = new byte[0];

  private final Timeline time;
  private final Dice dice;
  private final Quality quality;
  private final int connection;
  private final End receiver;
  private final Deque<byte[]> underWay = new ArrayDeque<>();
  private long free;
  private long lastArrival;
  private long stalledUntil;
  private int waiting;
  private boolean dead;

  SimPipe(Timeline time, Dice dice, Quality quality, int connection, End receiver) {
    this.time = time;
    this.dice = dice;
    this.quality = quality;
    this.connection = connection;
    this.receiver = receiver;
    this.free = time.now() + quality.opening();
  }

  void send(byte[] bytes) {
    int most = quality.largestRead();
    for (int at = 0; at < bytes.length; ) {
      int length = bytes.length - at;
      if (most > 0 && length > most) {
        length = Math.max(1, most - dice.below(Math.max(1, most / 4)));
      }
      put(at == 0 && length == bytes.length ? bytes : Arrays.copyOfRange(bytes, at, at + length));
      at += length;
    }
  }

  private void put(byte[] piece) {
    if (dead) {
      return;
    }
    int speed = quality.bytesPerSecond();
    free = Math.max(free, time.now()) + (speed == 0 ? 0 : 1000L * piece.length / speed);
    int jitter = quality.jitter() == 0 ? 0 : dice.below(quality.jitter());
    lastArrival = Math.max(lastArrival, free + quality.latency() + jitter);
    underWay.add(piece);
    waiting += piece.length;
    time.at(lastArrival, this::arrive);
  }

  private void arrive() {
    if (dead || underWay.isEmpty()) {
      return;
    }
    if (stalledUntil > time.now()) {
      time.at(stalledUntil, this::arrive);
      return;
    }
    byte[] piece = underWay.remove();
    waiting -= piece.length;
    if (piece == END) {
      dead = true;
      receiver.broken(connection);
    } else {
      receiver.arrived(connection, piece);
    }
  }

  /** Tells the receiver that it is over, after everything that is under way. */
  void end() {
    put(END);
  }

  /** Loses the last bytes under way. */
  void loseTail(int bytes) {
    int left = Math.min(bytes, waiting);
    while (left > 0 && !underWay.isEmpty() && underWay.peekLast() != END) {
      byte[] last = underWay.removeLast();
      waiting -= last.length;
      if (last.length > left) {
        byte[] rest = Arrays.copyOf(last, last.length - left);
        underWay.add(rest);
        waiting += rest.length;
        return;
      }
      left -= last.length;
    }
  }

  void stall(long millis) {
    stalledUntil = Math.max(stalledUntil, time.now() + millis);
  }

  /** Lets nothing arrive any more, without telling anybody. */
  void die() {
    dead = true;
    underWay.clear();
    waiting = 0;
  }
}
