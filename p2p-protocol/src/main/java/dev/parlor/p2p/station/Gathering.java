package dev.parlor.p2p.station;

import dev.parlor.p2p.result.PlayerEvent;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.SignedResult;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Puts results together again from the events of their players, which come one by one and in any
 * order. When there are too many incomplete ones, the oldest are forgotten first.
 */
final class Gathering {
  private final int most;
  private final Map<ResultSheet, Map<Integer, String>> waiting = new LinkedHashMap<>();

  Gathering(int most) {
    this.most = most;
  }

  /** The whole result when this was the last signature that it lacked. */
  Optional<SignedResult> add(PlayerEvent event) {
    ResultSheet sheet = event.sheet();
    Map<Integer, String> signatures = waiting.computeIfAbsent(sheet, first -> new TreeMap<>());
    signatures.put(event.number(), event.signature().hex());
    if (signatures.size() == sheet.players().size()) {
      waiting.remove(sheet);
      return Optional.of(new SignedResult(sheet, signatures));
    }
    if (waiting.size() > most) {
      waiting.remove(waiting.keySet().iterator().next());
    }
    return Optional.empty();
  }
}
