package dev.parlor.p2p.deal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What seats have tossed for draws that are not settled yet, in the order of the draws. */
final class Tosses {
  private final Map<Integer, List<byte[]>> waiting = new HashMap<>();

  void add(int seat, byte[] toss) {
    waiting.computeIfAbsent(seat, s -> new ArrayList<>()).add(toss);
  }

  /** The number of draws for which this seat has tossed already. */
  int of(int seat) {
    return waiting.getOrDefault(seat, List.of()).size();
  }

  boolean areOfAll(Collection<Integer> seats) {
    return seats.stream().allMatch(seat -> of(seat) > 0);
  }

  boolean areOfAny(Collection<Integer> seats) {
    return seats.stream().anyMatch(seat -> of(seat) > 0);
  }

  /** Takes out the toss of a seat for the draw that is settled now. */
  byte[] take(int seat) {
    return Objects.requireNonNull(waiting.get(seat)).remove(0);
  }

  /** A seat tosses no more. */
  void forget(int seat) {
    waiting.remove(seat);
  }

  /** Burns the draw under way, with all tosses for it. */
  void forgetDraw() {
    for (List<byte[]> tosses : waiting.values()) {
      if (!tosses.isEmpty()) {
        tosses.remove(0);
      }
    }
  }
}
