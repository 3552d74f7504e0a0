package dev.parlor.bench.piles;

import dev.parlor.bench.bots.Comparisons;
import dev.parlor.bench.bots.Measured;
import dev.parlor.bench.bots.Players;
import dev.parlor.bench.bots.ProvingGround;
import dev.parlor.bench.bots.Score;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.games.bot.Level;
import dev.parlor.games.piles.Piles;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What is measured of the piles alone. */
public final class PilesMeasures {
  public static final BenchKit KIT =
      new BenchKit(
          Piles.ID,
          Optional.empty(),
          new Yardstick(Yardstick.SHORT, Comparisons::games, PilesMeasures::goals),
          Optional.empty());

  private PilesMeasures() {}

  private static final int HANDS = 25;

  private static <S> void goals(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    Score score =
        field.contest(Map.of()).alone(players.of(Level.EXPERT), matches * HANDS, Comparisons.WON);
    tell.accept("expert alone", Measured.wins(score, 43));
  }
}
