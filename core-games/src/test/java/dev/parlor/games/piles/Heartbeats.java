package dev.parlor.games.piles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The heartbeats of the seed: when each player was last heard of. No match uses them, for there the
 * log says who is away. Names are kept in lower case. Times are those of the caller, because the
 * rules have no clock. A heartbeat is silent unless it brings somebody online.
 *
 * @param playerLastSeen the time of the last heartbeat by lower-case name
 * @param online the lower-case names that count as connected
 */
public record Heartbeats(Map<String, Long> playerLastSeen, Set<String> online) {
  public Heartbeats {
    playerLastSeen = Collections.unmodifiableMap(new TreeMap<>(playerLastSeen));
    online = Collections.unmodifiableSet(new TreeSet<>(online));
  }

  /** Nobody has been heard of. */
  public static Heartbeats empty() {
    return new Heartbeats(Map.of(), Set.of());
  }

  /**
   * What a heartbeat or a look at the clock brought.
   *
   * @param changed the lower-case names whose {@code isOnline} changed; empty means: say nothing
   */
  public record Change(Heartbeats presence, List<String> changed) {
    public Change {
      changed = List.copyOf(changed);
    }

    public boolean isSilent() {
      return changed.isEmpty();
    }
  }

  /**
   * A sign of life. An earlier time than the last one known does not change that, but still counts
   * as life.
   */
  public Change heartbeat(String name, long time) {
    String key = lowerCase(name);
    Map<String, Long> seen = new TreeMap<>(playerLastSeen);
    seen.merge(key, time, Math::max);
    Set<String> now = new TreeSet<>(online);
    boolean came = now.add(key);
    return new Change(new Heartbeats(seen, now), came ? List.of(key) : List.of());
  }

  /** Takes everybody offline whose last heartbeat is more than {@code patience} before now. */
  public Change at(long now, long patience) {
    Set<String> still = new TreeSet<>(online);
    List<String> went = new ArrayList<>();
    for (String name : online) {
      Long seen = playerLastSeen.get(name);
      if (seen == null || now - seen > patience) {
        still.remove(name);
        went.add(name);
      }
    }
    return new Change(new Heartbeats(playerLastSeen, still), went);
  }

  public boolean isOnline(String name) {
    return online.contains(lowerCase(name));
  }

  /**
   * The name in lower case, letter by letter, so that a phone set to Turkish keeps the same keys.
   */
  private static String lowerCase(String name) {
    StringBuilder lower = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      lower.append(Character.toLowerCase(name.charAt(i)));
    }
    return lower.toString();
  }
}
