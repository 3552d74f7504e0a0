package dev.parlor.radio.gatt;

import dev.parlor.radio.hardware.TableUuid;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which guest of a GATT server has which lane: a pair of characteristics of its own, because some
 * stacks notify every subscriber of a characteristic, and do not tell who subscribed. Who reads is
 * known on all of them, so a lane is had by reading.
 *
 * @param <C> what a platform knows callers by
 */
public final class Lanes<C> {
  private static final int VERSION = 1;

  private final Map<C, Integer> lanes = new LinkedHashMap<>();
  private final Set<C> inUse = new HashSet<>();

  /**
   * A fresh lane for whoever asks; one that it had before is over. When none is free, who has asked
   * first and never used its own loses it.
   *
   * @return 0 when all are in use
   */
  public synchronized int claim(C caller) {
    leave(caller);
    for (int lane = 1; lane <= TableUuid.LANES; lane++) {
      if (!lanes.containsValue(lane)) {
        lanes.put(caller, lane);
        return lane;
      }
    }
    return takeOver(caller);
  }

  private int takeOver(C caller) {
    for (C other : lanes.keySet()) {
      if (!inUse.contains(other)) {
        int lane = lanes.remove(other);
        lanes.put(caller, lane);
        return lane;
      }
    }
    return 0;
  }

  /** Whether this lane is the caller's, who uses it from now on. */
  public synchronized boolean use(C caller, int lane) {
    boolean own = has(caller, lane);
    if (own) {
      inUse.add(caller);
    }
    return own;
  }

  public synchronized boolean has(C caller, int lane) {
    return Integer.valueOf(lane).equals(lanes.get(caller));
  }

  /** The caller's lane; 0 when it has none. */
  public synchronized int of(C caller) {
    Integer lane = lanes.get(caller);
    return lane == null ? 0 : lane;
  }

  /** Whose lane it is. */
  public synchronized Optional<C> owner(int lane) {
    return lanes.keySet().stream().filter(each -> has(each, lane)).findFirst();
  }

  /** Frees the lane of whoever is gone. */
  public synchronized void leave(C caller) {
    lanes.remove(caller);
    inUse.remove(caller);
  }

  /** What whoever reads is answered. */
  public static byte[] told(int lane) {
    return new byte[] {VERSION, (byte) lane};
  }

  /** The lane in such an answer; 0 when there is none. */
  public static int heard(byte[] answer) {
    boolean fits = answer.length >= 2 && answer[0] == VERSION;
    int lane = fits ? answer[1] & 0xff : 0;
    return lane <= TableUuid.LANES ? lane : 0;
  }
}
