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
  /** What the callsigns of computer players end in, and of nobody else's who wants to be ranked. */
  public static final String COMPUTER = "BOT";

  public PlayerLine {
    more = List.copyOf(more);
  }

  /** Its score, under the name that its game gives it; none where all share one outcome. */
  public Optional<String> score() {
    return more.stream().filter(SheetParts::isScore).map(Field::value).findFirst();
  }

  /** Whether this one says of itself that it is no person. */
  public boolean isComputer() {
    return callsign.endsWith(COMPUTER);
  }

  /** The value of one of the fields after the place. */
  public Optional<String> get(String key) {
    return Fields.get(more, key);
  }
}
