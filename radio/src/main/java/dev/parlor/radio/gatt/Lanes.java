package dev.parlor.radio.gatt;

import dev.parlor.radio.hardware.TableUuid;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which guest of a GATT server has which lane. A lane is a pair of characteristics for one guest,
 * because some stacks notify all subscribers of a characteristic and do not tell who has
 * subscribed. All stacks tell who reads, so a guest gets a lane by reading.
 *
 * @param <C> how a platform identifies callers
 */
public final class Lanes<C> {
  private static final int VERSION = 1;

  private final Map<C, Integer> lanes = new LinkedHashMap<>();
  private final Set<C> inUse = new HashSet<>();

  /**
   * A fresh lane for a caller; its earlier one is over. When none is free, the caller that has
   * asked first and never used its lane loses it.
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

  /** Whether this lane belongs to the caller, who uses it from now on. */
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

  /** Frees the lane of a caller that is gone. */
  public synchronized void leave(C caller) {
    lanes.remove(caller);
    inUse.remove(caller);
  }

  /** The answer to a caller that reads. */
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
