package dev.parlor.games.romme;

import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.meld.MeldLayout;
import dev.parlor.games.romme.meld.Partition;
import java.util.ArrayList;
import java.util.List;

/** Melds of cards in a hand, with the slot of each card. */
final class Arrangement {
  private Arrangement() {}

  /** Names the slots of a partition; of equal cards the first go first. */
  static List<List<Play>> plays(Partition partition, List<Held> cards) {
    List<Held> left = new ArrayList<>(cards);
    List<List<Play>> melds = new ArrayList<>();
    for (MeldLayout meld : partition.melds()) {
      List<Play> plays = new ArrayList<>();
      List<Card> places = meld.shape().places();
      for (int i = 0; i < places.size(); i++) {
        Card face = meld.cards().get(i);
        Held held =
            left.stream()
                .filter(card -> card.face().equals(face))
                .findFirst()
                .orElseThrow(IllegalStateException::new);
        left.remove(held);
        plays.add(new Play(held.slot(), face, places.get(i)));
      }
      melds.add(plays);
    }
    return melds;
  }
}
