package dev.parlor.games.poker.eval;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Judges five cards in the words of the rules. It is slow and plain, for tests alone. */
record NaiveHand(Category category, List<Integer> order) implements Comparable<NaiveHand> {

  static NaiveHand best(List<Card> cards) {
    List<NaiveHand> all = new ArrayList<>();
    choose(cards, new ArrayList<>(), 0, all);
    return all.stream().max(Comparator.naturalOrder()).orElseThrow();
  }

  private static void choose(List<Card> cards, List<Card> five, int from, List<NaiveHand> all) {
    if (five.size() == 5) {
      all.add(of(five));
      return;
    }
    for (int i = from; i < cards.size(); i++) {
      five.add(cards.get(i));
      choose(cards, five, i + 1, all);
      five.remove(five.size() - 1);
    }
  }

  static NaiveHand of(List<Card> five) {
    TreeMap<Integer, Integer> counts = new TreeMap<>();
    five.forEach(card -> counts.merge(HandName.height(card), 1, Integer::sum));
    List<Integer> order = new ArrayList<>(counts.keySet());
    order.sort(
        Comparator.comparing((Integer height) -> counts.get(height))
            .thenComparing(height -> height)
            .reversed());
    boolean flush = five.stream().map(Card::suit).distinct().count() == 1;
    boolean wheel = counts.keySet().equals(java.util.Set.of(14, 2, 3, 4, 5));
    boolean straight = wheel || (counts.size() == 5 && counts.lastKey() - counts.firstKey() == 4);
    if (straight) {
      order = List.of(wheel ? 5 : counts.lastKey());
    }
    int most = counts.values().stream().max(Comparator.naturalOrder()).orElseThrow();
    return new NaiveHand(category(flush, straight, most, counts.size()), order);
  }

  private static Category category(boolean flush, boolean straight, int most, int kinds) {
    if (flush && straight) {
      return Category.STRAIGHT_FLUSH;
    } else if (most == 4) {
      return Category.FOUR_OF_A_KIND;
    } else if (most == 3 && kinds == 2) {
      return Category.FULL_HOUSE;
    } else if (flush) {
      return Category.FLUSH;
    } else if (straight) {
      return Category.STRAIGHT;
    } else if (most == 3) {
      return Category.THREE_OF_A_KIND;
    } else if (most == 2) {
      return kinds == 3 ? Category.TWO_PAIR : Category.PAIR;
    }
    return Category.HIGH_CARD;
  }

  @Override
  public int compareTo(NaiveHand other) {
    int compared = category.compareTo(other.category);
    for (int i = 0; compared == 0 && i < order.size(); i++) {
      compared = order.get(i).compareTo(other.order.get(i));
    }
    return compared;
  }
}
