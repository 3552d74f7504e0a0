package dev.parlor.games.poker.bot;

import dev.parlor.games.bot.Advice;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerLimits;

/** Says in words what a move is and why it is right. */
final class PokerReasons {
  private static final int PERCENT = 100;

  private PokerReasons() {}

  static Advice shortStack(PokerAction action, PokerLimits limits, int bigBlinds) {
    return new Advice(action, said(action, limits), Advice.say("coach.poker.short", bigBlinds));
  }

  static Advice opening(PokerAction action, PokerLimits limits, int own) {
    int better = (int) Math.round(PERCENT * Preflop.better(own));
    return new Advice(action, said(action, limits), Advice.say("coach.poker.start", better));
  }

  static Advice weighed(PokerAction action, Situation situation) {
    PokerLimits limits = situation.limits();
    int wins = (int) Math.round(PERCENT * situation.equity());
    int call = limits.call();
    int price = call == 0 ? 0 : Math.round((float) PERCENT * call / (situation.pot() + call));
    Advice.Say why =
        call == 0
            ? Advice.say("coach.poker.free", wins)
            : Advice.say("coach.poker.price", wins, price);
    return new Advice(action, said(action, limits), why);
  }

  private static Advice.Say said(PokerAction action, PokerLimits limits) {
    return action.match(
        new PokerAction.Cases<>(
            word ->
                switch (word) {
                  case FOLD -> Advice.say("coach.fold");
                  case CHECK -> Advice.say("coach.check");
                  case CALL -> Advice.say("coach.call", limits.call());
                  case ALL_IN -> Advice.say("coach.allIn");
                },
            raise -> Advice.say("coach.raise", raise.to())));
  }
}
