package dev.parlor.games.poker.bot;

import dev.parlor.games.Dice;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerLimits;

/**
 * Answers a raise before the flop. It raises again with the best hands, and sometimes with a hand
 * that is too weak to call, so that a raise does not tell the hand. It calls when the price is
 * right against what the others may hold.
 */
final class Answering {
  /** With this many big blinds, the parts of hands in this class apply unchanged. */
  private static final double DEEP = 50;

  private static final double LIGHT_FROM = 0.3;
  private static final double LIGHT_TO = 0.6;

  private final Situation situation;
  private final PokerLimits limits;
  private final KnobSettings settings;
  private final Dice dice;

  Answering(Situation situation, KnobSettings settings, Dice dice) {
    this.situation = situation;
    this.limits = situation.limits();
    this.settings = settings;
    this.dice = dice;
  }

  PokerAction move(int raises, double bigBlinds) {
    double better = Preflop.better(situation.own());
    boolean anybody = situation.opponents().stream().anyMatch(other -> other.player().stack() > 0);
    if (limits.mayRaise() && anybody) {
      double value = value(raises, bigBlinds);
      if (better < value || isBluff(better, raises)) {
        return raise(raises);
      }
    }
    if (limits.mayCheck()) {
      return PokerAction.Word.CHECK;
    }
    int call = limits.call();
    boolean pays = situation.equity() * kept() * (situation.pot() + call) > call;
    return pays ? PokerAction.Word.CALL : PokerAction.Word.FOLD;
  }

  /**
   * How much of its part of the pot a hand really wins: less when it must act first after the flop.
   */
  private double kept() {
    if (limits.call() == limits.stack()) {
      return 1;
    }
    return situation.isLastToAct() ? 0.95 : 0.85;
  }

  /**
   * Which part of the hands raises because it is strong: fewer after each raise, more with short
   * stacks.
   */
  private double value(int raises, double bigBlinds) {
    double part = raises <= 1 ? 0.1 : raises == 2 ? 0.045 : 0.03;
    double shorter = Math.max(0.8, Math.min(2.5, DEEP / Math.max(1, bigBlinds)));
    return part * shorter / situation.opponents().size();
  }

  private boolean isBluff(double better, int raises) {
    return raises == 1
        && better > LIGHT_FROM
        && better < LIGHT_TO
        && situation.opponents().size() == 1
        && settings.happens(MoveWeighing.BLUFFS, dice);
  }

  private PokerAction raise(int raises) {
    int currentBet = situation.ownBet() + limits.owes();
    int to = (int) Math.round(currentBet * (raises <= 1 ? 3.2 : 2.3));
    return to * 2 >= limits.maxTo()
        ? PokerAction.Word.ALL_IN
        : new PokerAction.Raise(Math.max(limits.minTo(), to));
  }
}
