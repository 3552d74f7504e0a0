package dev.parlor.p2p.result;

import java.util.List;
import java.util.Optional;

/**
 * One player in a result.
 *
 * @param npub as it stands in the text; whether it is a key says the verification
 * @param more what follows the place: CHIPS or SCORE, and whatever a newer program adds
 */
public record PlayerLine(String callsign, String npub, int place, List<Field> more) {
  public PlayerLine {
    more = List.copyOf(more);
  }

  /** The value of one of the fields after the place. */
  public Optional<String> get(String key) {
    return Fields.get(more, key);
  }
}
