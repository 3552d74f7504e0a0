package dev.parlor.terminal.relay;

import java.util.LinkedHashMap;
import java.util.Map;

/** The ids of events that were good and are dealt with; the oldest are forgotten. */
final class SeenEvents {
  private static final int MOST = 50_000;

  private final Map<String, Boolean> ids = new LinkedHashMap<>();

  synchronized boolean contains(String id) {
    return ids.containsKey(id);
  }

  synchronized void add(String id) {
    ids.put(id, true);
    if (ids.size() > MOST) {
      ids.remove(ids.keySet().iterator().next());
    }
  }
}
