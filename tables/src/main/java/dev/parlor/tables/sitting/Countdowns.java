package dev.parlor.tables.sitting;

import dev.parlor.games.Timer;
import dev.parlor.p2p.clock.Countdown;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The clocks of a table between devices: for each seat the next thing to happen, with its words.
 */
final class Countdowns {
  /**
   * Time that is longer than this, such as the clock of a whole match, is not shown as a countdown.
   */
  private static final long LONG_MILLIS = 120_000;

  /** How long before its end a silence is worth a word, because everybody needs a moment to act. */
  private static final long WORRYING_MILLIS = 32_000;

  private final Map<Countdown, Long> lengths = new HashMap<>();

  List<Clock> clocks(List<Countdown> running, long now) {
    lengths.keySet().retainAll(running);
    running.forEach(one -> lengths.putIfAbsent(one, Math.max(1, one.ends() - now)));
    Map<Integer, Countdown> next = new TreeMap<>();
    running.stream()
        .filter(one -> one.ends() > now && one.ends() - now < longest(one))
        .sorted(Comparator.comparingLong(Countdown::ends))
        .forEach(one -> next.putIfAbsent(one.seat(), one));
    List<Clock> clocks = new ArrayList<>();
    next.values().forEach(one -> clocks.add(clock(one)));
    return clocks;
  }

  private static long longest(Countdown one) {
    return switch (one.what()) {
      case BROKEN -> WORRYING_MILLIS;
      case SITS_OUT -> Long.MAX_VALUE;
      case TURN, AWAY, GONE, TIMER, WINDOW -> LONG_MILLIS;
    };
  }

  private Clock clock(Countdown one) {
    At target = one.seat() == Timer.ALL ? At.middle(At.Kind.BOARD) : At.plate(one.seat());
    long length = lengths.getOrDefault(one, 1L);
    return new Clock(target, kind(one.what()), one.ends(), length, words(one.what(), one.seat()));
  }

  private static Clock.Kind kind(Countdown.What what) {
    return switch (what) {
      case TURN -> Clock.Kind.TURN;
      case TIMER -> Clock.Kind.TIMER;
      case WINDOW -> Clock.Kind.WINDOW;
      case AWAY, GONE, SITS_OUT, BROKEN -> Clock.Kind.SILENCE;
    };
  }

  private static Phrase words(Countdown.What what, int seat) {
    return switch (what) {
      case TURN -> Phrase.of("clock.turn", Phrase.who(seat));
      case AWAY -> Phrase.of("clock.away", Phrase.who(seat));
      case GONE -> Phrase.of("clock.gone", Phrase.who(seat));
      case SITS_OUT -> Phrase.of("clock.sitsOut", Phrase.who(seat));
      case BROKEN -> Phrase.of("clock.broken", Phrase.who(seat));
      case WINDOW -> Phrase.of("clock.window");
      case TIMER ->
          seat == Timer.ALL
              ? Phrase.of("clock.timer")
              : Phrase.of("clock.timer.of", Phrase.who(seat));
    };
  }
}
