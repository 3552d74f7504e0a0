package dev.parlor.games.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.Evaluator;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.Pot;
import dev.parlor.games.poker.hand.Pots;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What belongs to each seat when the hands lie open and the rest of the board never comes: its part
 * of every pot, exactly, over all boards that could have come. Chips that can't be divided go one
 * each to those who could win, clockwise from the left of the button.
 */
final class FairShares {
  /**
   * The parts into which a pot is divided on one board, so that up to ten winners can share it
   * evenly.
   */
  private static final int WHOLE = 2520;

  private final List<Integer> seats;
  private final List<Pot> pots;
  private final long[] sums; // the sum of each seat's cards
  private final long[] lanes;
  private final int[] ranks;
  private final long[][] won; // by pot and seat
  private final int[] rest;
  private long boards;

  private FairShares(HoldemState state, PokerHand hand, List<Pot> pots) {
    DeckLayout layout = DeckLayout.of(state, hand);
    this.seats = new ArrayList<>(hand.start().clockwise());
    seats.retainAll(hand.liveSeats());
    this.pots = pots;
    sums = new long[seats.size()];
    lanes = new long[seats.size()];
    ranks = new int[seats.size()];
    won = new long[pots.size()][seats.size()];
    for (int i = 0; i < seats.size(); i++) {
      for (Card card : layout.open(state.faces(), seats.get(i))) {
        sums[i] += Evaluator.key(card.code());
        lanes[i] |= Evaluator.lane(card.code());
      }
    }
    rest =
        IntStream.range(0, 52)
            .filter(code -> !state.faces().containsValue(Card.of(code)))
            .toArray();
    long sum = Evaluator.EMPTY;
    long lane = 0;
    for (Card card : state.board()) {
      sum += Evaluator.key(card.code());
      lane |= Evaluator.lane(card.code());
    }
    walk(5 - state.board().size(), 0, sum, lane);
  }

  /**
   * The stacks of all seats afterwards.
   *
   * @param hand whose live seats' cards are all open
   */
  static List<Integer> stacks(HoldemState state, PokerHand hand) {
    Pots pots = Pots.of(hand);
    List<Integer> stacks = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      boolean dealt = hand.start().dealt().contains(seat);
      stacks.add(dealt ? hand.players().get(seat).stack() : state.seats().get(seat).chips());
    }
    pots.uncalledSeat().ifPresent(seat -> stacks.set(seat, stacks.get(seat) + pots.uncalled()));
    new FairShares(state, hand, pots.pots()).divide(stacks);
    return stacks;
  }

  private void walk(int left, int from, long sum, long lane) {
    if (left == 0) {
      count(sum, lane);
      return;
    }
    for (int i = from; i <= rest.length - left; i++) {
      int code = rest[i];
      walk(left - 1, i + 1, sum + Evaluator.key(code), lane | Evaluator.lane(code));
    }
  }

  private void count(long sum, long lane) {
    for (int i = 0; i < ranks.length; i++) {
      ranks[i] = Evaluator.rank(sum + sums[i], lane | lanes[i]);
    }
    for (int pot = 0; pot < won.length; pot++) {
      List<Integer> eligible = pots.get(pot).eligible();
      int best = Integer.MAX_VALUE;
      int winners = 0;
      for (int i = 0; i < ranks.length; i++) {
        if (ranks[i] <= best && eligible.contains(seats.get(i))) {
          winners = ranks[i] < best ? 1 : winners + 1;
          best = ranks[i];
        }
      }
      for (int i = 0; i < ranks.length; i++) {
        if (ranks[i] == best && eligible.contains(seats.get(i))) {
          won[pot][i] += WHOLE / winners;
        }
      }
    }
    boards++;
  }

  private void divide(List<Integer> stacks) {
    for (int pot = 0; pot < won.length; pot++) {
      int amount = pots.get(pot).amount();
      int left = amount;
      int[] parts = new int[seats.size()];
      for (int i = 0; i < parts.length; i++) {
        parts[i] = (int) (amount * won[pot][i] / (WHOLE * boards));
        left -= parts[i];
      }
      for (int i = 0; left > 0; i = (i + 1) % parts.length) {
        if (won[pot][i] > 0) {
          parts[i]++;
          left--;
        }
      }
      for (int i = 0; i < parts.length; i++) {
        stacks.set(seats.get(i), stacks.get(seats.get(i)) + parts[i]);
      }
    }
  }
}
