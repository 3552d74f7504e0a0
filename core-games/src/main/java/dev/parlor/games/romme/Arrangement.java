package dev.parlor.games.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.RommeAction.Meld;
import dev.parlor.games.romme.RommeAction.Play;
import dev.parlor.games.romme.meld.MeldLayout;
import dev.parlor.games.romme.meld.MeldSolver;
import dev.parlor.games.romme.meld.Objective;
import dev.parlor.games.romme.meld.Partition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lays out cards that a player has chosen, whether or not the rules allow to lay them now. */
public final class Arrangement {
  private Arrangement() {}

  /**
   * The most valuable way to meld exactly these cards of the hand; empty when they can't all be
   * melded.
   */
  public static Optional<Meld> of(RommeView view, Collection<Slot> chosen) {
    Set<Slot> slots = new HashSet<>(chosen);
    List<Held> cards = new ArrayList<>();
    for (RommeView.HandCard card : view.hand()) {
      if (slots.contains(card.slot()) && card.face().isPresent()) {
        cards.add(new Held(card.slot(), card.face().get()));
      }
    }
    if (cards.isEmpty() || cards.size() < slots.size()) {
      return Optional.empty();
    }
    List<Card> faces = new ArrayList<>();
    cards.forEach(held -> faces.add(held.face()));
    Partition best =
        new MeldSolver().best(faces, Objective.LEAST_DEADWOOD, view.options().maxJokersPerMeld());
    return best.rest().isEmpty() ? Optional.of(new Meld(plays(best, cards))) : Optional.empty();
  }

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
