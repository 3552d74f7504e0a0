package dev.parlor.games.poker.bot;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerLimits;
import java.util.List;

/**
 * Bets good hands, calls at the right price, gives up the rest, and sometimes bluffs. It does not
 * raise when nobody is left to answer. It puts all its chips in only with a hand that is worth
 * them, or with a short stack.
 */
public final class HoldemPlayer implements ComputerPlayer<HoldemState> {
  private static final Holdem RULES = new Holdem();

  /** With fewer big blinds than this a hand is played for everything or not at all. */
  private static final double SHORT = 10;

  private static final Knob READS = Knob.chance("reads_hands", 0);
  private static final Knob DEALS = new Knob("deals_imagined", 1, 5000, 500);
  private static final Knob STUBBORN = new Knob("stubbornness", 0.3, 3, 1);
  private static final Knob TIMID = new Knob("timidity", 0.5, 3, 1);

  /** Makes players that play by given numbers. Those that read hands are of another class. */
  public static final Computers<HoldemState> COMPUTERS =
      new Computers<>(
          List.of(
              READS,
              DEALS,
              STUBBORN,
              TIMID,
              MoveWeighing.BLUFFS,
              MoveWeighing.FOLDS,
              MoveWeighing.MIXING,
              OpeningRaise.LOOSE,
              ReadingPlayer.DOUBT,
              ReadingPlayer.SAMPLES,
              ReadingPlayer.SHORT),
          HoldemPlayer::of);

  private final KnobSettings settings;
  private final int deals;

  /** A player worth playing against. */
  public HoldemPlayer() {
    this(KnobSettings.USUAL);
  }

  /** A player that judges its hand by so many deals; with few it is quick and careless. */
  public HoldemPlayer(int deals) {
    this.settings = KnobSettings.USUAL;
    this.deals = deals;
  }

  private HoldemPlayer(KnobSettings settings) {
    this.settings = settings;
    this.deals = settings.whole(DEALS);
  }

  private static ComputerPlayer<HoldemState> of(KnobSettings settings) {
    return settings.of(READS) >= 0.5 ? new ReadingPlayer(settings) : new HoldemPlayer(settings);
  }

  @Override
  public Action choose(HoldemState state, int seat, Knowledge knowledge, Dice dice) {
    PokerView view = RULES.view(state, seat, knowledge);
    PokerLimits limits =
        view.limits().orElseThrow(() -> new IllegalStateException("not the turn of " + seat));
    BettingSpot spot = BettingSpot.of(view, limits, deals, dice);
    if (spot.isPreflop() && spot.bigBlinds() <= SHORT) {
      return pushOrFold(spot);
    }
    if (limits.mayRaise() && spot.responders() > 0 && wantsRaise(spot, dice)) {
      return raise(spot, dice);
    }
    return stay(spot);
  }

  private PokerAction pushOrFold(BettingSpot spot) {
    boolean push = spot.strength() >= 1.15 && spot.equity() > spot.odds();
    if (push && spot.limits().mayRaise() && spot.responders() > 0) {
      return PokerAction.Word.ALL_IN;
    }
    return stay(spot);
  }

  private boolean wantsRaise(BettingSpot spot, Dice dice) {
    if (spot.limits().mayCheck() && !spot.isPreflop() && spot.responders() <= 2) {
      return isGood(spot, 1.25 * settings.of(TIMID))
          || dice.below(100) < 100 * settings.of(MoveWeighing.BLUFFS);
    }
    double factor = spot.limits().owes() > spot.view().blinds().big() ? 1.7 : 1.4;
    return isGood(spot, factor * settings.of(TIMID));
  }

  /**
   * Whether a hand is better than an average one by this factor. Against one opponent no hand is
   * twice as good, so there the factor counts less.
   */
  private static boolean isGood(BettingSpot spot, double factor) {
    return spot.equity() >= Math.min(spot.fair() * factor, 0.5 + 0.15 * factor);
  }

  /** A raise of half a pot to a whole one; all chips only when most of them would be in anyway. */
  private PokerAction raise(BettingSpot spot, Dice dice) {
    PokerLimits limits = spot.limits();
    int currentBet = limits.maxTo() - limits.stack() + limits.owes();
    int pot = spot.view().pot() + limits.owes();
    int size = currentBet + pot * (2 + dice.below(3)) / 4;
    int to = Math.max(limits.minTo(), Math.min(size, limits.maxTo()));
    boolean committed = to * 5L >= limits.maxTo() * 3L;
    if (!committed) {
      return new PokerAction.Raise(to);
    }
    return isWorthEverything(spot) ? PokerAction.Word.ALL_IN : stay(spot);
  }

  private static boolean isWorthEverything(BettingSpot spot) {
    if (spot.bigBlinds() <= 2 * SHORT) {
      return spot.equity() >= 0.5;
    }
    return spot.equity() >= (spot.isPreflop() ? 0.8 : 0.72);
  }

  /** Calls when the hand wins more than its price. It asks for more before many chips go in. */
  private PokerAction stay(BettingSpot spot) {
    PokerLimits limits = spot.limits();
    if (limits.mayCheck()) {
      return PokerAction.Word.CHECK;
    }
    boolean dear = limits.call() * 3L >= limits.stack() && spot.bigBlinds() > SHORT;
    double wanted = spot.odds() * (dear ? 1.3 : 1.05) / settings.of(STUBBORN);
    return spot.equity() > wanted ? PokerAction.Word.CALL : PokerAction.Word.FOLD;
  }
}
