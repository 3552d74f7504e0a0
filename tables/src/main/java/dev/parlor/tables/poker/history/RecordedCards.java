package dev.parlor.tables.poker.history;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.eval.Evaluator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The cards of a recorded hand, as far as they are known. */
final class RecordedCards {
  private final List<List<Optional<Card>>> holes = new ArrayList<>();
  private final List<Optional<Card>> board = new ArrayList<>();
  private final Set<Integer> mucked = new HashSet<>();

  RecordedCards(int seats) {
    for (int seat = 0; seat < seats; seat++) {
      holes.add(new ArrayList<>());
    }
  }

  void dealt(int seat, List<Optional<Card>> cards) {
    holes.get(seat).addAll(cards);
    if (holes.get(seat).size() > 2) {
      throw new BrokenRecord("phh.hole", seat + 1);
    }
    checkTwice();
  }

  /** Takes shown cards in place of unknown ones. Showing without cards gives the hand up. */
  void shown(RecordedStep step) {
    List<Optional<Card>> hole = holes.get(step.seat());
    if (step.bare()) {
      mucked.add(step.seat());
      return;
    }
    mucked.remove(step.seat());
    if (!step.cards().isEmpty()) {
      if (step.cards().size() != 2) {
        throw new BrokenRecord("phh.hole", step.seat() + 1);
      }
      boolean same = knownOf(step.cards()).containsAll(knownOf(hole)) && hole.size() == 2;
      if (knownOf(step.cards()).size() == 2) {
        if (knownOf(hole).size() == 2 && !same) {
          throw new BrokenRecord("phh.hole", step.seat() + 1);
        }
        holes.set(step.seat(), new ArrayList<>(step.cards()));
      }
    }
    checkTwice();
  }

  void board(List<Optional<Card>> cards) {
    board.addAll(cards);
    if (board.size() > 5) {
      throw new BrokenRecord("phh.board", board.size());
    }
    checkTwice();
  }

  List<Optional<Card>> board() {
    return board;
  }

  /** A seat's cards, as far as the record tells of them. */
  List<Optional<Card>> hole(int seat) {
    return holes.get(seat);
  }

  boolean hasMucked(int seat) {
    return mucked.contains(seat);
  }

  /** The rank of a seat's hand, when all its seven cards are known. */
  OptionalInt rank(int seat) {
    List<Card> all = new ArrayList<>(knownOf(board));
    all.addAll(knownOf(holes.get(seat)));
    return all.size() == 7 ? OptionalInt.of(Evaluator.rank(all)) : OptionalInt.empty();
  }

  static List<Card> knownOf(List<Optional<Card>> cards) {
    List<Card> known = new ArrayList<>();
    cards.forEach(card -> card.ifPresent(known::add));
    return known;
  }

  private void checkTwice() {
    Set<Card> seen = new HashSet<>();
    List<List<Optional<Card>>> all = new ArrayList<>(holes);
    all.add(board);
    for (List<Optional<Card>> cards : all) {
      for (Card card : knownOf(cards)) {
        if (!seen.add(card)) {
          throw new BrokenRecord("phh.twice", card);
        }
      }
    }
  }
}
