package dev.parlor.games.poker.bot;

import dev.parlor.games.Dice;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerLimits;

/** What each move after the flop is worth in chips, and the best of them. */
final class MoveWeighing {
  static final Knob FOLDS = new Knob("expects_folds", 0, 2, 0.85);
  static final Knob MIXING = new Knob("mixing", 0, 1, 0.03);
  static final Knob BLUFFS = Knob.chance("bluffs", 0.1);

  private static final double[] SIZES = {0.5, 0.75, 1.1};
  private static final double ALL_IN_FROM = 0.7;
  private static final double MOST_FOLDS = 0.75;
  private static final double RISK_OF_RAISE = 0.07;
  private static final double FIRST_TO_ACT_KEEPS = 0.95;

  private final Situation situation;
  private final PokerLimits limits;
  private final KnobSettings settings;
  private final Dice dice;
  private final int pot;

  private PokerAction best;
  private double worth;

  MoveWeighing(Situation situation, KnobSettings settings, Dice dice) {
    this.situation = situation;
    this.limits = situation.limits();
    this.settings = settings;
    this.dice = dice;
    this.pot = situation.pot();
    this.best = limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.FOLD;
    this.worth = limits.mayCheck() ? staying() : 0;
  }

  PokerAction best() {
    if (limits.mayCall()) {
      consider(PokerAction.Word.CALL, staying());
    }
    boolean anybody = situation.opponents().stream().anyMatch(other -> other.player().stack() > 0);
    if (limits.mayRaise() && anybody) {
      for (double size : SIZES) {
        int to = sized(size);
        consider(to == limits.maxTo() ? PokerAction.Word.ALL_IN : raise(to), raising(to));
      }
      bluff();
    }
    return best;
  }

  private static PokerAction raise(int to) {
    return new PokerAction.Raise(to);
  }

  private void consider(PokerAction action, double chips) {
    double noise = settings.of(MIXING) * pot * (dice.below(2001) - 1000) / 1000.0;
    if (chips + noise > worth) {
      best = action;
      worth = chips + noise;
    }
  }

  /**
   * The total on this street of a raise by this part of the pot. A large raise takes the whole
   * stack.
   */
  private int sized(double part) {
    int currentBet = situation.ownBet() + limits.owes();
    int to = currentBet + (int) Math.round(part * (pot + limits.owes()));
    to = Math.max(limits.minTo(), Math.min(to, limits.maxTo()));
    return to >= ALL_IN_FROM * limits.maxTo() ? limits.maxTo() : to;
  }

  /** What checking or calling brings. */
  private double staying() {
    int call = limits.call();
    return situation.equity() * realised(call) * (pot + call) - call;
  }

  /**
   * How much of its part of the pot a hand really wins: less when it must act first and bets may
   * still come.
   */
  private double realised(int call) {
    if (situation.isLastStreet() || call == limits.stack()) {
      return 1;
    }
    return situation.isLastToAct() ? 1 : FIRST_TO_ACT_KEEPS;
  }

  private double raising(int to) {
    int currentBet = situation.ownBet() + limits.owes();
    double size = (double) (to - currentBet) / (pot + limits.owes());
    double allFold = 1;
    double wins = 1;
    int answer = 0;
    for (MoveReader.Opponent opponent : situation.opponents()) {
      int stack = opponent.player().stack();
      double part = stack == 0 ? 0 : settings.of(FOLDS) * size / (1 + size);
      part = Math.min(MOST_FOLDS, part);
      double from = situation.outlook().quantile(opponent.range(), part);
      double called = situation.outlook().equity(opponent.range(), from);
      allFold *= part;
      wins *= part + (1 - part) * called;
      answer = Math.max(answer, Math.min(to - opponent.player().bet(), stack));
    }
    int paid = to - situation.ownBet();
    double called = allFold >= 1 ? 1 : (wins - allFold) / (1 - allFold);
    boolean last = situation.isLastStreet() || to == limits.maxTo();
    double kept = last ? 1 : 0.98;
    int matched = Math.min(paid, answer + Math.max(0, limits.owes()));
    double ifCalled = called * kept * (pot + matched + answer) - matched;
    double risk = to == limits.maxTo() || called > 0.6 ? 0 : RISK_OF_RAISE * paid;
    return allFold * pot + (1 - allFold) * (ifCalled - risk);
  }

  /** Sometimes bets a hand that can't win otherwise. */
  private void bluff() {
    boolean hopeless = situation.strength() < 0.35 && situation.equity() < 0.3;
    boolean mayWork = limits.mayCheck() && situation.opponents().size() == 1;
    if (hopeless && mayWork && settings.happens(BLUFFS, dice)) {
      int to = sized(SIZES[1]);
      best = to == limits.maxTo() ? best : raise(to);
    }
  }
}
