package dev.parlor.tables.poker.history;

import dev.parlor.games.Refusal;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerSettlement;
import dev.parlor.games.poker.hand.Pots;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Pays out a recorded hand as far as its cards tell, and compares the stacks. */
record RecordedEnd(HandHistory history, ChipUnit unit, PokerHand hand, RecordedCards cards) {
  Replayed compare() {
    boolean showdown = isShowdown();
    List<Integer> stacks = settlement().map(PokerSettlement::stacks).orElseGet(this::unpaid);
    Optional<Refusal> difference = Optional.empty();
    if (history.finishing().isPresent()) {
      difference = difference(stacks, history.finishing().get());
      if (difference.isPresent() && showdown && known() < hand.liveSeats().size()) {
        difference = differenceOfFolded(stacks, history.finishing().get());
      }
    }
    return new Replayed(history.finishing().isPresent(), difference, unit.size().toPlainString());
  }

  /** Who gets what, as far as the cards tell. */
  Optional<PokerSettlement> settlement() {
    return hand.isDecided() || (isShowdown() && known() > 0)
        ? Optional.of(PokerSettlement.of(hand, this::rank))
        : Optional.empty();
  }

  boolean isShowdown() {
    return !hand.isDecided() && hand.toAct() == PokerHand.NOBODY && cards.board().size() == 5;
  }

  /** How many of the hands that are left can be compared. */
  private int known() {
    int known = 0;
    for (int seat : hand.liveSeats()) {
      known += cards.rank(seat).isPresent() && !cards.hasMucked(seat) ? 1 : 0;
    }
    return known;
  }

  /**
   * The rank of a seat's hand. Hands that were given up or never shown lose to those that were
   * shown.
   */
  private int rank(int seat) {
    OptionalInt rank = cards.rank(seat);
    return rank.isPresent() && !cards.hasMucked(seat) ? rank.getAsInt() : Integer.MAX_VALUE - 1;
  }

  /** The stacks when the record ends before the pot is paid out. */
  private List<Integer> unpaid() {
    List<Integer> stacks = new ArrayList<>();
    hand.players().forEach(player -> stacks.add(player.stack()));
    if (hand.toAct() == PokerHand.NOBODY) {
      Pots pots = Pots.of(hand);
      pots.uncalledSeat().ifPresent(seat -> stacks.set(seat, stacks.get(seat) + pots.uncalled()));
    }
    return stacks;
  }

  private Optional<Refusal> difference(List<Integer> played, List<Optional<BigDecimal>> recorded) {
    for (int seat = 0; seat < played.size(); seat++) {
      Optional<BigDecimal> stack = recorded.get(seat);
      if (stack.isPresent()
          && history.stacks().get(seat).isPresent()
          && !agrees(stack.get(), played.get(seat))) {
        return Optional.of(
            new Refusal("phh.stack", List.of(seat + 1, stack.get(), amount(played.get(seat)))));
      }
    }
    return Optional.empty();
  }

  /** Whether two amounts agree. A quotient that was rounded agrees with the chips next to it. */
  private boolean agrees(BigDecimal recorded, int played) {
    BigDecimal apart = recorded.subtract(amount(played)).abs();
    return ChipUnit.isQuotient(recorded) ? apart.compareTo(unit.size()) < 0 : apart.signum() == 0;
  }

  /**
   * Compares the stacks where the winners' hands are unknown. Any winner is believed, but a player
   * who has folded must have what he has left, and no chip may be lost.
   */
  private Optional<Refusal> differenceOfFolded(
      List<Integer> played, List<Optional<BigDecimal>> recorded) {
    BigDecimal all = BigDecimal.ZERO;
    for (int seat = 0; seat < played.size(); seat++) {
      BigDecimal stack = recorded.get(seat).orElse(amount(played.get(seat)));
      all = all.add(stack);
      if (!hand.players().get(seat).live() && !agrees(stack, played.get(seat))) {
        return Optional.of(
            new Refusal("phh.stack", List.of(seat + 1, stack, amount(played.get(seat)))));
      }
    }
    BigDecimal began = BigDecimal.ZERO;
    for (int stack : hand.start().stacks()) {
      began = began.add(amount(stack));
    }
    return all.compareTo(began) == 0
        ? Optional.empty()
        : Optional.of(new Refusal("phh.sum", List.of(began, all)));
  }

  private BigDecimal amount(int chips) {
    return unit.size().multiply(BigDecimal.valueOf(chips));
  }
}
