package dev.parlor.games.poker;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.BestFive;
import dev.parlor.games.poker.eval.Category;
import dev.parlor.games.poker.eval.Evaluator;
import dev.parlor.games.poker.eval.HandName;
import dev.parlor.games.poker.hand.Award;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * How a hand went and ended: for the screen until the next one is dealt, and for the record.
 *
 * @param number from 1
 * @param shown hands that were opened, in the order of showing
 * @param awards the pots with their winners; none when the hand is void
 * @param uncalledSeat whose last bet nobody matched in full
 * @param uncalled chips that went back because nobody matched them
 * @param stacks of all seats afterwards
 */
public record HandResult(
    int number,
    int deck,
    HandStart start,
    List<Move> moves,
    List<Card> board,
    List<Shown> shown,
    List<Award> awards,
    OptionalInt uncalledSeat,
    int uncalled,
    List<Integer> stacks,
    boolean isVoid) {
  public HandResult {
    moves = List.copyOf(moves);
    board = List.copyOf(board);
    shown = List.copyOf(shown);
    awards = List.copyOf(awards);
    stacks = List.copyOf(stacks);
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
