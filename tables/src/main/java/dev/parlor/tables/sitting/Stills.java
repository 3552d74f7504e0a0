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
  private long until; // when the still or the strip has been seen
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

  /** The one that is shown begins now. */
  Still begin(long time, Pace pace) {
    Still still = waiting.element();
    strip = null;
    until = time + pace.of(still.millis());
    return still;
  }

  void next() {
    waiting.remove();
  }

  /** What the one that is shown says, where others follow: how it ends is not told before. */
  Optional<Phrase> saidBeforeTheLast() {
    return waiting.size() > 1 ? Optional.of(waiting.element().said()) : Optional.empty();
  }

  /** What can't wait is shown at once, with what there was to see in a strip above it. */
  void shrink(long time, Pace pace) {
    Still last = waiting.getLast();
    waiting.clear();
    strip = Beat.of(last.said(), last.millis()).asStrip();
    until = time + pace.of(last.millis());
  }

  /** Shows a strip beside the table for so long. The table goes on meanwhile. */
  void aside(Phrase said, long millis) {
    aside = Beat.of(said, millis).asStrip();
    asideUntil = Long.MAX_VALUE; // its time runs from when no still hides the table
  }

  Optional<Beat> strip() {
    return Optional.ofNullable(aside == null ? strip : aside);
  }

  /** Takes away what stands beside the table once it has been seen; whether it did. */
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

  /** When something of it will have been seen; never where there is nothing. */
  long ends() {
    long own = areThere() || strip != null ? until : Long.MAX_VALUE;
    return aside == null ? own : Math.min(own, asideUntil);
  }
}
