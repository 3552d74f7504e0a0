package dev.parlor.p2p.clock;

import dev.parlor.p2p.play.Part;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * How long this phone has waited for each seat, by its own clock alone. After the turn timer a
 * player's own phone signs the default. Five seconds later the others call the seat away. Half a
 * minute after that they go on without it.
 */
public final class Patience {
  public static final long GRACE = 5_000;
  public static final long PROBE = 30_000;

  /** How long a seat may be silent in its turn, at a table that goes on without the silent. */
  public static final long SILENT = 10_000;

  /** How long the toss of a seat may be missing, at a table that goes on without the silent. */
  public static final long TOSS = 15_000;

  /** How long a player who was asked for another match may think about it. */
  public static final long REMATCH = 60_000;

  /** How much before its own time this phone joins the votes of others on a seat. */
  static final long TOLERANCE = 500;

  /** How long whoever the table waits for may take before its phone says the default. */
  static long turnMillis(Part<?, ?> part) {
    return part.match.outcome().isPresent() ? REMATCH : part.match.kit().turnSeconds() * 1000L;
  }

  private final Map<Integer, Long> waitingSince = new HashMap<>();
  private long progress = -1;

  /**
   * Notes for whom the table waits now; any progress of the match starts the clocks anew.
   *
   * @param window the seats for which an open window waits; their clocks go on while the match
   *     makes progress
   */
  void update(Set<Integer> awaited, Set<Integer> window, long matchProgress, long now) {
    if (matchProgress != progress) {
      progress = matchProgress;
      waitingSince.keySet().retainAll(window);
    }
    waitingSince.keySet().retainAll(awaited);
    for (int seat : awaited) {
      waitingSince.putIfAbsent(seat, now);
    }
  }

  boolean isWaiting(int seat) {
    return waitingSince.containsKey(seat);
  }

  /** How long this seat has kept the table waiting; 0 when it does not. */
  long waited(int seat, long now) {
    Long since = waitingSince.get(seat);
    return since == null ? 0 : now - since;
  }
}
