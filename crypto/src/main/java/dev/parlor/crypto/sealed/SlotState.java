package dev.parlor.crypto.sealed;

import dev.parlor.crypto.curve.Point;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What is public about one slot.
 *
 * @param viewer who may see this version; it is set when the rules first ask, before any share
 *     exists
 * @param shares of this version, by seat
 * @param opened the value, once everybody has seen it
 */
record SlotState(
    int version, SealedValue sealed, int viewer, Map<Integer, Point> shares, OptionalInt opened) {

  static SlotState fresh(int version, SealedValue sealed) {
    return new SlotState(version, sealed, Ask.NOBODY, Collections.emptyMap(), OptionalInt.empty());
  }

  /** Whether this viewer may see this version, because each version is for one viewer only. */
  boolean admits(int newViewer) {
    return viewer == Ask.NOBODY || viewer == newViewer || newViewer == Ask.EVERYBODY;
  }

  SlotState seenBy(int newViewer) {
    return new SlotState(version, sealed, newViewer, shares, opened);
  }

  SlotState withShare(int seat, Point share) {
    Map<Integer, Point> next = new TreeMap<>(shares);
    next.put(seat, share);
    return new SlotState(version, sealed, viewer, Collections.unmodifiableMap(next), opened);
  }

  SlotState withOpened(int value) {
    return new SlotState(version, sealed, viewer, shares, OptionalInt.of(value));
  }

  SlotState remasked(SealedValue to, int newViewer) {
    return new SlotState(version + 1, to, newViewer, Collections.emptyMap(), opened);
  }

  /** The slot after a member has gone: its share is taken off for good, C2 <- C2 - S. */
  SlotState without(int seat, Point share) {
    Map<Integer, Point> rest = new TreeMap<>(shares);
    rest.remove(seat);
    SealedValue reduced = new SealedValue(sealed.c1(), sealed.c2().minus(share));
    return new SlotState(version, reduced, viewer, Collections.unmodifiableMap(rest), opened);
  }

  /** C2 less the shares so far. */
  Point lessShares() {
    Point point = sealed.c2();
    for (Point share : shares.values()) {
      point = point.minus(share);
    }
    return point;
  }
}
