package dev.parlor.games.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.BestFive;
import dev.parlor.games.poker.eval.Category;
import dev.parlor.games.poker.eval.Evaluator;
import dev.parlor.games.poker.eval.HandName;
import dev.parlor.games.poker.hand.Award;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.poker.hand.PokerSettlement;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How a hand went and ended: for the screen until the next one is dealt, and for the record.
 *
 * @param number from 1
 * @param shown hands that were opened, in the order of showing
 * @param stacks of all seats afterwards
 */
public record HandResult(
    int number,
    Played played,
    List<Shown> shown,
    Payout payout,
    List<Integer> stacks,
    boolean isVoid) {
  public HandResult {
    shown = List.copyOf(shown);
    stacks = List.copyOf(stacks);
  }

  /** What lay on the table and what was done. */
  public record Played(int deck, HandStart start, List<PokerMove> moves, List<Card> board) {
    public Played {
      moves = List.copyOf(moves);
      board = List.copyOf(board);
    }
  }

  /**
   * Where the chips went.
   *
   * @param awards the pots with their winners
   * @param uncalledSeat whose last bet nobody matched in full
   * @param uncalled chips that went back because nobody matched them
   */
  public record Payout(List<Award> awards, OptionalInt uncalledSeat, int uncalled) {
    /** The payout of a void hand. */
    static final Payout NONE = new Payout(List.of(), OptionalInt.empty(), 0);

    public Payout {
      awards = List.copyOf(awards);
    }

    /** The payout of a settlement. */
    public static Payout of(PokerSettlement settled) {
      return new Payout(settled.awards(), settled.pots().uncalledSeat(), settled.pots().uncalled());
    }
  }

  public int deck() {
    return played.deck();
  }

  public HandStart start() {
    return played.start();
  }

  public List<PokerMove> moves() {
    return played.moves();
  }

  public List<Card> board() {
    return played.board();
  }

  public List<Award> awards() {
    return payout.awards();
  }

  public OptionalInt uncalledSeat() {
    return payout.uncalledSeat();
  }

  public int uncalled() {
    return payout.uncalled();
  }

  /** A hand shown at the end, with the five cards that count. */
  public record Shown(
      int seat, List<Card> cards, Category category, List<Card> best, HandName name) {
    public Shown {
      cards = List.copyOf(cards);
      best = List.copyOf(best);
    }

    /** A hand with the five cards of a whole board. */
    public static Shown of(int seat, List<Card> cards, List<Card> board) {
      List<Card> all = new ArrayList<>(cards);
      all.addAll(board);
      return new Shown(
          seat, cards, Evaluator.category(Evaluator.rank(all)), BestFive.of(all), HandName.of(all));
    }
  }
}
