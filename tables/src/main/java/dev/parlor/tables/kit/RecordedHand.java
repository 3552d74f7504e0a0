package dev.parlor.tables.kit;

import dev.parlor.tables.scene.Phrase;
import java.util.List;
import java.util.Optional;

/**
 * A hand that was played somewhere, as a record tells it.
 *
 * @param number as the record counts, or its place in the file
 * @param people in seat order; nobody where it can't be seen again
 * @param moments the table from the deal to the end
 * @param chip what a chip is worth in the record, where amounts are no whole numbers
 * @param ended who won what; {@link Phrase#NONE} where the record does not tell
 * @param flaw what is wrong with it and where; {@link Phrase#NONE} where the rules agree
 */
public record RecordedHand<S>(
    Worth worth,
    int number,
    List<String> people,
    List<S> moments,
    Optional<String> chip,
    Phrase ended,
    Phrase flaw) {
  /** How a recorded hand compares with the rules. */
  public enum Worth {
    /** The rules play it as it is written. */
    AGREES,
    /** The rules come to another end, or the record can't be read. */
    DIFFERS,
    /** It is of a game that is not played here. */
    OTHER_GAME
  }

  public RecordedHand {
    people = List.copyOf(people);
    moments = List.copyOf(moments);
  }

  /** A record that can't be seen again. */
  public static <S> RecordedHand<S> unseen(Worth worth, int number, Phrase flaw) {
    return new RecordedHand<>(
        worth, number, List.of(), List.of(), Optional.empty(), Phrase.NONE, flaw);
  }
}
