package dev.parlor.p2p.result;

import java.util.List;
import java.util.Optional;

/**
 * One player in a result.
 *
 * @param npub as it stands in the text; the verification says whether it is a key
 * @param more what follows the place: CHIPS or SCORE, and whatever a newer program adds
 */
public record PlayerLine(String callsign, String npub, int place, List<Field> more) {
  /** How callsigns of computer players end. A person who wants to be ranked must not use it. */
  public static final String COMPUTER = "BOT";

  public PlayerLine {
    more = List.copyOf(more);
  }

  /** The score, under the name that the game gives it; none where all share one outcome. */
  public Optional<String> score() {
    return more.stream().filter(SheetParts::isScore).map(Field::value).findFirst();
  }

  /** Whether this player says that it is no person. */
  public boolean isComputer() {
    return callsign.endsWith(COMPUTER);
  }

  /** The value of one of the fields after the place. */
  public Optional<String> get(String key) {
    return Fields.get(more, key);
  }
}
