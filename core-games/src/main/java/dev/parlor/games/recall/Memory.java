package dev.parlor.games.recall;

import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a computer player can call to mind at this moment: its known cards, less a few. */
final class Memory {
  /** One known card in so many does not come to mind. */
  private static final int FORGETS_ONE_IN = 25;

  private final RecallState state;
  private final Map<Slot, Card> remembered = new HashMap<>();
  private final double unknown;

  Memory(RecallState state, int seat, Knowledge knowledge, Dice dice) {
    this.state = state;
    Slot drawn = state.turn().drawn();
    for (Map<Slot, KnownCards.Known> cards :
        KnownCards.knownCards(state, seat, knowledge).values()) {
      cards.forEach(
          (slot, known) -> {
            boolean forgotten = !slot.equals(drawn) && dice.below(FORGETS_ONE_IN) == 0;
            if (known.face() != null && !forgotten) {
              remembered.put(slot, known.face());
            }
          });
    }
    this.unknown = meanOfTheRest();
  }

  /** The mean points of all cards whose place is not remembered. */
  private double meanOfTheRest() {
    List<Card> rest = new ArrayList<>(Points.DECK.cards());
    remembered.values().forEach(rest::remove);
    state.stock().discard().forEach(slot -> rest.remove(state.face(slot)));
    for (Player player : state.players()) {
      player.collection().forEach(faced -> rest.remove(faced.card()));
    }
    return rest.stream().mapToInt(Points::of).average().orElse(0);
  }

  @Nullable Card face(Slot slot) {
    return remembered.get(slot);
  }

  double expected(Slot slot) {
    Card card = remembered.get(slot);
    return card == null ? unknown : Points.of(card);
  }

  /** What a seat's cards are expected to count. */
  double expected(int seat) {
    double sum = 0;
    for (Slot slot : state.player(seat).slots()) {
      sum += expected(slot);
    }
    for (Faced faced : state.player(seat).collection()) {
      sum += Points.of(faced.card());
    }
    return sum;
  }
}
