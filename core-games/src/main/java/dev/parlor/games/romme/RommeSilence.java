package dev.parlor.games.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.romme.meld.MeldPoints;
import java.util.Collections;
import java.util.List;

/**
 * What a round counts for a seat that spoils it by silence or sits it out: as much as the worst
 * seat of the match has, and at least what the table has agreed on. A seat that is silent when
 * another has gone out gets no less than its cards could count at most.
 */
final class RommeSilence {
  private RommeSilence() {}

  static int points(RommeDraft draft, int seat) {
    int worst = draft.options.silentPoints();
    for (RommeRoundResult result : draft.results) {
      for (int points : result.points()) {
        worst = Math.max(worst, points);
      }
    }
    RommeRoundResult.Ending ending = draft.ending;
    return ending == null ? worst : Math.max(worst, most(draft, seat) * ending.factor());
  }

  /** Adds to the points of a round what it counts for those who have spoilt it or sat it out. */
  static void count(RommeDraft draft, List<Integer> points) {
    int worst = Collections.max(points);
    for (int seat = 0; seat < points.size(); seat++) {
      RommeSeat silent = draft.seat(seat);
      if (silent.isPlaying() && silent.sitsOut()) {
        int least = Math.max(worst, RommeSilence.points(draft, seat));
        points.set(seat, Math.max(least, silent.owed()));
      } else {
        points.set(seat, points.get(seat) + silent.owed());
      }
    }
  }

  private static int most(RommeDraft draft, int seat) {
    int most = 0;
    for (Slot slot : draft.seat(seat).hand()) {
      Card face = draft.faces.get(slot);
      most += MeldPoints.deadwood(face == null ? Card.JOKER : face);
    }
    return most;
  }
}
