package dev.parlor.p2p.clock;

import dev.parlor.p2p.play.Part;
import java.util.List;

/** Watches whether the log still grows while an entry of this phone waits for its place in it. */
final class HostWatch {
  private final Part<?, ?> part;
  private final Probing probing;
  private long size = -1; // the size of the log while this phone waits; -1 while it does not
  private long since;

  HostWatch(Part<?, ?> part, Probing probing) {
    this.part = part;
    this.probing = probing;
  }

  /**
   * Whether the host is gone: an honest one orders soon what a guest has signed.
   *
   * @param cutOff whether this phone hears nobody at all, so that the clock stands still
   */
  boolean isGone(Alarm alarm, boolean cutOff) {
    boolean waits = !part.log.own.isEmpty();
    if (!waits && !part.log.comeback.isUnderWay()) {
      size = -1;
      return false;
    }
    if (part.log.chain.size() != size) {
      size = part.log.chain.size();
      since = alarm.now;
    }
    if (cutOff) {
      since = alarm.now;
      return false;
    }
    long toldLess = part.log.comeback.toldLessSince();
    if (toldLess < Long.MAX_VALUE && alarm.isDue(toldLess + probing.limit())) {
      return true; // the host claims a longer log and does not tell it
    }
    if (part.match.kit().goesOnWithoutTheSilent() && !part.log.isHost() && part.isRunning()) {
      return false; // a guest of such a match waits for its host, for days if need be
    }
    if (isSucceeded()) {
      return false; // the guests will let another seat order, or wait until they are enough to
    }
    boolean gone = false;
    long limit = probing.limit();
    if (!part.log.isHost() && waits) {
      gone = alarm.isDue(alarm.now - probing.unordered(alarm.now) + limit);
    }
    if (alarm.isDue(since + limit)) {
      if (part.log.isHost()) {
        part.log.comeback.goOnWithout(); // a guest that is gone has nothing to tell
        part.voice.goOn();
      } else {
        gone = true;
      }
    }
    return gone;
  }

  /**
   * Whether the guests are enough to go on without the seat that orders, now or once more of them
   * are back.
   */
  private boolean isSucceeded() {
    return part.log.canOutliveHost()
        && !part.log.isHost()
        && part.match.attendance().remaining() > 2;
  }

  /** Whether the seat that orders is missing. Nobody can then be blamed for what is not ordered. */
  boolean isMissed() {
    return isSucceeded()
        && (!part.log.sides.isLinked(part.log.host) || part.log.isBetweenOrderers());
  }

  void countDown(long now, List<Countdown> all) {
    if (isSucceeded()) {
      return;
    }
    if (size >= 0 && !part.log.isHost() && !part.match.kit().goesOnWithoutTheSilent()) {
      long ends = Math.min(since, now - probing.unordered(now)) + probing.limit();
      all.add(new Countdown(Countdown.What.BROKEN, part.match.host(), ends));
    }
  }
}
