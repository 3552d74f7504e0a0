package dev.parlor.p2p.link;

/** When a link has heard its peer and has spoken to it, and what is due because of that. */
final class Pulse {
  static final long IDLE = 5_000;
  static final long DEAD = 15_000;
  private static final long CLOSING = 1_000;

  private long heardAt;
  private long spokeAt;
  private long closingSince;

  Pulse(long now) {
    heardAt = now;
    spokeAt = now;
  }

  void heard(long now) {
    heardAt = now;
  }

  void spoke(long now) {
    spokeAt = now;
  }

  /** Notes that good-bye was said. */
  void closes(long now) {
    closingSince = now;
  }

  /** The time at which bytes came last. */
  long heardAt() {
    return heardAt;
  }

  boolean isDead(long now) {
    return now - heardAt >= DEAD;
  }

  /** Whether the good-bye has had its time to arrive. */
  boolean hasClosed(long now) {
    return now - closingSince >= CLOSING;
  }

  /** Whether the peer has to be told that this side is still there. */
  boolean isIdle(long now) {
    return now - spokeAt >= IDLE;
  }

  /**
   * The time of the next look.
   *
   * @param deadline of the introduction
   */
  long next(SecureLink.State state, long deadline) {
    long own =
        switch (state) {
          case OPEN -> spokeAt + IDLE;
          case CLOSING -> closingSince + CLOSING;
          case PREAMBLE, HANDSHAKE, INTRODUCING, ENDED -> deadline;
        };
    return Math.min(heardAt + DEAD, own);
  }
}
