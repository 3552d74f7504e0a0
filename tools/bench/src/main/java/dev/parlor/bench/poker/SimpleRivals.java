package dev.parlor.bench.poker;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dealt;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.card.Card;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.eval.Equity;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Simple ways to play hold'em that a good player must beat, by name. */
final class SimpleRivals {
  private static final Holdem RULES = new Holdem();
  private static final int DEALS = 100;

  private SimpleRivals() {}

  /** What a player of one simple habit does with its limits and its hand's part of the pot. */
  @FunctionalInterface
  private interface Habit {
    PokerAction move(PokerLimits limits, int pot, double equity, Dice dice);
  }

  static Map<String, ComputerPlayer<HoldemState>> all() {
    Map<String, ComputerPlayer<HoldemState>> rivals = new LinkedHashMap<>();
    rivals.put("calling station", of(false, (limits, pot, equity, dice) -> stay(limits)));
    rivals.put("maniac", of(false, SimpleRivals::maniac));
    rivals.put("equity only", of(true, SimpleRivals::byEquity));
    rivals.put("tight folder", of(true, SimpleRivals::tight));
    rivals.put("always raises", of(false, (limits, pot, equity, dice) -> least(limits)));
    rivals.put("folds to any raise", of(false, (limits, pot, equity, dice) -> meek(limits)));
    rivals.put("shoves", of(false, (limits, pot, equity, dice) -> everything(limits)));
    return rivals;
  }

  private static ComputerPlayer<HoldemState> of(boolean counts, Habit habit) {
    return (state, seat, knowledge, dice) -> move(state, seat, knowledge, dice, counts, habit);
  }

  private static Action move(
      HoldemState state, int seat, Knowledge knowledge, Dice dice, boolean counts, Habit habit) {
    PokerView view = RULES.view(state, seat, knowledge);
    List<Card> own = Dealt.openFaces(view.ownCards());
    double equity =
        counts
            ? Equity.sampled(List.of(own, List.of()), view.board(), DEALS, dice).shares().get(0)
            : 0;
    return habit.move(view.limits().orElseThrow(), view.pot(), equity, dice);
  }

  private static PokerAction stay(PokerLimits limits) {
    return limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.CALL;
  }

  private static PokerAction giveUp(PokerLimits limits) {
    return limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.FOLD;
  }

  private static PokerAction least(PokerLimits limits) {
    return limits.mayRaise() ? new PokerAction.Raise(limits.minTo()) : stay(limits);
  }

  private static PokerAction everything(PokerLimits limits) {
    return limits.mayRaise() ? PokerAction.Word.ALL_IN : stay(limits);
  }

  private static PokerAction sized(PokerLimits limits, int pot, double part) {
    int to = limits.maxTo() - limits.stack() + limits.owes() + (int) (part * (pot + limits.owes()));
    return limits.mayRaise()
        ? new PokerAction.Raise(Math.max(limits.minTo(), Math.min(limits.maxTo(), to)))
        : stay(limits);
  }

  /** Bets and raises most of the time, whatever it holds. */
  private static PokerAction maniac(PokerLimits limits, int pot, double equity, Dice dice) {
    return dice.below(10) < 7 ? sized(limits, pot, 0.8) : stay(limits);
  }

  /** Bets what wins more often than not and calls at the right price, against any two cards. */
  private static PokerAction byEquity(PokerLimits limits, int pot, double equity, Dice dice) {
    if (equity > 0.6) {
      return sized(limits, pot, 0.7);
    }
    double odds = (double) limits.call() / (pot + limits.call());
    return limits.mayCheck() || equity > odds ? stay(limits) : giveUp(limits);
  }

  /** Plays only what is far ahead of any two cards. */
  private static PokerAction tight(PokerLimits limits, int pot, double equity, Dice dice) {
    return equity > 0.7 ? sized(limits, pot, 0.7) : giveUp(limits);
  }

  /** Raises a fresh pot and gives up as soon as anybody else does. */
  private static PokerAction meek(PokerLimits limits) {
    return limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.FOLD;
  }
}
