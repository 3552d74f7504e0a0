package dev.parlor.tables.scene;

import java.util.List;
import java.util.OptionalInt;

/**
 * Chips or coins that lie on the table.
 *
 * @param at before a seat, or the pot with its number as group
 * @param amount empty while it is hidden from the person who looks
 * @param eligible who can win it; empty when that needs no saying
 * @param mine whether only the person who looks knows how many they are
 */
public record Chips(
    At at, OptionalInt amount, List<Integer> eligible, Phrase caption, boolean mine) {
  public Chips {
    eligible = List.copyOf(eligible);
  }

  public static Chips bet(int seat, int amount) {
    return new Chips(
        At.of(At.Kind.POT, seat), OptionalInt.of(amount), List.of(), Phrase.NONE, false);
  }

  /** A bet that only its owner knows. */
  public static Chips hidden(int seat) {
    return new Chips(At.of(At.Kind.POT, seat), OptionalInt.empty(), List.of(), Phrase.NONE, false);
  }

  /** These chips, with a note whether others may know how many they are. */
  public Chips known(boolean toOthers) {
    return new Chips(at, amount, eligible, caption, !toOthers);
  }

  public static Chips pot(int number, int amount, List<Integer> eligible, Phrase caption) {
    return new Chips(
        At.middle(At.Kind.POT).group(number), OptionalInt.of(amount), eligible, caption, false);
  }
}
