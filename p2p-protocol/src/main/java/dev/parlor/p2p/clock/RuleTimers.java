package dev.parlor.p2p.clock;

import dev.parlor.games.Timer;
import dev.parlor.p2p.match.Windows;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.wire.Line;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What the rules have given time to, timers or a window, by this phone's own clock. */
final class RuleTimers {
  private final Part<?, ?> part;
  private final Map<Timer, Long> ends = new HashMap<>();
  private final Set<Timer> told = new HashSet<>();
  private int window = -1;
  private long windowEnds;

  RuleTimers(Part<?, ?> part) {
    this.part = part;
  }

  /**
   * Says which timers are over, and seals what the player laid aside when the time of the window is
   * over.
   */
  void tick(Alarm alarm) {
    tellElapsed(alarm);
    seal(alarm);
  }

  private void tellElapsed(Alarm alarm) {
    Map<Timer, Integer> running = part.match.timers();
    if (running.isEmpty() && ends.isEmpty()) {
      return;
    }
    ends.keySet().retainAll(running.keySet());
    told.retainAll(running.keySet());
    // all tell that a timer of an absent seat is over; once its owner is back, it alone does
    told.removeIf(timer -> !isMine(timer));
    running.forEach((timer, millis) -> ends.putIfAbsent(timer, alarm.now + millis));
    for (Map.Entry<Timer, Long> end : new HashMap<>(ends).entrySet()) {
      Timer timer = end.getKey();
      if (isMine(timer) && !told.contains(timer) && alarm.isDue(end.getValue())) {
        told.add(timer);
        part.voice.line(Line.of("ELAPSED", timer.kind(), timer.seat() + 1, timer.number()));
      }
    }
  }

  /** Whether this phone has a word to say when this timer is over. */
  private boolean isMine(Timer timer) {
    return timer.seat() == part.seat
        || timer.seat() == Timer.ALL
        || part.match.attendance().isAway(timer.seat());
  }

  private void seal(Alarm alarm) {
    Windows windows = part.match.windows();
    if (!windows.number().isPresent()) {
      return;
    }
    int number = windows.number().getAsInt();
    if (number != window) {
      window = number;
      windowEnds = alarm.now + windows.millis();
    }
    if (alarm.isDue(windowEnds) && windows.mustSeal(part.seat)) {
      part.choosing.sealWindow().ifPresent(part.voice::line);
    }
  }

  private boolean isOpen() {
    return part.match.windows().number().orElse(-1) == window;
  }

  /** Whether a seat should have sealed what it laid aside by now. */
  boolean owesSeal(int seat, long now) {
    return isOpen() && now >= windowEnds && part.match.windows().mustSeal(seat);
  }

  /** The seats whose seal or show the open window lacks. */
  Set<Integer> windowWaitsFor(long now) {
    Set<Integer> seats = new TreeSet<>();
    for (int seat : part.match.attendance().staying()) {
      if (owesSeal(seat, now) || part.match.windows().mustShow(seat)) {
        seats.add(seat);
      }
    }
    return seats;
  }

  void countDown(List<Countdown> all) {
    ends.forEach((timer, end) -> all.add(new Countdown(Countdown.What.TIMER, timer.seat(), end)));
    if (isOpen() && window >= 0) {
      all.add(new Countdown(Countdown.What.WINDOW, Timer.ALL, windowEnds));
    }
  }
}
