package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The places of a meld, each named by the natural card that belongs there; a joker may lie on any
 * of them.
 */
public interface Shape {
  /** The natural cards of the places: of a set by suit, of a run upwards. */
  List<Card> places();

  /** What the meld counts. Jokers count as the cards that they replace. */
  int value();

  /** This meld with one place more; empty when the card does not belong to it. */
  Optional<Shape> with(Card place);

  /** The places that {@link #with} would accept. */
  List<Card> openPlaces();

  /**
   * The set or run of these places, in any order; empty when they are neither. In a run of thirteen
   * their order tells whether the ace is low (not last) or high (last).
   */
  static Optional<Shape> of(List<Card> places) {
    if (places.size() < 3 || places.stream().anyMatch(Card::isJoker)) {
      return Optional.empty();
    }
    return places.get(0).rank() == places.get(1).rank() ? Group.of(places) : Run.of(places);
  }

  /** Three or four cards of one rank in different suits. */
  record Group(Rank rank, Set<Suit> suits) implements Shape {
    public Group {
      suits = java.util.Collections.unmodifiableSet(EnumSet.copyOf(suits));
    }

    private static Optional<Shape> of(List<Card> places) {
      Rank rank = places.get(0).rank();
      EnumSet<Suit> suits = EnumSet.noneOf(Suit.class);
      for (Card place : places) {
        if (place.rank() != rank || !suits.add(place.suit())) {
          return Optional.empty();
        }
      }
      return Optional.of(new Group(rank, suits));
    }

    @Override
    public List<Card> places() {
      List<Card> places = new ArrayList<>();
      for (Suit suit : suits) {
        places.add(Card.of(rank, suit));
      }
      return places;
    }

    @Override
    public int value() {
      return suits.size() * MeldPoints.highValue(rank);
    }

    @Override
    public Optional<Shape> with(Card place) {
      if (!openPlaces().contains(place)) {
        return Optional.empty();
      }
      EnumSet<Suit> more = EnumSet.copyOf(suits);
      more.add(place.suit());
      return Optional.of(new Group(rank, more));
    }

    @Override
    public List<Card> openPlaces() {
      List<Card> open = new ArrayList<>();
      for (Suit suit : EnumSet.complementOf(EnumSet.copyOf(suits))) {
        open.add(Card.of(rank, suit));
      }
      return open;
    }
  }

  /**
   * Three to thirteen cards of one suit in sequence.
   *
   * @param low the lowest place: 1 for an ace, 2 to 12 by number
   * @param high the highest place: 3 to 13 by number, 14 for an ace
   */
  record Run(Suit suit, int low, int high) implements Shape {
    private static final int LONGEST = 13;

    private static Optional<Shape> of(List<Card> places) {
      Suit suit = places.get(0).suit();
      int seen = 0;
      for (Card place : places) {
        int bit = 1 << place.rank().number();
        if (place.suit() != suit || (seen & bit) != 0) {
          return Optional.empty();
        }
        seen |= bit;
      }
      boolean ace = (seen & 2) != 0;
      boolean aceLast = places.get(places.size() - 1).rank() == Rank.ACE;
      boolean aceHigh = ace && (places.size() == LONGEST ? aceLast : (seen & 4) == 0);
      if (aceHigh) {
        seen = (seen & ~2) | (1 << MeldPoints.ACE_HIGH);
      }
      int low = Integer.numberOfTrailingZeros(seen);
      int high = 31 - Integer.numberOfLeadingZeros(seen);
      boolean unbroken = high - low + 1 == places.size();
      return unbroken ? Optional.of(new Run(suit, low, high)) : Optional.empty();
    }

    private static Card card(Suit suit, int place) {
      return Card.of(Rank.values()[(place - 1) % LONGEST], suit);
    }

    @Override
    public List<Card> places() {
      List<Card> places = new ArrayList<>();
      for (int place = low; place <= high; place++) {
        places.add(card(suit, place));
      }
      return places;
    }

    @Override
    public int value() {
      return MeldPoints.ofRun(low, high);
    }

    @Override
    public Optional<Shape> with(Card place) {
      if (high - low + 1 == LONGEST) {
        return Optional.empty();
      } else if (high < MeldPoints.ACE_HIGH && place.equals(card(suit, high + 1))) {
        return Optional.of(new Run(suit, low, high + 1));
      } else if (low > 1 && place.equals(card(suit, low - 1))) {
        return Optional.of(new Run(suit, low - 1, high));
      }
      return Optional.empty();
    }

    @Override
    public List<Card> openPlaces() {
      List<Card> open = new ArrayList<>();
      if (high - low + 1 < LONGEST) {
        if (low > 1) {
          open.add(card(suit, low - 1));
        }
        if (high < MeldPoints.ACE_HIGH) {
          open.add(card(suit, high + 1));
        }
      }
      return open;
    }
  }
}
