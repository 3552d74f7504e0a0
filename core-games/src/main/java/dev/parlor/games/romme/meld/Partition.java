package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import java.util.List;

/** A hand divided into melds and the cards left over. */
public record Partition(List<MeldLayout> melds, List<Card> rest) {
  public Partition {
    melds = List.copyOf(melds);
    rest = List.copyOf(rest);
  }

  /** What the melds count together. */
  public int value() {
    return melds.stream().mapToInt(meld -> meld.shape().value()).sum();
  }

  /** What the cards left over count at the end of a round. */
  public int deadwood() {
    return MeldPoints.deadwood(rest);
  }
}
