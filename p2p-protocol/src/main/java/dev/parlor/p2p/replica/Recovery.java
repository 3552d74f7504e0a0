package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a phone that was restarted hears of the log before it takes part again: how long it is by
 * the word of others, and what they want ordered in the meantime. A host is in the same state
 * before its own first word. Nothing is signed before the log is known to be whole.
 */
final class Recovery {
  /**
   * How many entries of one author are kept that come too early. No honest phone has more of them
   * on their way.
   */
  private static final int MOST_EARLY = 64;

  private static final long NEVER = Long.MAX_VALUE;

  private final Map<TableSeat, Long> lengths = new HashMap<>();
  private long promised = -1; // how much of the log the orderer was about to tell
  private long brokenSince = NEVER;
  private final Map<TableSeat, List<Entry>> early = new HashMap<>();
  private final List<Runnable> afterwards = new ArrayList<>();
  private boolean underWay;
  private boolean without;

  /** This phone was restarted, and knows only the part of the log that its journal held. */
  void begin() {
    underWay = true;
  }

  /** Whether the log is not known to be whole yet. */
  boolean isUnderWay() {
    return underWay;
  }

  /**
   * Signs something once the log is whole, because an entry names the end of the log behind which
   * it is signed.
   */
  void onceWhole(Runnable signs) {
    if (underWay) {
      afterwards.add(signs);
    } else {
      signs.run();
    }
  }

  /** A seat says how long its log is. */
  void says(TableSeat seat, long length) {
    lengths.merge(seat, length, Math::max);
  }

  /**
   * The orderer says how long its log is, and then tells at once what this phone lacks of that. An
   * earlier promise does not count any more: nothing may have followed it, and waiting for it would
   * never end.
   *
   * @param size the size of the own log, with all that was told by now
   */
  void promises(TableSeat orderer, long length, long size, long now) {
    boolean broken = promised > size;
    brokenSince = broken ? Math.min(brokenSince, now) : NEVER;
    promised = length;
    lengths.put(orderer, length);
  }

  /** A link to the orderer has come or gone, so what was on its way is lost. */
  void parted() {
    promised = -1;
    brokenSince = NEVER;
  }

  /** Whether the orderer has promised more of the log than this and told nothing of it so far. */
  boolean isPromisedMore(long size) {
    return underWay && promised > size;
  }

  /**
   * Since when the orderer has told less than it promised, again and again; the end of time if it
   * has not.
   */
  long brokenSince() {
    return underWay ? brokenSince : NEVER;
  }

  /** Waits no longer for silent seats, nor for a length that nobody can confirm. */
  void goOnWithout() {
    without = true;
  }

  /** Whether all of these seats were heard. */
  boolean hasHeard(Set<TableSeat> others) {
    return without || lengths.keySet().containsAll(others);
  }

  /** Whether all of these seats were heard, and the own log is at least as long as theirs. */
  boolean isWhole(long length, Set<TableSeat> others) {
    for (TableSeat seat : others) {
      if (!without && lengths.getOrDefault(seat, Long.MAX_VALUE) > length) {
        return false;
      }
    }
    return true;
  }

  /** The log is whole; answers what was put off until now. */
  List<Runnable> end() {
    underWay = false;
    List<Runnable> due = new ArrayList<>(afterwards);
    afterwards.clear();
    return due;
  }

  /** Keeps an entry that comes before its time, because its author does not send it again. */
  void keep(Entry entry) {
    List<Entry> ofAuthor = early.computeIfAbsent(entry.seat(), seat -> new ArrayList<>());
    if (ofAuthor.size() < MOST_EARLY) {
      ofAuthor.add(entry);
    }
  }

  /** Takes out what came before its time, in the order of each author. */
  List<Entry> takeEarly() {
    List<Entry> all = new ArrayList<>();
    early.values().forEach(all::addAll);
    early.clear();
    return all;
  }
}
