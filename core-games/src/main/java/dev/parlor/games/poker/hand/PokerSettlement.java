package dev.parlor.games.poker.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * How a hand's chips ended.
 *
 * @param stacks of all seats in the hand afterwards; 0 for seats that were not dealt in
 */
public record PokerSettlement(Pots pots, List<Award> awards, List<Integer> stacks) {
  public PokerSettlement {
    awards = List.copyOf(awards);
    stacks = List.copyOf(stacks);
  }

  /**
   * Gives every pot to the best hands that can win it.
   *
   * @param rank of a live seat's hand: a lower number wins; it is not asked where only one seat is
   *     eligible
   */
  public static PokerSettlement of(PokerHand hand, IntUnaryOperator rank) {
    Pots pots = Pots.of(hand);
    List<Integer> stacks = new ArrayList<>();
    hand.players().forEach(player -> stacks.add(player.stack()));
    pots.uncalledSeat().ifPresent(seat -> stacks.set(seat, stacks.get(seat) + pots.uncalled()));
    List<Award> awards = new ArrayList<>();
    for (Pot pot : pots.pots()) {
      Award award = award(hand, pot, rank);
      awards.add(award);
      for (int i = 0; i < award.winners().size(); i++) {
        int seat = award.winners().get(i);
        stacks.set(seat, stacks.get(seat) + award.share() + (i < award.odd() ? 1 : 0));
      }
    }
    return new PokerSettlement(pots, awards, stacks);
  }

  private static Award award(PokerHand hand, Pot pot, IntUnaryOperator rank) {
    List<Integer> winners = new ArrayList<>();
    int best = Integer.MAX_VALUE;
    for (int seat : hand.start().clockwise()) {
      if (!pot.eligible().contains(seat)) {
        continue;
      }
      int its = pot.eligible().size() == 1 ? 0 : rank.applyAsInt(seat);
      if (its < best) {
        best = its;
        winners.clear();
      }
      if (its == best) {
        winners.add(seat);
      }
    }
    return new Award(pot, winners, pot.amount() % winners.size());
  }
}
