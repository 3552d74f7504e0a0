package dev.parlor.games.highlow;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;
import dev.parlor.games.card.Suit;
import java.util.List;

/**
 * A player that counts the shoe. It bets the smallest amount on a bad gap, and on a good one the
 * share of its coins that lets them grow fastest (Kelly). It declares an ace so that the coming bet
 * is worth most.
 */
public final class HighLowComputer implements ComputerPlayer<HighLowState>, Counsel<HighLowState> {
  private static final Knob BETS_ON_A_FEELING = Knob.chance("bets_on_a_feeling", 0);
  private static final Knob GAP = new Knob("feels_good_from_gap", 1, 13, 8);
  private static final Knob DECLARES_ANYHOW = Knob.chance("declares_anyhow", 0);

  /** Makes players that play by given numbers. */
  public static final Computers<HighLowState> COMPUTERS =
      new Computers<>(List.of(BETS_ON_A_FEELING, GAP, DECLARES_ANYHOW), HighLowComputer::new);

  private final KnobSettings settings;

  /** A player that makes no mistake. */
  public HighLowComputer() {
    this(KnobSettings.USUAL);
  }

  public HighLowComputer(KnobSettings settings) {
    this.settings = settings;
  }

  @Override
  public HighLowAction choose(HighLowState state, int seat, Knowledge knowledge, Dice dice) {
    return switch (state.phase()) {
      case DECLARE_FIRST, DECLARE_SECOND ->
          new HighLowAction.Declare(
              settings.happens(DECLARES_ANYHOW, dice)
                  ? dice.below(2) == 0
                  : highIsBetter(state, dice));
      case BET ->
          new HighLowAction.Bet(
              settings.happens(BETS_ON_A_FEELING, dice)
                  ? felt(state)
                  : bet(state, ParlorOdds.of(state.shoe(), state.hand())));
      default -> HighLowAction.Word.CONTINUE;
    };
  }

  @Override
  public Advice advise(HighLowState state, int seat, Knowledge knowledge, Dice dice) {
    HighLowAction action = choose(state, seat, knowledge, dice);
    return action.match(
        new HighLowAction.Cases<>(
            declare ->
                new Advice(
                    declare,
                    Advice.say(declare.high() ? "coach.highlow.high" : "coach.highlow.low"),
                    Advice.say("coach.highlow.gap")),
            bet -> advised(state, bet),
            word ->
                new Advice(
                    word, Advice.say("coach.highlow.on"), Advice.say("coach.highlow.next"))));
  }

  private static Advice advised(HighLowState state, HighLowAction.Bet bet) {
    ParlorOdds odds = ParlorOdds.of(state.shoe(), state.hand());
    return new Advice(
        bet,
        Advice.say("coach.bet", bet.coins()),
        Advice.say("coach.highlow.odds", odds.win(), odds.cards(), odds.post()));
  }

  /** A bet by feeling: a third of what may be bet on a gap that looks wide, else the least. */
  private int felt(HighLowState state) {
    ParlorLimits limits = state.limits();
    int gap = state.hand().high() - state.hand().low() - 1;
    return gap >= settings.of(GAP) ? Math.max(limits.min(), limits.max() / 3) : limits.min();
  }

  /** The bet with the greatest growth. Growth is concave in the bet, so its slope decides. */
  private static int bet(HighLowState state, ParlorOdds odds) {
    ParlorLimits limits = state.limits();
    int coins = state.player(state.turn()).coins();
    int low = limits.min();
    int high = limits.max();
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (odds.growth(coins, middle + 1) > odds.growth(coins, middle)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static boolean highIsBetter(HighLowState state, Dice dice) {
    double high = worthDeclared(state, true);
    double low = worthDeclared(state, false);
    return high == low ? dice.below(2) == 0 : high > low;
  }

  private static double worthDeclared(HighLowState state, boolean high) {
    CountedCard first = state.hand().first();
    CountedCard second = state.hand().second();
    if (first == null) {
      return 0;
    } else if (second == null) {
      return worthOfNextSecond(state, first.declared(high));
    }
    CountedCard declared = second.declared(high);
    return declared.tooClose(first)
        ? worthOfNextSecond(state, first)
        : worth(state, first, declared);
  }

  /** The worth on average over all second cards that could come and stay. */
  private static double worthOfNextSecond(HighLowState state, CountedCard first) {
    double sum = 0;
    int cards = 0;
    for (Rank rank : Rank.values()) {
      CountedCard second = second(first, Card.of(rank, Suit.SPADES));
      int left = state.shoe().left(rank);
      if (left > 0 && !second.tooClose(first)) {
        sum += left * worth(state, first, second);
        cards += left;
      }
    }
    return cards == 0 ? 0 : sum / cards;
  }

  /**
   * The second card with its value. A second ace counts the opposite of the first; beside another
   * card it counts whatever makes the gap wider.
   */
  private static CountedCard second(CountedCard first, Card card) {
    CountedCard held =
        CountedCard.of(first.slot(), card); // this card is only imagined, so it has no real slot
    if (!held.undeclared()) {
      return held;
    }
    return held.declared(first.ace() ? first.value() == CountedCard.LOW_ACE : first.value() < 8);
  }

  private static double worth(HighLowState state, CountedCard first, CountedCard second) {
    ParlorOdds odds = ParlorOdds.of(state.shoe(), first, second);
    return odds.perCoin() * bet(state, odds);
  }
}
