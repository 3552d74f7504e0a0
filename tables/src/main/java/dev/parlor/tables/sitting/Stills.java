package dev.parlor.tables.sitting;

import dev.parlor.tables.kit.Still;
import dev.parlor.tables.scene.Beat;
import dev.parlor.tables.scene.Phrase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What has to be seen before a table goes on, one still after the other, and for how long. */
final class Stills {
  private final Deque<Still> waiting = new ArrayDeque<>();
  private @Nullable Beat strip;
  private long until; // when the still or the strip will have been seen
  private @Nullable Beat aside;
  private long asideUntil;

  void add(List<Still> stills) {
    waiting.addAll(stills);
  }

  void clear() {
    waiting.clear();
  }

  boolean areThere() {
    return !waiting.isEmpty();
  }

  /** Begins the next still. */
  Still begin(long time, Pace pace) {
    Still still = waiting.element();
    strip = null;
    until = time + pace.of(still.millis());
    return still;
  }

  void next() {
    waiting.remove();
  }

  /**
   * What the present still says, if others follow it. The last one's sentence must not be told
   * before it is seen, because it tells the end.
   */
  Optional<Phrase> saidBeforeTheLast() {
    return waiting.size() > 1 ? Optional.of(waiting.element().said()) : Optional.empty();
  }

  /** Shows at once what can't wait, with the sentence of the still in a strip above it. */
  void shrink(long time, Pace pace) {
    Still last = waiting.getLast();
    waiting.clear();
    strip = Beat.of(last.said(), last.millis()).asStrip();
    until = time + pace.of(last.millis());
  }

  /** Shows a strip beside the table for so many milliseconds. The table goes on meanwhile. */
  void aside(Phrase said, long millis) {
    aside = Beat.of(said, millis).asStrip();
    asideUntil = Long.MAX_VALUE; // its time begins when no still hides the table
  }

  Optional<Beat> strip() {
    return Optional.ofNullable(aside == null ? strip : aside);
  }

  /** Takes a strip away once it has been seen; answers whether it did. */
  boolean endsStrip(long time, Pace pace) {
    Optional<Beat> before = strip();
    if (strip != null && time >= until) {
      strip = null;
    }
    if (aside != null && asideUntil == Long.MAX_VALUE && !areThere()) {
      asideUntil = time + pace.of(aside.millis());
    }
    if (aside != null && time >= asideUntil) {
      aside = null;
    }
    return !before.equals(strip());
  }

  /** Whether the still has been seen. */
  boolean isSeen(long time) {
    return time >= until;
  }

  /** The time at which the present still or strip will have been seen; never if there is none. */
  long ends() {
    long own = areThere() || strip != null ? until : Long.MAX_VALUE;
    return aside == null ? own : Math.min(own, asideUntil);
  }
}
