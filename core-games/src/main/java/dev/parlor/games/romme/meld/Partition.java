package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import java.util.List;

/** A hand divided into melds and the cards left over. */
public record Partition(List<MeldLayout> melds, List<Card> rest) {
  public Partition {
    melds = List.copyOf(melds);
    rest = List.copyOf(rest);
  }
}
