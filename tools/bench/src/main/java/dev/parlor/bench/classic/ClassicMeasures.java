package dev.parlor.bench.classic;

import dev.parlor.bench.bots.Comparisons;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.games.classic.Classic;
import java.util.Optional;

/** What is measured of blackjack classic alone. */
public final class ClassicMeasures {
  public static final BenchKit KIT =
      new BenchKit(
          Classic.ID,
          Optional.empty(),
          Yardstick.of(Yardstick.SHORT, Comparisons::wins),
          Optional.empty());

  private ClassicMeasures() {}
}
