package dev.parlor.games.poker.hand;

import dev.parlor.games.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the player to act may do.
 *
 * @param owes chips that are missing to match the bet
 * @param call chips that a call adds: what is owed, or the whole stack if that is less
 * @param minTo the smallest raise, as the total on this street; the whole stack when it is less
 *     than a full raise
 * @param maxTo the whole stack, as the total on this street
 * @param noRaise why no raise is allowed at all
 */
public record PokerLimits(
    int owes, int call, int stack, int minTo, int maxTo, Optional<Refusal> noRaise) {

  static PokerLimits of(PokerHand hand, int seat) {
    HandSeat player = hand.players().get(seat);
    int owes = Math.max(0, hand.currentBet() - player.bet());
    int maxTo = player.bet() + player.stack();
    int minTo = Math.min(hand.currentBet() + hand.fullRaise(), maxTo);
    return new PokerLimits(
        owes, Math.min(owes, player.stack()), player.stack(), minTo, maxTo, noRaise(hand, seat));
  }

  /**
   * Why no raise is allowed; empty if one is. A short all-in raises the price but lets nobody who
   * has acted raise again.
   */
  private static Optional<Refusal> noRaise(PokerHand hand, int seat) {
    HandSeat player = hand.players().get(seat);
    if (player.bet() + player.stack() <= hand.currentBet()) {
      return refusal("poker.raise.short", player.stack());
    }
    if (!hand.opponentReaches(seat, hand.currentBet())) {
      return refusal("poker.raise.nobody");
    }
    if (player.actedAt() != HandSeat.NOT_YET
        && hand.currentBet() - player.actedAt() < hand.fullRaise()) {
      return refusal("poker.raise.closed");
    }
    return Optional.empty();
  }

  public boolean mayFold() {
    return owes > 0;
  }

  public boolean mayCheck() {
    return owes == 0;
  }

  public boolean mayCall() {
    return owes > 0;
  }

  public boolean mayRaise() {
    return !noRaise.isPresent();
  }

  /** Everything on offer, the most cautious first. */
  public List<PokerChoice> choices() {
    List<PokerChoice> choices = new ArrayList<>();
    if (mayFold()) {
      choices.add(new PokerChoice.Fold());
    }
    if (mayCheck()) {
      choices.add(new PokerChoice.Check());
    }
    if (mayCall()) {
      choices.add(new PokerChoice.Call(call, call == stack));
    }
    if (mayRaise()) {
      choices.add(new PokerChoice.Raise(minTo, maxTo, maxTo - stack + owes == 0));
    }
    if (mayRaise() || call == stack) {
      choices.add(new PokerChoice.AllIn(stack));
    }
    return choices;
  }

  /** Why this action is not allowed; empty when it is. A fold always is, even for free. */
  public Optional<Refusal> problem(PokerAction action) {
    return action.match(
        new PokerAction.Cases<>(
            word ->
                switch (word) {
                  case FOLD -> Optional.empty();
                  case CHECK -> owes > 0 ? refusal("poker.check.owes", owes) : Optional.empty();
                  case CALL -> owes == 0 ? refusal("poker.call.nothing") : Optional.empty();
                  case ALL_IN -> call < stack ? noRaise : Optional.empty();
                },
            raise -> raiseProblem(raise.to())));
  }

  private Optional<Refusal> raiseProblem(int to) {
    if (noRaise.isPresent()) {
      return noRaise;
    } else if (to < minTo) {
      return refusal("poker.raise.tooLow", minTo);
    } else if (to > maxTo) {
      return refusal("poker.raise.tooHigh", maxTo);
    }
    return Optional.empty();
  }

  private static Optional<Refusal> refusal(String key, Object... args) {
    return Optional.of(new Refusal(key, List.of(args)));
  }
}
