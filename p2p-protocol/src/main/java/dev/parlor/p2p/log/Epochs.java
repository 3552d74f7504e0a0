package dev.parlor.p2p.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Through which epochs a log has gone, and at which size each began. One seat orders within an
 * epoch, so two logs of one table are equal up to the place where one of them goes on in another
 * epoch.
 */
public final class Epochs {
  /** An epoch, and how many entries stood in the log when it began. */
  public record Span(int epoch, long start) {}

  private final List<Span> spans = new ArrayList<>();

  Epochs() {
    spans.add(new Span(0, 0));
  }

  /** The epochs of a whole log. */
  public static Epochs of(List<Ordered> log) {
    Epochs epochs = new Epochs();
    log.forEach(epochs::note);
    return epochs;
  }

  /**
   * Notes what comes next in the log. It may begin another epoch, either with this entry or behind
   * it.
   */
  void note(Ordered ordered) {
    Order order = ordered.order();
    Succession.in(ordered.entry())
        .map(Succession::epoch)
        .map(epoch -> new Span(epoch, order.index() + (order.epoch() == epoch ? 0 : 1)))
        .filter(span -> !span.equals(spans.get(spans.size() - 1)))
        .ifPresent(spans::add);
  }

  /** Whether the epoch in which the log stands was handed over and nothing was ordered in it. */
  boolean isUnused(long size) {
    return spans.size() > 1 && spans.get(spans.size() - 1).start == size;
  }

  /** The epoch in which the log stands. */
  public int current() {
    return spans.get(spans.size() - 1).epoch;
  }

  public List<Span> spans() {
    return Collections.unmodifiableList(spans);
  }

  /** How many entries stood in the log when this epoch began; -1 if it never began here. */
  public long start(int epoch) {
    for (Span span : spans) {
      if (span.epoch == epoch) {
        return span.start;
      }
    }
    return -1;
  }

  /** How many entries stood in the log when this epoch ended; its size if the epoch goes on. */
  public long end(int epoch, long size) {
    for (int i = 0; i + 1 < spans.size(); i++) {
      if (spans.get(i).epoch == epoch) {
        return spans.get(i + 1).start;
      }
    }
    return size;
  }

  /**
   * The epoch in which the last entry of a log of this size was ordered. Of two logs, the one of
   * the later epoch is adopted. A log that ends with a hand-over counts as the epoch before,
   * because the seat of the next one may begin it by votes.
   */
  public int of(long size) {
    int epoch = 0;
    for (Span span : spans) {
      epoch = span.start < size ? span.epoch : epoch;
    }
    return epoch;
  }

  /** How many entries a log of one size has in common with another log of another size. */
  public long common(long size, List<Span> others, long otherSize) {
    for (int i = 0; i < Math.max(spans.size(), others.size()); i++) {
      Span mine = i < spans.size() ? spans.get(i) : new Span(-1, size);
      Span other = i < others.size() ? others.get(i) : new Span(-1, otherSize);
      if (!mine.equals(other)) {
        return Math.min(mine.start, other.start);
      }
    }
    return Math.min(size, otherSize);
  }
}
