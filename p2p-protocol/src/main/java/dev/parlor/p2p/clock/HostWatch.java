package dev.parlor.p2p.clock;

import dev.parlor.p2p.play.Part;
import java.util.List;

/** Whether the log still grows while something of this phone is on its way to it. */
final class HostWatch {
  private final Part<?, ?> part;
  private final Probing probing;
  private long size = -1; // of the log while I wait; -1 when I do not
  private long since;

  HostWatch(Part<?, ?> part, Probing probing) {
    this.part = part;
    this.probing = probing;
  }

  /**
   * What a guest signed is ordered soon; answers whether the host is gone.
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
      return true; // it says that there is more of the log and does not tell it
    }
    if (part.match.kit().goesOnWithoutTheSilent() && !part.log.isHost() && part.isRunning()) {
      return false; // it waits for its host, for days if need be
    }
    if (isSucceeded()) {
      return false; // somebody else will order, or the table waits
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

  /** Whether guests are enough to go on without whoever orders, or to wait for more of them. */
  private boolean isSucceeded() {
    return part.log.canOutliveHost()
        && !part.log.isHost()
        && part.match.attendance().remaining() > 2;
  }

  /** Whether whoever orders is not there, so that nobody can be judged by what is not ordered. */
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
