package dev.parlor.app.plans;

import dev.parlor.app.R;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How one game goes.
 *
 * @param steps the sentences, an array in the language of the phone
 * @param cards what each of them shows; nothing where there is nothing to show
 */
public record Lesson(int steps, List<List<Card>> cards) {

  /** The lesson of a game; empty where only its page of rules says how it goes. */
  public static Optional<Lesson> of(String game) {
    return Optional.ofNullable(find(game));
  }

  private static @Nullable Lesson find(String game) {
    return switch (game) {
      case "poker" ->
          lesson(
              R.array.poker_steps,
              "As Kd",
              "Qh Jh 7c 7d 2s",
              "",
              "Ah Kh Qh Jh Th",
              "9c 9d 9s 4h 4s");
      case "blackjack" -> lesson(R.array.blackjack_steps, "", "8h 8s", "Ah Kd", "Th 6c Kd", "");
      case "romme" ->
          lesson(R.array.romme_steps, "", "Kd Kh Ks", "5h 6h 7h Jk", "Qc Qd Qh", "9s 3d");
      case "recall" -> lesson(R.array.recall_steps, "2h Ks", "7d", "7d 7c", "Jc", "Qd", "");
      case "highlow" ->
          lesson(R.array.highlow_steps, "3c Qs", "3c 9d Qs", "3c Kh Qs", "3c 3d Qs", "As");
      case "piles" -> lesson(R.array.piles_steps, "3d 9s Kh", "9s Jd", "9s 4c", "", "As 2h");
      case "classic" -> lesson(R.array.classic_steps, "Qc 9h", "As", "Kd 7s 9h", "");
      default -> null;
    };
  }

  private static Lesson lesson(int steps, String... cards) {
    List<List<Card>> all = new ArrayList<>();
    for (String each : cards) {
      all.add(each.isEmpty() ? List.of() : Card.parseAll(each));
    }
    return new Lesson(steps, List.copyOf(all));
  }
}
