package dev.parlor.bench.blackjack;

import dev.parlor.bench.bots.Comparisons;
import dev.parlor.bench.bots.Measured;
import dev.parlor.bench.bots.Players;
import dev.parlor.bench.bots.ProvingGround;
import dev.parlor.bench.bots.Score;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.bench.protocol.TimedGame;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.bot.Level;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What is measured of the blackjack duel alone. */
public final class DuelMeasures {
  public static final BenchKit KIT =
      new BenchKit(
          Duel.ID,
          Optional.of(HouseEdge::run),
          new Yardstick(1, Comparisons::wins, DuelMeasures::goals),
          Optional.of(new TimedGame(Map.of("rounds", "2"), 312, 10_000, Optional.empty())));

  private DuelMeasures() {}

  private static <S> void goals(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    ComputerPlayer<S> flat = players.with(Map.of("betting", 0.0));
    Score score = field.contest(Map.of()).wins(players.of(Level.EXPERT), flat, matches);
    tell.accept("expert over flat basic strategy", Measured.wins(score, 55));
  }
}
