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

/** What a computer player remembers at this moment: its known cards, less a few. */
final class Memory {
  private final RecallState state;
  private final Map<Slot, Card> remembered = new HashMap<>();
  private final List<Card> rest;
  private final double unknown;

  /**
   * @param forgetsOneIn out of how many known cards one is forgotten; 0 when none is
   */
  Memory(RecallState state, int seat, Knowledge knowledge, int forgetsOneIn, Dice dice) {
    this.state = state;
    Slot drawn = state.turn().drawn();
    for (Map<Slot, KnownCards.Known> cards :
        KnownCards.knownCards(state, seat, knowledge).values()) {
      cards.forEach(
          (slot, known) -> {
            boolean forgotten =
                !slot.equals(drawn) && forgetsOneIn > 0 && dice.below(forgetsOneIn) == 0;
            if (known.face() != null && !forgotten) {
              remembered.put(slot, known.face());
            }
          });
    }
    this.rest = unplaced();
    this.unknown = rest.stream().mapToInt(RecallPoints::of).average().orElse(0);
  }

  /** All cards of which the player does not remember where they lie. */
  private List<Card> unplaced() {
    List<Card> rest = new ArrayList<>(RecallPoints.DECK.cards());
    remembered.values().forEach(rest::remove);
    state.stock().discard().forEach(slot -> rest.remove(state.face(slot)));
    for (RecallSeat player : state.players()) {
      player.collection().forEach(faced -> rest.remove(faced.card()));
    }
    return rest;
  }

  /** The cards that lie somewhere unknown. Their order means nothing. */
  List<Card> rest() {
    return rest;
  }

  @Nullable Card face(Slot slot) {
    return remembered.get(slot);
  }

  double expected(Slot slot) {
    Card card = remembered.get(slot);
    return card == null ? unknown : RecallPoints.of(card);
  }

  /** What a seat's cards count on average. */
  double expected(int seat) {
    double sum = 0;
    for (Slot slot : state.player(seat).slots()) {
      sum += expected(slot);
    }
    for (Faced faced : state.player(seat).collection()) {
      sum += RecallPoints.of(faced.card());
    }
    return sum;
  }
}
