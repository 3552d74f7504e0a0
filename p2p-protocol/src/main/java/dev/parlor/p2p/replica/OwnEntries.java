package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What this phone has signed and what has no place in the log yet. */
public final class OwnEntries {
  private final TableSeat seat;
  private final Chain chain;
  private final Deque<Entry> waiting = new ArrayDeque<>();
  private boolean ofEarlierLife;

  OwnEntries(TableSeat seat, Chain chain) {
    this.seat = seat;
    this.chain = chain;
  }

  /** The seat of this phone. */
  TableSeat seat() {
    return seat;
  }

  /** Adds entries that were signed and have no place yet. */
  void add(List<Entry> entries) {
    waiting.addAll(entries);
  }

  /** The counter of the entry that is signed next. */
  public long nextCounter() {
    return seat.isNone() ? 0 : chain.nextCounter(seat) + waiting.size();
  }

  /** Whether this phone has ever signed anything at this table. */
  public boolean hasSigned() {
    return nextCounter() > 0;
  }

  public boolean isEmpty() {
    return waiting.isEmpty();
  }

  public int size() {
    return waiting.size();
  }

  /** A copy of these entries, in the order in which they were signed. */
  List<Entry> all() {
    return new ArrayList<>(waiting);
  }

  @Nullable Entry first() {
    return waiting.peek();
  }

  /** The counter of the first of them, or -1. */
  public long firstCounter() {
    Entry first = first();
    return first == null ? -1 : first.counter();
  }

  public boolean contains(long counter) {
    return waiting.stream().anyMatch(entry -> entry.counter() == counter);
  }

  /**
   * The waiting entry with this hash. It is null when the entry has its place, or was signed by
   * somebody else.
   */
  @Nullable Entry find(Bytes hash) {
    return waiting.stream().filter(entry -> entry.hash().equals(hash)).findFirst().orElse(null);
  }

  /** An entry has its place. If it is this phone's, so have all that it signed before. */
  void ordered(Entry entry) {
    if (entry.seat().equals(seat)) {
      waiting.removeIf(mine -> mine.counter() <= entry.counter());
      ofEarlierLife &= !waiting.isEmpty();
    }
  }

  /**
   * Takes from the journal what was signed before a restart, and waits for what has no place in the
   * log yet.
   */
  void restore(List<Entry> signed) {
    for (Entry entry : signed) {
      if (entry.counter() >= chain.nextCounter(seat)) {
        waiting.add(entry);
      }
    }
    ofEarlierLife = !waiting.isEmpty();
  }

  /**
   * Whether some of them may be from before a restart, so that it is not known what they change.
   */
  boolean areOfEarlierLife() {
    return ofEarlierLife;
  }
}
