package dev.parlor.games.poker.bot;

import dev.parlor.games.Dice;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;

/**
 * The first raise before the flop. It depends on the position, which is how many are still to act,
 * and differs a little each time so that a raise does not tell the exact hand.
 */
final class OpeningRaise {
  static final Knob LOOSE = new Knob("opens_hands", 0.2, 2, 1);

  private static final double RAISE_OVER_A_CALL = 0.28;
  private static final double EDGE = 0.04;

  private final KnobSettings settings;

  OpeningRaise(KnobSettings settings) {
    this.settings = settings;
  }

  PokerAction move(PokerHand hand, PokerLimits limits, int bigBlind, int seat, int own, Dice dice) {
    int behind = 0;
    int called = 0;
    for (int other : hand.start().dealt()) {
      boolean live = other != seat && hand.players().get(other).live();
      boolean acted = hand.players().get(other).last().isPresent();
      behind += live && !acted ? 1 : 0;
      called += live && acted ? 1 : 0;
    }
    double part = called > 0 ? RAISE_OVER_A_CALL : opens(behind);
    double edge = EDGE * (dice.below(201) - 100) / 100.0;
    boolean raise = Preflop.better(own) < part * settings.of(LOOSE) + edge;
    if (raise && limits.mayRaise()) {
      int to = bigBlind * 5 / 2 + called * bigBlind;
      return to * 3 >= limits.maxTo()
          ? PokerAction.Word.ALL_IN
          : new PokerAction.Raise(Math.max(limits.minTo(), to));
    }
    boolean cheap = called > 0 && limits.call() * 2 <= bigBlind;
    if (limits.mayCheck()) {
      return PokerAction.Word.CHECK;
    }
    return cheap && Preflop.better(own) < 0.7 ? PokerAction.Word.CALL : PokerAction.Word.FOLD;
  }

  /** Which part of the hands raises first, with so many still to act. */
  private static double opens(int behind) {
    return behind <= 1 ? 0.82 : behind == 2 ? 0.48 : 0.3;
  }
}
