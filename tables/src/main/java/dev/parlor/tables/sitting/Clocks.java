package dev.parlor.tables.sitting;

import dev.parlor.games.Timer;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The timers and the window of the rules, on a clock. A timer begins to run when the time is told
 * for the first time after the rules have asked for it. So nobody's time runs while something else
 * has to be seen.
 */
final class Clocks {
  private final Map<Timer, Clock> timers = new LinkedHashMap<>();
  private Optional<Clock> window = Optional.empty();

  /** Forgets timers that were stopped and starts new ones; answers whether anything has changed. */
  boolean follow(Map<Timer, Integer> running, OptionalInt windowMillis, long now) {
    boolean changed = timers.keySet().retainAll(running.keySet());
    for (Map.Entry<Timer, Integer> each : running.entrySet()) {
      changed |=
          timers.putIfAbsent(each.getKey(), timer(each.getKey(), each.getValue(), now)) == null;
    }
    boolean opens = windowMillis.isPresent() && !window.isPresent();
    boolean closes = !windowMillis.isPresent() && window.isPresent();
    if (opens || closes) {
      window =
          windowMillis.isPresent()
              ? Optional.of(window(windowMillis.getAsInt(), now))
              : Optional.empty();
    }
    return changed || opens || closes;
  }

  /** The first timer that has run out. */
  Optional<Timer> due(long now) {
    return timers.entrySet().stream()
        .filter(each -> each.getValue().ends() <= now)
        .findFirst()
        .map(Map.Entry::getKey);
  }

  boolean windowIsOver(long now) {
    return window.map(clock -> clock.ends() <= now).orElse(false);
  }

  /** The time at which the next timer runs out. */
  long next() {
    return shown().stream().mapToLong(Clock::ends).min().orElse(Long.MAX_VALUE);
  }

  List<Clock> shown() {
    List<Clock> clocks = new ArrayList<>(timers.values());
    window.ifPresent(clocks::add);
    return clocks;
  }

  private static Clock timer(Timer timer, int millis, long now) {
    At target = timer.seat() == Timer.ALL ? At.middle(At.Kind.BOARD) : At.plate(timer.seat());
    Phrase words =
        timer.seat() == Timer.ALL
            ? Phrase.of("clock.timer")
            : Phrase.of("clock.timer.of", Phrase.who(timer.seat()));
    return new Clock(target, Clock.Kind.TIMER, now + millis, millis, words);
  }

  private static Clock window(int millis, long now) {
    At everybody = At.middle(At.Kind.BOARD);
    Phrase words = Phrase.of("clock.window");
    return new Clock(everybody, Clock.Kind.WINDOW, now + millis, millis, words);
  }
}
