package dev.parlor.tables.poker.history;

import dev.parlor.games.card.Card;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.poker.hand.Street;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Plays a recorded hand through the rules.
 *
 * <p>Hands were played under many house rules, so a raise that is too small here, or that the last
 * all-in did not allow, is played as it stands. Whose turn it is, and what a player has, is no
 * matter of house rules.
 */
public final class HandReplay {
  private final ChipUnit unit;
  private final RecordedCards cards;
  private PokerHand hand;

  private HandReplay(HandHistory history, UnaryOperator<ChipUnit> asked, Onlooker onlooker) {
    List<RecordedStep> steps = steps(history);
    unit = asked.apply(ChipUnit.of(amounts(history, steps), finishing(history)));
    cards = new RecordedCards(history.stacks().size());
    hand = PokerHand.open(RecordedBlinds.of(history, steps, unit));
    for (RecordedStep step : steps) {
      if (step.kind() != RecordedStep.Kind.DEAL_HOLE) {
        onlooker.sees(hand, cards);
      }
      take(step);
    }
    onlooker.sees(hand, cards);
  }

  /** Is told as the hand goes on. The same moment may be told twice. */
  interface Onlooker {
    void sees(PokerHand hand, RecordedCards cards);
  }

  /**
   * Plays the record.
   *
   * @throws BrokenRecord when it can't be played
   */
  public static Replayed of(HandHistory history) {
    return play(history, unit -> unit, (hand, cards) -> {}).compare();
  }

  /**
   * Plays the record before an onlooker, in chips as people count them; answers how it ends.
   *
   * @throws BrokenRecord when it can't be played
   */
  static RecordedEnd before(HandHistory history, Onlooker onlooker) {
    return play(history, ChipUnit::asPeopleCount, onlooker);
  }

  private static RecordedEnd play(
      HandHistory history, UnaryOperator<ChipUnit> asked, Onlooker onlooker) {
    if (!history.variant().equals(HandHistory.NO_LIMIT_HOLDEM)) {
      throw new BrokenRecord("phh.variant", history.variant());
    }
    int seats = history.stacks().size();
    if (seats < 2 || seats > 10) {
      throw new BrokenRecord("phh.seats", seats);
    }
    HandReplay replay = new HandReplay(history, asked, onlooker);
    return new RecordedEnd(history, replay.unit, replay.hand, replay.cards);
  }

  private static List<RecordedStep> steps(HandHistory history) {
    List<RecordedStep> steps = new ArrayList<>();
    for (String action : history.actions()) {
      steps.add(RecordedStep.parse(action, history.stacks().size()));
    }
    return steps;
  }

  private static List<BigDecimal> amounts(HandHistory history, List<RecordedStep> steps) {
    List<BigDecimal> amounts = new ArrayList<>(history.antes());
    amounts.addAll(history.blinds());
    history.minBet().ifPresent(amounts::add);
    history.stacks().forEach(stack -> stack.ifPresent(amounts::add));
    steps.forEach(step -> step.amount().ifPresent(amounts::add));
    return amounts;
  }

  private static List<BigDecimal> finishing(HandHistory history) {
    List<BigDecimal> amounts = new ArrayList<>();
    history.finishing().ifPresent(all -> all.forEach(stack -> stack.ifPresent(amounts::add)));
    return amounts;
  }

  private void take(RecordedStep step) {
    switch (step.kind()) {
      case NOTHING -> {}
      case DEAL_HOLE -> cards.dealt(step.seat(), step.cards());
      case SHOW -> cards.shown(step);
      case DEAL_BOARD -> board(step.cards());
      case FOLD -> fold(step.seat());
      case CHECK_OR_CALL -> checkOrCall(step.seat());
      case BET_OR_RAISE -> raise(step);
    }
  }

  private void board(List<Optional<Card>> dealt) {
    checkUntil(PokerHand.NOBODY);
    if (hand.toAct() != PokerHand.NOBODY) {
      throw new BrokenRecord("phh.turn", hand.toAct() + 1);
    }
    cards.board(dealt);
    if (cards.board().size() >= hand.street().next().board()
        && hand.street() != Street.RIVER
        && !hand.isBettingOver()) {
      hand = hand.nextStreet();
    }
  }

  /** Folds a hand. A player who is gone folds even out of turn. */
  private void fold(int seat) {
    if (!hand.players().get(seat).live()) {
      throw new BrokenRecord("phh.notYourTurn", seat + 1);
    }
    hand = seat == hand.toAct() ? hand.act(PokerAction.Word.FOLD) : hand.leave(seat);
  }

  /** Checks or calls. Records may tell of checks by players who had nothing to decide. */
  private void checkOrCall(int seat) {
    checkUntil(seat);
    if (hand.toAct() == seat) {
      hand = hand.act(hand.limits().mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.CALL);
    } else if (hand.toAct() != PokerHand.NOBODY || !hand.players().get(seat).live()) {
      throw new BrokenRecord("phh.notYourTurn", seat + 1);
    }
  }

  private void raise(RecordedStep step) {
    checkUntil(step.seat());
    if (hand.toAct() != step.seat()) {
      throw new BrokenRecord("phh.notYourTurn", step.seat() + 1);
    }
    PokerLimits limits = hand.limits();
    int to = unit.chips(step.amount().orElse(BigDecimal.ZERO));
    if (to > limits.maxTo()) {
      throw new BrokenRecord("phh.tooHigh", step.seat() + 1);
    }
    hand = hand.act(to > hand.currentBet() ? new PokerAction.Raise(to) : PokerAction.Word.CALL);
  }

  /** Plays checks that the record has left out. */
  private void checkUntil(int seat) {
    Set<Integer> asked = new HashSet<>();
    while (hand.toAct() != seat
        && hand.toAct() != PokerHand.NOBODY
        && asked.add(hand.toAct())
        && hand.limits().mayCheck()
        && nothingToDecide()) {
      hand = hand.act(PokerAction.Word.CHECK);
    }
  }

  /** Whether the player to act has nothing to decide, because no opponent has chips left. */
  private boolean nothingToDecide() {
    for (int seat : hand.liveSeats()) {
      if (seat != hand.toAct() && hand.players().get(seat).hasChips()) {
        return false;
      }
    }
    return true;
  }
}
