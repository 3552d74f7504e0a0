package dev.parlor.bench.romme;

import dev.parlor.bench.bots.Comparisons;
import dev.parlor.bench.bots.Measured;
import dev.parlor.bench.bots.Players;
import dev.parlor.bench.bots.ProvingGround;
import dev.parlor.bench.bots.Score;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.bench.protocol.TimedGame;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.bot.Level;
import dev.parlor.games.romme.Romme;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What is measured of Rommé alone. */
public final class RommeMeasures {
  public static final BenchKit KIT =
      new BenchKit(
          Romme.ID,
          Optional.empty(),
          new Yardstick(1, Comparisons::wins, RommeMeasures::goals),
          Optional.of(
              new TimedGame(
                  Map.of("match", "rounds", "rounds", "2"), 110, 4_000, Optional.of("a round"))));

  private RommeMeasures() {}

  private static <S> void goals(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    Yardstick.overMedium(field, players, matches, tell);
    Score score = field.contest(Map.of()).wins(beginner(players), players.of(Level.EASY), matches);
    tell.accept("a beginner over easy", Measured.wins(score, 40));
  }

  /** A player that lays only the melds it happens to see and throws away cards that look dear. */
  private static <S> ComputerPlayer<S> beginner(Players<S> players) {
    return players.with(
        Map.of(
            "overlooks_melds", 0.5,
            "overlooks_lay_offs", 0.8,
            "passes_useful_discard", 0.6,
            "careless_discard", 0.4,
            "worth_of_a_partner", 1.0,
            "fear_of_gifts", 0.0));
  }
}
