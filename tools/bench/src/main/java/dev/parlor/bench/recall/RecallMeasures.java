package dev.parlor.bench.recall;

import dev.parlor.bench.bots.Comparisons;
import dev.parlor.bench.bots.Measured;
import dev.parlor.bench.bots.Players;
import dev.parlor.bench.bots.ProvingGround;
import dev.parlor.bench.bots.Score;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.games.bot.Level;
import dev.parlor.games.recall.Recall;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What is measured of Recall alone. */
public final class RecallMeasures {
  public static final BenchKit KIT =
      new BenchKit(
          Recall.ID,
          Optional.empty(),
          new Yardstick(1, Comparisons::wins, RecallMeasures::goals),
          Optional.empty());

  private RecallMeasures() {}

  private static final double MOST_UNEVEN = 0.05;

  private static <S> void goals(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    Yardstick.overMedium(field, players, matches, tell);
    even(field.contest(Map.of()).bySeat(players.of(Level.EXPERT), 3, matches * 3), tell);
  }

  private static void even(List<Score> seats, BiConsumer<String, Measured> tell) {
    for (int seat = 0; seat < seats.size(); seat++) {
      Score score = seats.get(seat);
      double off = Math.abs(score.mean() - 1.0 / seats.size());
      tell.accept(
          "three experts, seat " + (seat + 1),
          new Measured(
              100 * score.mean(),
              100 * score.margin(),
              "% won",
              score.count(),
              "a third",
              off < Math.max(MOST_UNEVEN, score.margin())));
    }
  }
}
