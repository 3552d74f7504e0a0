package dev.parlor.games.romme;

import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import java.util.Arrays;
import java.util.List;

/** How many of each card this seat has not seen yet, and so may still draw. */
final class Unseen {
  private static final int COPIES = 2;
  private static final int ACE_HIGH = 14;

  private final int[] left = new int[52];

  Unseen(RommeState state, List<Card> hand) {
    Arrays.fill(left, COPIES);
    hand.forEach(this::seen);
    state.cards().faces().values().forEach(this::seen);
  }

  private void seen(Card card) {
    if (!card.isJoker() && left[card.code()] > 0) {
      left[card.code()]--;
    }
  }

  /** How many cards would complete a meld of three of this card with one of the others. */
  int outs(Card card, List<Card> others) {
    boolean[] outs = new boolean[52];
    for (Card other : others) {
      if (other.isJoker() || other.equals(card)) {
        continue;
      }
      if (other.rank() == card.rank()) {
        for (Suit suit : Suit.values()) {
          outs[Card.of(card.rank(), suit).code()] |= suit != card.suit() && suit != other.suit();
        }
      } else if (other.suit() == card.suit()) {
        runs(card, other, outs);
      }
    }
    int sum = 0;
    for (int code = 0; code < outs.length; code++) {
      sum += outs[code] ? left[code] : 0;
    }
    return sum;
  }

  /** Adds the runs. An ace is both the lowest and the highest card of its suit. */
  private static void runs(Card card, Card other, boolean[] outs) {
    for (int low = 1; low <= ACE_HIGH - 2; low++) {
      int missing = 0;
      int found = 0;
      for (int place = low; place < low + 3; place++) {
        int number = (place - 1) % 13 + 1;
        if (number == card.rank().number() || number == other.rank().number()) {
          found++;
        } else {
          missing = number;
        }
      }
      if (found == 2) {
        outs[Card.of(rank(missing), card.suit()).code()] = true;
      }
    }
  }

  private static Rank rank(int number) {
    for (Rank rank : Rank.values()) {
      if (rank.number() == number) {
        return rank;
      }
    }
    throw new IllegalArgumentException("rank " + number);
  }
}
