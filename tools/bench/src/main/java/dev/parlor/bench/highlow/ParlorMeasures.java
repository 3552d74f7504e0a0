package dev.parlor.bench.highlow;

import dev.parlor.bench.bots.Comparisons;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.games.highlow.HighLow;
import java.util.Optional;

/** What is measured of the parlor alone. */
public final class ParlorMeasures {
  public static final BenchKit KIT =
      new BenchKit(
          HighLow.ID,
          Optional.empty(),
          Yardstick.of(Yardstick.SHORT, Comparisons::coins),
          Optional.empty());

  private ParlorMeasures() {}
}
