package dev.parlor.games.blackjack;

import dev.parlor.games.bot.Advice;
import dev.parlor.games.bot.Knob;
import dev.parlor.games.bot.KnobSettings;
import org.jspecify.annotations.Nullable;

/**
 * How much to bet in a match, where only the order at the end counts. Careless players always bet
 * the same share. Better ones bet steadily until three rounds before the end; then they bet little
 * when they lead, and enough to overtake when they do not. The best go by {@link StandingBets} from
 * the first round on.
 */
final class BetSizing {
  /** 0: always the same share. 1: with a view to the end of the match. 2: by the standing. */
  static final Knob STYLE = new Knob("betting", 0, 2, 1);

  /** The number by which the chips are divided to get the bet. */
  static final Knob SHARE = new Knob("share_of_chips", 1, 100, 20);

  private static final int FINISH = 3;

  private final KnobSettings settings;
  private @Nullable DuelOptions options;
  private @Nullable StandingBets standing;

  BetSizing(KnobSettings settings) {
    this.settings = settings;
  }

  int bet(DuelState state, int seat) {
    DuelOptions options = state.options();
    int chips = state.player(seat).chips();
    int min = options.minBet(chips);
    int max = options.maxBet(chips);
    int left = options.rounds() - state.round() + 1;
    int lead = chips - best(state, seat);
    int wish = chips / settings.whole(SHARE);
    if (settings.whole(STYLE) == 2) {
      wish = standing(options).bet(lead, left, min, max);
    } else if (settings.whole(STYLE) == 1 && left <= FINISH) {
      wish = finishing(lead, left, min, max);
    }
    return Math.max(min, Math.min(max, wish - wish % 2));
  }

  private StandingBets standing(DuelOptions now) {
    StandingBets known = standing;
    if (known == null || !now.equals(options)) {
      known = new StandingBets(now);
      standing = known;
      options = now;
    }
    return known;
  }

  /** Why a bet has this size. */
  Advice.Say reason(DuelState state, int seat) {
    int lead = state.player(seat).chips() - best(state, seat);
    int left = state.options().rounds() - state.round() + 1;
    String key = lead > 0 ? "ahead" : lead < 0 ? "behind" : "level";
    return Advice.say("coach.blackjack." + key, Math.abs(lead), left);
  }

  private static int best(DuelState state, int seat) {
    int best = 0;
    for (int other = 0; other < state.players().size(); other++) {
      DuelSeat rival = state.player(other);
      best = other == seat || !rival.isIn() ? best : Math.max(best, rival.chips());
    }
    return best;
  }

  /**
   * A bet that passes the leader, spread over the rounds that are left. A leader bets little, so
   * that the others have to take the risk.
   */
  private static int finishing(int lead, int left, int min, int max) {
    if (lead > 0) {
      return lead > max ? min : (min + lead) / 2;
    }
    return left == 1 ? min + 2 - lead : min + (2 - lead) / left;
  }
}
