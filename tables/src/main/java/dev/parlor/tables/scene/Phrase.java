package dev.parlor.tables.scene;

import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A sentence that is not said yet: a key with what fills it in. Arguments are whole numbers, texts,
 * cards, {@link Who}, {@link Amount}, other phrases, and lists of these.
 */
public record Phrase(String key, List<Object> args) {
  /** The phrase where there is nothing to be said. */
  public static final Phrase NONE = new Phrase("", List.of());

  public Phrase {
    args = List.copyOf(args);
  }

  public static Phrase of(String key, Object... args) {
    return new Phrase(key, List.of(args));
  }

  /** The sentence with which the rules refuse something. */
  public static Phrase of(Refusal refusal) {
    return new Phrase(refusal.key(), List.copyOf(refusal.args()));
  }

  public boolean isNone() {
    return key.isEmpty();
  }

  /**
   * A person at the table. The person about whom a sentence begins is addressed in the second
   * person when it is said to him.
   */
  public record Who(int seat) {}

  /** A number that is shown with the separators of the language: chips, coins, points. */
  public record Amount(long value) {}

  /** A card that is said in words even where other cards are shown as signs. */
  public record Named(Card card) {}

  public static Who who(int seat) {
    return new Who(seat);
  }

  public static Amount amount(long value) {
    return new Amount(value);
  }

  /** Several people in seat order. */
  public static List<Object> people(Set<Integer> seats) {
    return seats.stream().sorted().map(Who::new).collect(Collectors.toList());
  }
}
