package dev.parlor.tables;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/** A dealer that keeps what it has dealt, so that the same match can be dealt with other faces. */
final class RecordedDecks implements Dealer {
  private final Dealer dealer;
  private final Map<Integer, List<Card>> orders = new HashMap<>();
  private final List<Integer> lots = new ArrayList<>();

  RecordedDecks(Dealer dealer) {
    this.dealer = dealer;
  }

  @Override
  public List<Card> shuffle(int deck, List<Card> cards) {
    List<Card> order = dealer.shuffle(deck, cards);
    orders.put(deck, order);
    return order;
  }

  @Override
  public int lot(int bound) {
    int lot = dealer.lot(bound);
    lots.add(lot);
    return lot;
  }

  /** A dealer with the same decks and lots, but cards in hidden places have changed places. */
  Dealer exchanged(Predicate<Slot> hidden) {
    Map<Integer, List<Card>> others = new HashMap<>();
    orders.forEach((deck, order) -> others.put(deck, turned(deck, order, hidden)));
    Deque<Integer> same = new ArrayDeque<>(lots);
    return new Dealer() {
      @Override
      public List<Card> shuffle(int deck, List<Card> cards) {
        return Objects.requireNonNull(others.get(deck));
      }

      @Override
      public int lot(int bound) {
        return same.remove();
      }
    };
  }

  private static List<Card> turned(int deck, List<Card> order, Predicate<Slot> hidden) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      if (hidden.test(new Slot(deck, i))) {
        places.add(i);
      }
    }
    List<Card> turned = new ArrayList<>(order);
    for (int i = 0; i < places.size(); i++) {
      turned.set(places.get(i), order.get(places.get((i + 1) % places.size())));
    }
    return turned;
  }
}
