package dev.parlor.tables.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HandResult;
import dev.parlor.games.poker.eval.HandName;
import dev.parlor.tables.scene.Phrase;
import java.util.List;
import java.util.Optional;

/** The card that decided between two hands of the same name. */
final class Kicker {
  private Kicker() {}

  /** The deciding card; empty when no other hand has the name of the best one, or all are equal. */
  static Optional<Phrase> of(HandResult.Shown best, List<HandResult.Shown> all) {
    int decides = -1;
    for (HandResult.Shown other : all) {
      if (other.seat() != best.seat() && other.name().equals(best.name())) {
        decides = Math.max(decides, firstDifference(best.best(), other.best()));
      }
    }
    return decides < 0
        ? Optional.empty()
        : Optional.of(Phrase.of("poker.kicker", HandName.height(best.best().get(decides))));
  }

  private static int firstDifference(List<Card> one, List<Card> other) {
    for (int i = 0; i < one.size(); i++) {
      if (one.get(i).rank() != other.get(i).rank()) {
        return i;
      }
    }
    return -1;
  }
}
