package dev.parlor.games.highlow;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parlor table; everything about it is public.
 *
 * @param turn the seat whose turn it is
 * @param hand the hand on the table; after an outcome it lies there until the next hand
 * @param last the last hand that was settled, whoever played it
 * @param handsPlayed settled hands of all seats
 */
public record HighLowState(
    HighLowOptions options,
    int pot,
    List<ParlorSeat> players,
    Shoe shoe,
    ParlorPhase phase,
    int turn,
    ParlorHand hand,
    @Nullable ParlorHand last,
    int handsPlayed) {
  public HighLowState {
    players = List.copyOf(players);
  }

  static HighLowState start(int seats, HighLowOptions options) {
    ParlorSeat player = new ParlorSeat(options.coins(), 0, false, null);
    return new HighLowState(
        options,
        options.pot(),
        Collections.nCopies(seats, player),
        Shoe.fresh(0),
        ParlorPhase.SHUFFLE,
        0,
        ParlorHand.of(0),
        null,
        0);
  }

  public ParlorSeat player(int seat) {
    return players.get(seat);
  }

  /** What the seat in turn may bet. */
  public ParlorLimits limits() {
    return ParlorLimits.of(player(turn).coins(), pot);
  }

  /**
   * Whether the seat in turn has decided something in this hand on which the next card is drawn: an
   * ace was declared, or a bet stands.
   */
  public boolean isDecided() {
    CountedCard first = hand.first();
    boolean declared = first != null && first.ace();
    return switch (phase) {
      case THIRD_CARD -> true;
      case SECOND_CARD -> declared;
      case SHUFFLE -> declared || hand.bet() > 0;
      case FIRST_CARD, DECLARE_FIRST, DECLARE_SECOND, BET, PROMPT, PAUSED, OVER -> false;
    };
  }

  /** What ending now would cost the seat in turn. */
  int forfeit() {
    return options.forfeitOnQuit() && phase != ParlorPhase.PROMPT ? limits().min() : 0;
  }

  HighLowState withPot(int coins) {
    return new HighLowState(options, coins, players, shoe, phase, turn, hand, last, handsPlayed);
  }

  HighLowState withPlayer(int seat, ParlorSeat player) {
    List<ParlorSeat> all = new ArrayList<>(players);
    all.set(seat, player);
    return new HighLowState(options, pot, all, shoe, phase, turn, hand, last, handsPlayed);
  }

  HighLowState withShoe(Shoe next) {
    return new HighLowState(options, pot, players, next, phase, turn, hand, last, handsPlayed);
  }

  HighLowState withHand(ParlorHand next) {
    return new HighLowState(options, pot, players, shoe, phase, turn, next, last, handsPlayed);
  }

  HighLowState at(ParlorPhase next) {
    return new HighLowState(options, pot, players, shoe, next, turn, hand, last, handsPlayed);
  }

  HighLowState turnOf(int seat) {
    return new HighLowState(
        options, pot, players, shoe, phase, seat, ParlorHand.of(seat), last, handsPlayed);
  }

  HighLowState handSettled() {
    return new HighLowState(options, pot, players, shoe, phase, turn, hand, hand, handsPlayed + 1);
  }
}
