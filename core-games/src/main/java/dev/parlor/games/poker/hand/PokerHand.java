package dev.parlor.games.poker.hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The chips of one hand between two moves.
 *
 * @param currentBet what a player must have put in on this street to stay
 * @param fullRaise the last full bet or raise, which the next one must at least repeat
 * @param aggressor who bet or raised last on this street, or {@link #NOBODY}
 * @param toAct whose turn it is, or {@link #NOBODY} when this street's betting is closed
 */
public record PokerHand(
    HandStart start,
    Street street,
    List<HandSeat> players,
    int currentBet,
    int fullRaise,
    int aggressor,
    int toAct) {
  public static final int NOBODY = -1;

  public PokerHand {
    players = List.copyOf(players);
  }

  /** A hand that begins: antes and blinds are in, and the first player is to act. */
  public static PokerHand open(HandStart start) {
    List<HandSeat> players = new ArrayList<>();
    for (int seat = 0; seat < start.seats(); seat++) {
      if (start.dealt().contains(seat)) {
        int stack = start.stacks().get(seat) - start.ante(seat);
        HandSeat player = HandSeat.sitting(true, stack);
        players.add(player.pay(Math.min(start.posts().get(seat), stack)));
      } else {
        players.add(HandSeat.sitting(false, 0));
      }
    }
    PokerHand hand =
        new PokerHand(
            start,
            Street.PREFLOP,
            players,
            start.price(),
            start.minRaise(),
            NOBODY,
            start.opener());
    return hand.turnFrom(start.opener());
  }

  /** What the player to act may do; only while there is one. */
  public PokerLimits limits() {
    return PokerLimits.of(this, toAct);
  }

  /** The hand after a move to which {@link PokerLimits#problem} has no objection. */
  public PokerHand act(PokerAction action) {
    PokerLimits limits = limits();
    HandSeat player = players.get(toAct);
    return action
        .match(
            new PokerAction.Cases<>(
                word ->
                    switch (word) {
                      case FOLD -> moved(player.folded(), PokerMove.Kind.FOLD);
                      case CHECK, CALL -> matched(player, limits);
                      case ALL_IN ->
                          limits.maxTo() > currentBet
                              ? raised(limits.maxTo())
                              : matched(player, limits);
                    },
                raise -> raised(raise.to())))
        .passed();
  }

  private PokerHand matched(HandSeat player, PokerLimits limits) {
    PokerMove.Kind kind = limits.owes() == 0 ? PokerMove.Kind.CHECK : PokerMove.Kind.CALL;
    return moved(player.pay(limits.call()), kind);
  }

  /**
   * The hand after a seat has left. It folds at once, in turn or not, all-in or not; its chips stay
   * in the pot.
   */
  public PokerHand leave(int seat) {
    HandSeat player = players.get(seat);
    if (!player.live()) {
      return this;
    }
    PokerMove move = new PokerMove(seat, street, PokerMove.Kind.FOLD, player.bet(), false);
    PokerHand left = with(seat, player.folded().acted(player.actedAt(), move));
    if (toAct == NOBODY || left.liveSeats().size() == 1) {
      return left.withTurn(NOBODY);
    }
    return left.turnFrom(toAct);
  }

  public PokerHand nextStreet() {
    List<HandSeat> next = new ArrayList<>();
    players.forEach(player -> next.add(player.onNextStreet()));
    PokerHand hand = new PokerHand(start, street.next(), next, 0, start.minRaise(), NOBODY, NOBODY);
    return hand.turnFrom((start.button() + 1) % players.size());
  }

  /** Whether only one player is left, so that nobody has to show anything. */
  public boolean isDecided() {
    return liveSeats().size() == 1;
  }

  /** Whether no more betting can come: at most one player has chips, and nobody is to act. */
  public boolean isBettingOver() {
    return toAct == NOBODY && players.stream().filter(HandSeat::hasChips).count() <= 1;
  }

  public List<Integer> liveSeats() {
    List<Integer> live = new ArrayList<>();
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).live()) {
        live.add(seat);
      }
    }
    return live;
  }

  /**
   * The order in which hands are shown: clockwise after an all-in, else from the last aggressor on.
   */
  public List<Integer> showdownOrder() {
    List<Integer> order = new ArrayList<>(start.clockwise());
    order.removeIf(seat -> !players.get(seat).live());
    int first = order.indexOf(aggressor);
    if (first > 0 && !isBettingOver()) {
      Collections.rotate(order, -first);
    }
    return order;
  }

  /** All chips in the middle, bets and antes included. */
  public int pot() {
    int pot = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      pot += players.get(seat).total() + start.ante(seat);
    }
    return pot;
  }

  /** Whether some opponent could put in more than this on this street. */
  boolean opponentReaches(int seat, int more) {
    for (int other = 0; other < players.size(); other++) {
      HandSeat opponent = players.get(other);
      if (other != seat && opponent.live() && opponent.bet() + opponent.stack() > more) {
        return true;
      }
    }
    return false;
  }

  private PokerHand raised(int to) {
    HandSeat player = players.get(toAct);
    PokerMove.Kind kind = currentBet == 0 ? PokerMove.Kind.BET : PokerMove.Kind.RAISE;
    PokerHand paid =
        new PokerHand(
            start, street, players, to, Math.max(fullRaise, to - currentBet), toAct, toAct);
    return paid.moved(player.pay(to - player.bet()), kind);
  }

  private PokerHand moved(HandSeat player, PokerMove.Kind kind) {
    PokerMove move = new PokerMove(toAct, street, kind, player.bet(), player.isAllIn());
    return with(toAct, player.acted(currentBet, move));
  }

  private PokerHand with(int seat, HandSeat player) {
    List<HandSeat> next = new ArrayList<>(players);
    next.set(seat, player);
    return new PokerHand(start, street, next, currentBet, fullRaise, aggressor, toAct);
  }

  private PokerHand withTurn(int seat) {
    return new PokerHand(start, street, players, currentBet, fullRaise, aggressor, seat);
  }

  private PokerHand passed() {
    return isDecided() ? withTurn(NOBODY) : turnFrom((toAct + 1) % players.size());
  }

  private PokerHand turnFrom(int seat) {
    for (int i = 0; i < players.size(); i++) {
      int next = (seat + i) % players.size();
      if (hasDecision(next)) {
        return withTurn(next);
      }
    }
    return withTurn(NOBODY);
  }

  /**
   * Whether this player has still to decide: he has chips and has not yet answered the bet. He need
   * not if no opponent could answer him, because none has or can put in more than he has already.
   */
  private boolean hasDecision(int seat) {
    HandSeat player = players.get(seat);
    if (!player.hasChips()
        || (player.actedAt() != HandSeat.NOT_YET && player.bet() >= currentBet)) {
      return false;
    }
    return opponentReaches(seat, player.bet());
  }
}
