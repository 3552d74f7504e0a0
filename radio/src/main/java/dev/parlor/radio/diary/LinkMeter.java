package dev.parlor.radio.diary;

import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.Bearer;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Measures what one link carries. */
public final class LinkMeter {
  /** After so long a silence of both sides, what comes next is the answer to what was said. */
  private static final long SILENCE = 1_000;

  private final Way way;
  private final Bearer bearer;
  private final LongSupplier clock;
  private final Consumer<LinkMeter> ended;
  private final long since;
  private long heard;
  private long said;
  private long last;
  private long asked = -1;
  private long answer = -1;
  private boolean over;

  LinkMeter(Way way, Bearer bearer, LongSupplier clock, Consumer<LinkMeter> ended) {
    this.way = way;
    this.bearer = bearer;
    this.clock = clock;
    this.ended = ended;
    this.since = clock.getAsLong();
    this.last = since;
  }

  public Way way() {
    return way;
  }

  /** The time at which the link began, by the diary's clock. */
  public long since() {
    return since;
  }

  /** How many bytes go into a packet; 0 when nobody knows. */
  public int packet() {
    return bearer.packet();
  }

  /** How many bytes the peer has sent. */
  public synchronized long heard() {
    return heard;
  }

  /** How many bytes were sent to the peer. */
  public synchronized long said() {
    return said;
  }

  /** How long the peer took the last time to answer after a silence, there and back. */
  public synchronized OptionalLong answer() {
    return answer < 0 ? OptionalLong.empty() : OptionalLong.of(answer);
  }

  /** Counts bytes that have come. */
  public void hears(int count) {
    long now = clock.getAsLong();
    synchronized (this) {
      heard += count;
      last = now;
      if (asked >= 0) {
        answer = now - asked;
        asked = -1;
      }
    }
  }

  /** Counts bytes that were handed to the radio. */
  public void says(int count) {
    long now = clock.getAsLong();
    synchronized (this) {
      said += count;
      if (now - last > SILENCE) {
        asked = now;
      }
      last = now;
    }
  }

  /** The link is over. Only the first call counts. */
  public void end() {
    synchronized (this) {
      if (over) {
        return;
      }
      over = true;
    }
    ended.accept(this);
  }
}
