package dev.parlor.nerve;

import dev.parlor.games.Dealt;
import org.jspecify.annotations.Nullable;

/**
 * One seat as all know it.
 *
 * @param staked how many chips it has put into this round
 * @param card its card; null before one is dealt to it
 * @param said what it has said to that card; null before it has spoken
 */
public record NerveSeat(
    int chips,
    int staked,
    @Nullable Dealt card,
    @Nullable NerveAction said,
    boolean away,
    boolean gone) {
  static NerveSeat with(int chips) {
    return new NerveSeat(chips, 0, null, null, false, false);
  }

  boolean holds() {
    return said == NerveAction.STAKE;
  }

  NerveSeat puts(int more) {
    return new NerveSeat(chips - more, staked + more, card, said, away, gone);
  }

  NerveSeat says(NerveAction word) {
    return new NerveSeat(chips, staked, card, word, away, gone);
  }

  NerveSeat holding(@Nullable Dealt now) {
    return new NerveSeat(chips, staked, now, said, away, gone);
  }

  NerveSeat present(boolean nowAway, boolean nowGone) {
    return new NerveSeat(chips, staked, card, said, nowAway, nowGone);
  }

  /** The seat as it begins a round, with the chips that the last one has brought. */
  NerveSeat afresh(int won) {
    return new NerveSeat(chips + won, 0, null, null, away, gone);
  }
}
