package dev.parlor.p2p.lobby;

import dev.parlor.p2p.link.Standing;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What a host notes of its guests before the match: who has a seat, and who is out of reach. */
final class Arrivals {
  /**
   * How often a guest may join. Each broken link costs one join, and phones in a bad place have
   * many.
   */
  private static final int MOST_JOINS = 20;

  /**
   * How many guests are counted. Keys are free, so somebody who makes them without end must not
   * fill the phone.
   */
  private static final int MOST_COUNTED = 1_000;

  private final Map<Bytes, Join> joins = new LinkedHashMap<>();
  private final Map<Bytes, Integer> attempts = new LinkedHashMap<>();
  // since when a seat is out of reach
  private final Map<Bytes, Long> missing = new LinkedHashMap<>();
  private final Set<Bytes> linked = new HashSet<>();
  private final Set<Bytes> barred = new HashSet<>();

  /** Those who have a seat, in the order in which they came. */
  List<Join> seats() {
    return new ArrayList<>(joins.values());
  }

  int size() {
    return joins.size();
  }

  boolean has(Bytes npub) {
    return joins.containsKey(npub);
  }

  /** Whether exactly this place is the certified one of its seat. */
  boolean has(Join join) {
    return join.equals(joins.get(join.npub()));
  }

  void seat(Join join) {
    joins.put(join.npub(), join);
  }

  /**
   * Whether somebody may ask for a seat once more. Somebody who asks as often again after the first
   * refusal is a liar, because an honest phone stops at the first.
   */
  boolean knock(Bytes npub) throws Malformed {
    int times = attempts.merge(npub, 1, Integer::sum);
    if (times > 2 * MOST_JOINS) {
      throw new Malformed("joined and left too often");
    }
    if (attempts.size() > MOST_COUNTED) {
      attempts.remove(attempts.keySet().iterator().next());
    }
    return times <= MOST_JOINS;
  }

  /** What somebody has to do here: it sits, has asked for a seat, or neither. */
  Standing standing(Bytes npub) {
    boolean waits = attempts.containsKey(npub);
    return has(npub) ? Standing.SEATED : waits ? Standing.WAITING : Standing.NOBODY;
  }

  /** Refuses a session key that another seat uses, because nobody signs for two seats. */
  Join distinct(Join join) throws Malformed {
    for (Join other : joins.values()) {
      if (!other.npub().equals(join.npub()) && other.sessionKey().equals(join.sessionKey())) {
        throw new Malformed("a session key that is taken");
      }
    }
    return join;
  }

  /** Takes the seat away; this person gets none here again. */
  void bar(Bytes npub) {
    remove(npub);
    barred.add(npub);
  }

  boolean isBarred(Bytes npub) {
    return barred.contains(npub);
  }

  boolean remove(Bytes npub) {
    missing.remove(npub);
    return joins.remove(npub) != null;
  }

  void removeMissing() {
    joins.keySet().removeAll(missing.keySet());
    missing.clear();
  }

  void up(Bytes npub) {
    linked.add(npub);
    missing.remove(npub);
  }

  void down(Bytes npub) {
    linked.remove(npub);
  }

  void miss(Bytes npub, long now) {
    missing.putIfAbsent(npub, now);
  }

  /** Everybody who is not linked with this host is missing from now on. */
  void missUnlinked(Bytes me, long now) {
    for (Bytes npub : joins.keySet()) {
      if (!npub.equals(me) && !linked.contains(npub)) {
        miss(npub, now);
      }
    }
  }

  void missNobody() {
    missing.clear();
  }

  /**
   * Since when the first of the missing seats is out of reach; the end of time when none is
   * missing.
   */
  long missingSince() {
    return missing.values().stream().min(Long::compare).orElse(Long.MAX_VALUE);
  }

  /** The keys of those who are linked but have no seat. */
  List<Bytes> outside() {
    List<Bytes> outside = new ArrayList<>(linked);
    outside.removeAll(joins.keySet());
    outside.removeAll(barred);
    return outside;
  }

  /** Which of these seats are out of reach. */
  Set<Integer> missing(List<Join> seats) {
    Set<Integer> lost = new TreeSet<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (missing.containsKey(seats.get(seat).npub())) {
        lost.add(seat);
      }
    }
    return lost;
  }
}
