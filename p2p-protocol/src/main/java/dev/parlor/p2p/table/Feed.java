package dev.parlor.p2p.table;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Epochs;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.replica.OnlookersLog;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells the log to a phone that watches. It begins where that phone says to stand, and never gets
 * much further ahead than the phone has confirmed. It needs no memory of what was sent, and keeps
 * the link nearly empty, however slow it is.
 */
final class Feed {
  private static final int AHEAD = 2 * OnlookersLog.WINDOW;
  private static final long NOWHERE = -1;

  /**
   * After how long without progress the phone has missed what was told, so that it is told again.
   */
  private static final long PAUSE = 5_000;

  private final Bytes npub;
  private final Deque<Effect> out;
  private long told = NOWHERE; // the size of the log that the phone has been told
  private long ahead; // bytes that the phone has not confirmed
  private long stood = NOWHERE; // where the phone said last that it stands
  private long stoodAt;

  Feed(Bytes npub, Deque<Effect> out, long now) {
    this.npub = npub;
    this.out = out;
    this.stoodAt = now;
  }

  Bytes npub() {
    return npub;
  }

  /** Begins to tell another log. The phone is told who orders it, and then says where it stands. */
  void begins(@Nullable Chain log) {
    told = NOWHERE;
    stood = NOWHERE;
    ahead = 0;
    if (log != null) {
      tellSuccession(log);
    }
  }

  /** The phone says where its log stands. What is on its way to it is not told again. */
  void stands(@Nullable Chain log, long size, Bytes head, List<Epochs.Span> epochs, long now) {
    if (log == null) {
      return; // said before the phone heard that the seats are open again
    }
    int theirs = epochs.isEmpty() ? 0 : epochs.get(epochs.size() - 1).epoch();
    boolean again = size == stood && now - stoodAt >= PAUSE;
    stoodAt = now;
    stood = size;
    if (theirs > log.epoch()) {
      told = NOWHERE; // the phone knows more than this one
    } else if (theirs < log.epoch()) {
      told = log.epochs().common(log.size(), epochs, size);
      tellSuccession(log);
    } else if (size <= log.size() && !log.headAt(size).equals(head)) {
      told = log.size();
      if (size > 0) {
        tell(log.get(size - 1)); // the two orders of one place show who has signed both
      }
    } else if (told == NOWHERE || again || size > told) {
      told = size;
    }
    ahead = 0;
    for (long index = size; index < Math.min(told, log.size()) && ahead < AHEAD; index++) {
      ahead += log.get(index).briefLength();
    }
  }

  private void tellSuccession(Chain log) {
    for (long index = log.size() - 1; index >= 0; index--) {
      if (log.get(index).entry().payload().isSuccession()) {
        tell(log.get(index));
        return;
      }
    }
  }

  boolean wants(Chain log) {
    return told != NOWHERE && told < log.size() && ahead < AHEAD;
  }

  void tell(Chain log) {
    while (wants(log)) {
      tell(log.get(told++));
    }
  }

  private void tell(Ordered ordered) {
    ahead += ordered.briefLength();
    out.add(new Effect.Send(npub, new Message.Place(ordered).encode()));
  }

  /** The time at which the phone counts as too slow, unless it confirms something before. */
  long due() {
    return ahead < AHEAD ? Long.MAX_VALUE : stoodAt + Onlookers.PATIENCE;
  }
}
