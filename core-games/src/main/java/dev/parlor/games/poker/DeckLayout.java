package dev.parlor.games.poker;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which position of the deck belongs to whom. Cards are dealt one at a time from the left of the
 * button.
 */
public record DeckLayout(int deck, List<Integer> order, boolean burn) {
  static DeckLayout of(HoldemState state, PokerHand hand) {
    return of(state, hand.start());
  }

  static DeckLayout of(HoldemState state, HandStart start) {
    return new DeckLayout(state.deck(), start.clockwise(), state.options().burn());
  }

  public List<Slot> hole(int seat) {
    int place = order.indexOf(seat);
    return List.of(new Slot(deck, place), new Slot(deck, place + order.size()));
  }

  /**
   * The position of the board's card number 0 to 4. One card is burnt before flop, turn and river.
   */
  public Slot board(int card) {
    int burnt = burn ? Math.max(0, card - 2) + 1 : 0;
    return new Slot(deck, 2 * order.size() + card + burnt);
  }

  /** The board's cards that are open or are being turned over. */
  List<Dealt> board(HoldemState state) {
    List<Dealt> board = new ArrayList<>();
    for (int card = 0; card < 5; card++) {
      Slot slot = board(card);
      @Nullable Card face = state.faces().get(slot.index());
      if (face != null || state.awaited().contains(slot)) {
        board.add(new Dealt(slot, face));
      }
    }
    return board;
  }

  /** The board's cards that are open. */
  List<Card> open(Map<Integer, Card> faces) {
    List<Card> open = new ArrayList<>();
    for (int card = 0; card < 5; card++) {
      @Nullable Card face = faces.get(board(card).index());
      if (face != null) {
        open.add(face);
      }
    }
    return open;
  }

  /** A seat's hole cards that are open to all. */
  List<Card> open(Map<Integer, Card> faces, int seat) {
    List<Card> open = new ArrayList<>();
    for (Slot slot : hole(seat)) {
      @Nullable Card face = faces.get(slot.index());
      if (face != null) {
        open.add(face);
      }
    }
    return open;
  }
}
