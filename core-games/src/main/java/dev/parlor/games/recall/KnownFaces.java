package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/** Which faces lie where, as far as the table has seen them. */
final class KnownFaces {
  private KnownFaces() {}

  /** All slots that are cards now: in hands, collected, drawn, in the piles. */
  static List<Slot> live(RecallState state) {
    List<Slot> live = new ArrayList<>(state.stock().pile());
    live.addAll(state.stock().discard());
    for (RecallSeat player : state.players()) {
      live.addAll(player.hand().values());
      player.collection().forEach(faced -> live.add(faced.slot()));
    }
    Slot drawn = state.turn().drawn();
    if (drawn != null) {
      live.add(drawn);
    }
    return live;
  }

  /** Whether no further card can have this face. */
  static boolean exhausted(RecallState state, Card card) {
    long seen = live(state).stream().map(state::face).filter(card::equals).count();
    return seen >= copies(card);
  }

  static int copies(Card card) {
    return card.isJoker() ? RecallPoints.DECK.jokers() : RecallPoints.DECK.copies();
  }
}
