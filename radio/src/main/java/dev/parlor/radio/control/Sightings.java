package dev.parlor.radio.control;

import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The signs that were seen lately. Anybody can fill the air with signs of tables that do not exist,
 * but not this list. When it is full, the oldest sign makes room that was seen only once; when all
 * were seen again, the weakest. A real table shows its sign several times a second.
 */
final class Sightings {
  static final int MOST = 64;

  /**
   * How a door is known: by its table and the key behind it, because addresses may change at any
   * time.
   */
  private record Name(Bytes nonce, Bytes keyHash) {
    static Name of(Sighting sighting) {
      return new Name(sighting.beacon().sign().nonce(), sighting.beacon().sign().keyHash());
    }
  }

  private final Map<Name, Sighting> all = new LinkedHashMap<>();
  private final Set<Name> again = new HashSet<>();

  /** What is known of this sign so far. */
  @Nullable Sighting before(Sighting sighting) {
    return all.get(Name.of(sighting));
  }

  /** Adds a sighting to what was known before. */
  Sighting add(Sighting sighting) {
    Name name = Name.of(sighting);
    Sighting before = all.get(name);
    if (before != null) {
      again.add(name);
    } else if (all.size() == MOST) {
      forget(leastCredible());
    }
    Sighting now = before == null ? sighting : before.then(sighting);
    all.put(name, now);
    return now;
  }

  boolean isFull() {
    return all.size() == MOST;
  }

  private Name leastCredible() {
    return all.keySet().stream()
        .filter(name -> !again.contains(name))
        .findFirst()
        .orElseGet(
            () ->
                all.entrySet().stream()
                    .min(Comparator.comparingInt(each -> each.getValue().strength()))
                    .orElseThrow(IllegalStateException::new)
                    .getKey());
  }

  private void forget(Name name) {
    all.remove(name);
    again.remove(name);
  }

  /** The signs that were seen at this time or later. All others are dropped. */
  List<Sighting> since(long time) {
    all.values().removeIf(sighting -> sighting.time() < time);
    again.retainAll(all.keySet());
    return new ArrayList<>(all.values());
  }

  void clear() {
    all.clear();
    again.clear();
  }
}
