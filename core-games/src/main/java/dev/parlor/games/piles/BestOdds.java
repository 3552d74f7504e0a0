package dev.parlor.games.piles;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Computers;
import dev.parlor.games.bot.Counsel;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts every card and takes the pile on which a guess is likeliest to be right. Less careful
 * players only look at how high the cards are, or guess.
 */
public final class BestOdds implements ComputerPlayer<PilesState>, Counsel<PilesState> {
  private static final Knob FORGETS_TO_COUNT = Knob.chance("forgets_to_count", 0);
  private static final Knob GUESSES = Knob.chance("guesses", 0);
  private static final int MIDDLE = 7;

  /** Makes players that play by given numbers. */
  public static final Computers<PilesState> COMPUTERS =
      new Computers<>(List.of(FORGETS_TO_COUNT, GUESSES), BestOdds::new);

  private final KnobSettings settings;

  /** A player that counts every card and makes no mistake. */
  public BestOdds() {
    this(KnobSettings.USUAL);
  }

  public BestOdds(KnobSettings settings) {
    this.settings = settings;
  }

  @Override
  public Action choose(PilesState state, int seat, Knowledge knowledge, Dice dice) {
    if (settings.happens(GUESSES, dice)) {
      List<Integer> open = state.openPiles();
      int pile = open.get(dice.below(open.size()));
      return new PilesAction.Guess(pile, byHeight(state, pile));
    } else if (settings.happens(FORGETS_TO_COUNT, dice)) {
      int pile = farthestFromTheMiddle(state);
      return new PilesAction.Guess(pile, byHeight(state, pile));
    }
    List<Integer> best = piles(state);
    int pile = best.get(dice.below(best.size()));
    return new PilesAction.Guess(pile, PilesOdds.of(state.piles()).get(pile).best());
  }

  @Override
  public Advice advise(PilesState state, int seat, Knowledge knowledge, Dice dice) {
    PilesAction.Guess guess = (PilesAction.Guess) choose(state, seat, knowledge, dice);
    PilesOdds odds = PilesOdds.of(state.piles()).get(guess.pile());
    boolean higher = guess.direction() == Direction.HIGHER;
    return new Advice(
        guess,
        Advice.say(
            higher ? "coach.piles.higher" : "coach.piles.lower",
            guess.pile() + 1,
            state.piles().get(guess.pile()).top()),
        Advice.say(
            "coach.piles.odds",
            higher ? odds.higher() : odds.lower(),
            odds.higher() + odds.lower()));
  }

  private static Direction byHeight(PilesState state, int pile) {
    int number = state.piles().get(pile).top().rank().number();
    return number <= MIDDLE ? Direction.HIGHER : Direction.LOWER;
  }

  private static int farthestFromTheMiddle(PilesState state) {
    int best = -1;
    int farthest = -1;
    for (int pile : state.openPiles()) {
      int distance = Math.abs(state.piles().get(pile).top().rank().number() - MIDDLE);
      if (distance > farthest) {
        best = pile;
        farthest = distance;
      }
    }
    return best;
  }

  /** The open piles whose best guess is likeliest to be right, in order. */
  static List<Integer> piles(PilesState state) {
    List<PilesOdds> odds = PilesOdds.of(state.piles());
    List<Integer> best = new ArrayList<>();
    for (int pile : state.openPiles()) {
      int order = best.isEmpty() ? 0 : odds.get(pile).compareBest(odds.get(best.get(0)));
      if (order > 0) {
        best.clear();
      }
      if (order >= 0) {
        best.add(pile);
      }
    }
    return best;
  }
}
