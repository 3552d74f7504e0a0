package dev.parlor.games.romme.meld;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All melds that a best partition of one hand may need, as bit sets over the hand's different
 * faces. The tables are kept from hand to hand, so that nothing is allocated while solving.
 *
 * <p>A run that could be cut into two melds is left out, because the two are as good. In every run
 * that remains, the naturals are at most five places apart. Of two melds with the same naturals and
 * as many jokers only the more valuable is needed, so jokers at the ends of a run stand as high as
 * they can.
 */
final class Candidates {
  private static final int FARTHEST = 4;
  private static final int LONGEST = 13;

  /** The bit of each face code; -1 for faces not held. Faces held twice have the lowest bits. */
  private final int[] bitOf = new int[52];

  private final int[] codes = new int[52];
  private final int[] counts = new int[52];

  /**
   * The places of a run that are held, by suit; an ace counts on both ends. The array of sets has
   * the suits held, by rank.
   */
  private final int[] runPlaces = new int[4];

  private final int[] suitsOf = new int[13];

  private int mostJokers;
  private int size;
  private int[] masks = new int[256];
  private int[] jokersOf = new int[256];
  private int[] saved = new int[256];
  private int[] values = new int[256];

  /** A run: suit, low and high place; a set: -1, rank, unused. */
  private int[] shapes = new int[256];

  /** Candidates by their lowest bit, as linked lists. */
  private final int[] heads = new int[52];

  private int[] next = new int[256];

  int jokers;
  int faces;
  int twice;
  int total;

  void find(List<Card> hand, int maxJokersPerMeld) {
    count(hand);
    numberFaces();
    size = 0;
    mostJokers = Math.min(jokers, maxJokersPerMeld);
    Arrays.fill(heads, 0, faces, -1);
    for (int rank = 0; rank < 13; rank++) {
      if (suitsOf[rank] != 0) {
        sets(rank);
      }
    }
    for (int suit = 0; suit < 4; suit++) {
      for (int rest = runPlaces[suit]; rest != 0; rest &= rest - 1) {
        runsFrom(suit, Integer.numberOfTrailingZeros(rest));
      }
    }
  }

  private void count(List<Card> hand) {
    Arrays.fill(counts, 0);
    Arrays.fill(runPlaces, 0);
    Arrays.fill(suitsOf, 0);
    jokers = 0;
    total = 0;
    for (int i = 0; i < hand.size(); i++) {
      Card card = hand.get(i);
      total += MeldPoints.deadwood(card);
      if (card.isJoker()) {
        jokers++;
      } else {
        int code = card.code();
        counts[code]++;
        int rank = code % 13;
        suitsOf[rank] |= 1 << (code / 13);
        runPlaces[code / 13] |= rank == 0 ? 2 | (1 << MeldPoints.ACE_HIGH) : 2 << rank;
      }
    }
  }

  private void numberFaces() {
    faces = 0;
    for (int code = 0; code < 52; code++) {
      if (counts[code] > 1) {
        number(code);
      }
    }
    twice = faces;
    for (int code = 0; code < 52; code++) {
      if (counts[code] == 1) {
        number(code);
      }
    }
  }

  private void number(int code) {
    if (counts[code] > 2) {
      throw new IllegalArgumentException("two decks hold no third " + Card.of(code));
    }
    bitOf[code] = faces;
    codes[faces++] = code;
  }

  /**
   * Adds the sets of a rank. A set of a single natural is worth less than a run with it, except for
   * the ace.
   */
  private void sets(int rank) {
    int held = suitsOf[rank];
    int value = MeldPoints.highValue(Card.of(rank).rank());
    for (int suits = held; suits != 0; suits = (suits - 1) & held) {
      int naturals = Integer.bitCount(suits);
      if (naturals == 1 && (rank != 0 || mostJokers < 2)) {
        continue;
      }
      int mask = 0;
      for (int rest = suits; rest != 0; rest &= rest - 1) {
        mask |= 1 << bitOf[Integer.numberOfTrailingZeros(rest) * 13 + rank];
      }
      int most = Math.min(4 - naturals, mostJokers);
      for (int extra = Math.max(0, 3 - naturals); extra <= most; extra++) {
        int worth = value * (naturals + extra);
        add(mask, extra, naturals * value, worth, -1 - rank);
      }
    }
  }

  /** Adds the runs whose lowest natural card is at this place. */
  private void runsFrom(int suit, int low) {
    int above = (runPlaces[suit] >> (low + 1)) & ((1 << FARTHEST) - 1);
    for (int others = above; ; others = (others - 1) & above) {
      int naturals = 1 + Integer.bitCount(others);
      int high = low + 32 - Integer.numberOfLeadingZeros(others);
      int fewest = Math.max(high - low + 1, 3) - naturals;
      boolean lowAceAlone = low == 1 && others == 0;
      if (fewest <= mostJokers && !lowAceAlone) {
        runsOf(suit, low, high, others, naturals, fewest);
      }
      if (others == 0) {
        return;
      }
    }
  }

  private void runsOf(int suit, int low, int high, int others, int naturals, int fewest) {
    int mask = bit(suit, low);
    int deadwood = deadwoodAt(low);
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int place = low + 1 + Integer.numberOfTrailingZeros(rest);
      mask |= bit(suit, place);
      deadwood += deadwoodAt(place);
    }
    int most = Math.min(mostJokers, LONGEST - naturals);
    for (int extra = fewest; extra <= most; extra++) {
      int length = naturals + extra;
      int end = Math.min(MeldPoints.ACE_HIGH, low + length - 1);
      int start = end - length + 1;
      boolean canBeCut = Math.max(3, low - start + 1) <= Math.min(length - 3, high - start);
      if (!canBeCut) {
        add(mask, extra, deadwood, MeldPoints.ofRun(start, end), (suit << 8) | (start << 4) | end);
      }
    }
  }

  private int bit(int suit, int place) {
    return 1 << bitOf[suit * 13 + (place - 1) % 13];
  }

  private static int deadwoodAt(int place) {
    return place == 1 ? 11 : MeldPoints.ofRun(place, place);
  }

  private void add(int mask, int withJokers, int deadwood, int value, int shape) {
    if (size == masks.length) {
      masks = Arrays.copyOf(masks, 2 * size);
      jokersOf = Arrays.copyOf(jokersOf, 2 * size);
      saved = Arrays.copyOf(saved, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
      shapes = Arrays.copyOf(shapes, 2 * size);
      next = Arrays.copyOf(next, 2 * size);
    }
    masks[size] = mask;
    jokersOf[size] = withJokers;
    saved[size] = deadwood + MeldPoints.JOKER_IN_HAND * withJokers;
    values[size] = value;
    shapes[size] = shape;
    int lowest = Integer.numberOfTrailingZeros(mask);
    next[size] = heads[lowest];
    heads[lowest] = size++;
  }

  int size() {
    return size;
  }

  /** The first candidate with this lowest bit, or -1. */
  int first(int bit) {
    return heads[bit];
  }

  /** The next candidate with the same lowest bit, or -1. */
  int next(int candidate) {
    return next[candidate];
  }

  int mask(int candidate) {
    return masks[candidate];
  }

  int jokers(int candidate) {
    return jokersOf[candidate];
  }

  int gain(int candidate, Objective objective) {
    return objective.gain(saved[candidate], values[candidate]);
  }

  Card face(int bit) {
    return Card.of(codes[bit]);
  }

  /** The meld as it would lie on the table. */
  MeldLayout layout(int candidate) {
    List<Card> naturals = new ArrayList<>();
    for (int rest = masks[candidate]; rest != 0; rest &= rest - 1) {
      naturals.add(face(Integer.numberOfTrailingZeros(rest)));
    }
    Shape shape = shapes[candidate] < 0 ? set(candidate, naturals) : run(candidate);
    List<Card> cards = new ArrayList<>();
    for (Card place : shape.places()) {
      cards.add(naturals.contains(place) ? place : Card.JOKER);
    }
    return new MeldLayout(shape, cards);
  }

  private Shape set(int candidate, List<Card> naturals) {
    Rank rank = Rank.values()[-1 - shapes[candidate]];
    List<Suit> suits = new ArrayList<>();
    naturals.forEach(card -> suits.add(card.suit()));
    for (Suit suit : Suit.values()) {
      if (suits.size() < naturals.size() + jokersOf[candidate] && !suits.contains(suit)) {
        suits.add(suit);
      }
    }
    return new Shape.Group(rank, new java.util.TreeSet<>(suits));
  }

  private Shape run(int candidate) {
    int shape = shapes[candidate];
    return new Shape.Run(Suit.values()[shape >> 8], (shape >> 4) & 15, shape & 15);
  }
}
