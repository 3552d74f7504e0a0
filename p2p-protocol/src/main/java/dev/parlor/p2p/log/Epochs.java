package dev.parlor.p2p.log;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Through which epochs a log has gone, and at which size each began. Two logs of one table have all
 * in common up to where one of them goes on in another epoch: within an epoch one seat orders.
 */
public final class Epochs {
  /** An epoch, and how many entries stood in the log when it began. */
  public record Span(int epoch, long start) {}

  private final List<Span> spans = new ArrayList<>();

  Epochs() {
    spans.add(new Span(0, 0));
  }

  /** Those that a whole log has gone through. */
  public static Epochs of(List<Ordered> log) {
    Epochs epochs = new Epochs();
    log.forEach(epochs::note);
    return epochs;
  }

  /** What comes next in the log: it may begin another one, with it or behind it. */
  void note(Ordered ordered) {
    Order order = ordered.order();
    Succession.in(ordered.entry())
        .map(Succession::epoch)
        .map(epoch -> new Span(epoch, order.index() + (order.epoch() == epoch ? 0 : 1)))
        .filter(span -> !span.equals(spans.get(spans.size() - 1)))
        .ifPresent(spans::add);
  }

  /** Whether the one in which the log stands was handed over and nothing was ordered in it. */
  boolean isUnused(long size) {
    return spans.size() > 1 && spans.get(spans.size() - 1).start == size;
  }

  /** The one in which the log stands. */
  public int current() {
    return spans.get(spans.size() - 1).epoch;
  }

  public List<Span> spans() {
    return Collections.unmodifiableList(spans);
  }

  /** How many entries stood in the log when the epoch began; -1 if it never did here. */
  public long start(int epoch) {
    for (Span span : spans) {
      if (span.epoch == epoch) {
        return span.start;
      }
    }
    return -1;
  }

  /** How many entries stood in the log when the epoch was over, or stand there now. */
  public long end(int epoch, long size) {
    for (int i = 0; i + 1 < spans.size(); i++) {
      if (spans.get(i).epoch == epoch) {
        return spans.get(i + 1).start;
      }
    }
    return size;
  }

  /**
   * In which epoch the last of so many entries was ordered: so much a log is worth. One that ends
   * with a hand-over is of the epoch before, for the seat of the next may begin it by votes.
   */
  public int of(long size) {
    int epoch = 0;
    for (Span span : spans) {
      epoch = span.start < size ? span.epoch : epoch;
    }
    return epoch;
  }

  /** How much of this log, of one size, is that of another one, of another size, as well. */
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
