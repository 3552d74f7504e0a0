package dev.parlor.app.play;

import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestScreen;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import org.robolectric.RuntimeEnvironment;

/** A table of piles between two phones, and one of them in the hand. */
final class TwoPhones {
  private TwoPhones() {}

  static MadeUp<PilesView> mine() {
    return MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO")
        .playing(PilesViews.fresh(2, 0))
        .waitingFor(0);
  }

  static MadeUp<PilesView> theirs() {
    return MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO")
        .playing(PilesViews.fresh(2, 1))
        .waitingFor(0);
  }

  static TestScreen<TableActivity> table() {
    return new TestScreen<>(
        TableActivity.class, TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID));
  }

  static long inSeconds(int seconds) {
    return System.currentTimeMillis() + seconds * 1000L;
  }
}
