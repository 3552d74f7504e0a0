package dev.parlor.games.poker.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Refusal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Hands in a short notation: {@code f} fold, {@code x} check, {@code c} call, {@code a} all-in, a
 * number for a raise.
 */
public final class Hands {
  private Hands() {}

  /** A hand with blinds of 10 and 20. */
  public static PokerHand blinds(int button, Integer... stacks) {
    return PokerHand.open(HandStart.withBlinds(button, List.of(stacks), 10, 20));
  }

  /** Plays moves one after the other; a new street is dealt whenever betting is closed. */
  public static PokerHand play(PokerHand hand, String moves) {
    PokerHand now = hand;
    for (String move : moves.split(" ", -1)) {
      if (now.toAct() == PokerHand.NOBODY && !now.isBettingOver()) {
        now = now.nextStreet();
      }
      PokerAction action = action(move);
      assertEquals(Optional.empty(), now.limits().problem(action), move + " in " + moves);
      now = now.act(action);
    }
    return now;
  }

  static PokerAction action(String move) {
    return switch (move) {
      case "f" -> PokerAction.Word.FOLD;
      case "x" -> PokerAction.Word.CHECK;
      case "c" -> PokerAction.Word.CALL;
      case "a" -> PokerAction.Word.ALL_IN;
      default -> new PokerAction.Raise(Integer.parseInt(move));
    };
  }

  /** The key of the reason against a move, or "allowed". */
  static String problem(PokerHand hand, String move) {
    return hand.limits().problem(action(move)).map(Refusal::key).orElse("allowed");
  }

  static List<Integer> stacks(PokerHand hand) {
    return hand.players().stream().map(HandSeat::stack).collect(Collectors.toList());
  }

  /** Stacks after a showdown with these ranks by seat; a lower rank wins. */
  static List<Integer> paid(PokerHand hand, Integer... ranks) {
    return PokerSettlement.of(hand, seat -> Arrays.asList(ranks).get(seat)).stacks();
  }
}
