package dev.parlor.games.poker.eval;

import dev.parlor.games.Dice;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What part of the pot each of several hands wins on average. A hand is two cards, or none when
 * nobody knows them; the board has none to five.
 *
 * @param shares of the pot, one for each hand; together 1
 * @param deals how many ways to deal the unknown cards were looked at
 */
public record Equity(List<Double> shares, long deals) {
  public Equity {
    shares = List.copyOf(shares);
  }

  /** Looks at every board; all hands must be known. */
  public static Equity exact(List<List<Card>> hands, List<Card> board) {
    Tally tally = new Tally(hands, board);
    if (hands.stream().anyMatch(List::isEmpty)) {
      throw new IllegalArgumentException("an unknown hand");
    }
    long[] common = {Evaluator.EMPTY, 0};
    board.forEach(card -> add(common, card.code()));
    tally.walk(5 - board.size(), 0, common[0], common[1]);
    return tally.equity();
  }

  /** Deals the unknown cards so many times. */
  public static Equity sampled(List<List<Card>> hands, List<Card> board, int deals, Dice dice) {
    Tally tally = new Tally(hands, board);
    for (int deal = 0; deal < deals; deal++) {
      tally.sample(dice);
    }
    return tally.equity();
  }

  private static void add(long[] sums, int code) {
    sums[0] += Evaluator.key(code);
    sums[1] |= Evaluator.lane(code);
  }

  /** Counts who wins how much; one buffer for all deals. */
  private static final class Tally {
    private final List<List<Card>> hands;
    private final List<Card> board;
    private final int[] rest;
    private final int[] ranks;
    private final double[] won;
    private long deals;

    Tally(List<List<Card>> hands, List<Card> board) {
      this.hands = hands;
      this.board = board;
      this.ranks = new int[hands.size()];
      this.won = new double[hands.size()];
      List<Card> known = new ArrayList<>(board);
      hands.forEach(known::addAll);
      if (new HashSet<>(known).size() < known.size()) {
        throw new IllegalArgumentException("a card is there twice");
      }
      this.rest = IntStream.range(0, 52).filter(code -> !known.contains(Card.of(code))).toArray();
    }

    void walk(int left, int from, long sum, long lanes) {
      if (left == 0) {
        for (int hand = 0; hand < ranks.length; hand++) {
          long[] all = {sum, lanes};
          hands.get(hand).forEach(card -> add(all, card.code()));
          ranks[hand] = Evaluator.rank(all[0], all[1]);
        }
        count();
        return;
      }
      for (int i = from; i <= rest.length - left; i++) {
        int code = rest[i];
        walk(left - 1, i + 1, sum + Evaluator.key(code), lanes | Evaluator.lane(code));
      }
    }

    void sample(Dice dice) {
      int taken = 0;
      long[] common = {Evaluator.EMPTY, 0};
      board.forEach(card -> add(common, card.code()));
      for (int card = board.size(); card < 5; card++) {
        add(common, draw(dice, taken++));
      }
      for (int hand = 0; hand < ranks.length; hand++) {
        long[] all = common.clone();
        if (hands.get(hand).isEmpty()) {
          add(all, draw(dice, taken++));
          add(all, draw(dice, taken++));
        } else {
          hands.get(hand).forEach(card -> add(all, card.code()));
        }
        ranks[hand] = Evaluator.rank(all[0], all[1]);
      }
      count();
    }

    /** Draws a card. The drawn cards gather at the beginning of the rest, as in a shuffle. */
    private int draw(Dice dice, int taken) {
      int pick = taken + dice.below(rest.length - taken);
      int code = rest[pick];
      rest[pick] = rest[taken];
      rest[taken] = code;
      return code;
    }

    private void count() {
      int best = Integer.MAX_VALUE;
      int winners = 0;
      for (int rank : ranks) {
        if (rank < best) {
          best = rank;
          winners = 1;
        } else if (rank == best) {
          winners++;
        }
      }
      for (int hand = 0; hand < ranks.length; hand++) {
        if (ranks[hand] == best) {
          won[hand] += 1.0 / winners;
        }
      }
      deals++;
    }

    Equity equity() {
      List<Double> shares = new ArrayList<>();
      for (double share : won) {
        shares.add(share / deals);
      }
      return new Equity(shares, deals);
    }
  }
}
