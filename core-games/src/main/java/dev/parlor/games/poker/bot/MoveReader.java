package dev.parlor.games.poker.bot;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.HandSeat;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.poker.hand.Street;
import java.util.ArrayList;
import java.util.List;

/** Reads the moves of a hand: what each opponent may hold after what it has done. */
final class MoveReader {
  private static final float[] BEFORE_THE_FLOP = Preflop.strengths();

  private final PokerHand hand;
  private final int[] board;
  private final RecentBoards boards;
  private final int[] bets;
  private int pot;
  private int currentBet;
  private int raises;
  private Street street = Street.PREFLOP;

  MoveReader(HoldemState state, RecentBoards boards) {
    this.hand = state.hand().orElseThrow(() -> new IllegalStateException("no hand"));
    this.board = codes(state.board());
    this.boards = boards;
    this.bets = new int[hand.players().size()];
    for (int seat = 0; seat < bets.length; seat++) {
      bets[seat] = Math.min(hand.start().posts().get(seat), hand.start().stacks().get(seat));
      pot += bets[seat];
    }
    currentBet = hand.start().price();
  }

  static int[] codes(List<Card> cards) {
    int[] codes = new int[cards.size()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = cards.get(i).code();
    }
    return codes;
  }

  float[] strengths(Street at) {
    if (at == Street.PREFLOP || board.length == 0) {
      return BEFORE_THE_FLOP;
    }
    int cards = Math.min(board.length, at == Street.FLOP ? 3 : at == Street.TURN ? 4 : 5);
    return boards.strengths(java.util.Arrays.copyOf(board, cards));
  }

  /** Which part of the pot a hand wins against each other hand on the present board. */
  float[] against(int own) {
    return board.length == 0 ? PreflopEquity.against(own) : boards.against(board, own);
  }

  /** The ranges of all opponents that are still in, in seat order. */
  List<Opponent> read(List<PokerMove> moves, int own, long ownCards, double doubt) {
    Range[] ranges = new Range[bets.length];
    long known = ownCards | Runouts.mask(board);
    for (int seat = 0; seat < ranges.length; seat++) {
      ranges[seat] = new Range(known, doubt);
    }
    for (PokerMove move : moves) {
      take(move, ranges[move.seat()]);
    }
    List<Opponent> opponents = new ArrayList<>();
    for (int seat = 0; seat < ranges.length; seat++) {
      HandSeat player = hand.players().get(seat);
      if (seat != own && player.live()) {
        opponents.add(new Opponent(seat, player, ranges[seat]));
      }
    }
    return opponents;
  }

  private void take(PokerMove move, Range range) {
    if (move.street() != street) {
      street = move.street();
      java.util.Arrays.fill(bets, 0);
      currentBet = 0;
      raises = 0;
    }
    int paid = Math.max(0, move.to() - bets[move.seat()]);
    boolean raise = move.kind() == PokerMove.Kind.BET || move.kind() == PokerMove.Kind.RAISE;
    double size =
        raise
            ? (double) (move.to() - currentBet) / Math.max(1, pot)
            : (double) paid / Math.max(1, pot - paid);
    if (move.kind() != PokerMove.Kind.FOLD) {
      range.narrow(move, strengths(street), size, raises);
      bets[move.seat()] += paid;
      pot += paid;
    }
    if (raise) {
      currentBet = Math.max(currentBet, move.to());
      raises++;
    }
  }

  /** How often this street was raised so far. */
  int raises() {
    return street == hand.street() ? raises : 0;
  }

  /** Somebody who can still win the pot. */
  record Opponent(int seat, HandSeat player, Range range) {}
}
