package dev.parlor.bench.poker;

import dev.parlor.bench.bots.Comparisons;
import dev.parlor.bench.bots.Measured;
import dev.parlor.bench.bots.Players;
import dev.parlor.bench.bots.ProvingGround;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.bench.protocol.TimedGame;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.bot.Level;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** What is measured of Texas hold'em alone. */
public final class PokerMeasures {
  public static final BenchKit KIT =
      new BenchKit(
          Holdem.ID,
          Optional.of(PokerRun::run),
          new Yardstick(Yardstick.SHORT, Comparisons::chips, PokerMeasures::goals),
          Optional.of(new TimedGame(Map.of("handLimit", "8"), 52, 2_500, Optional.of("a hand"))));

  private PokerMeasures() {}

  private static final int HANDS = 25;
  private static final double BIG_BLINDS = 10;

  @SuppressWarnings("unchecked") // rivals of the one game that is measured by this
  private static <S> void goals(
      ProvingGround<S> field, Players<S> players, int matches, BiConsumer<String, Measured> tell) {
    ComputerPlayer<S> expert = players.of(Level.EXPERT);
    int pairs = matches * HANDS;
    tell.accept(
        "expert over medium",
        Comparisons.chips(field, expert, players.of(Level.MEDIUM), pairs, BIG_BLINDS));
    for (Map.Entry<String, ComputerPlayer<HoldemState>> each : SimpleRivals.all().entrySet()) {
      ComputerPlayer<S> rival = (ComputerPlayer<S>) (ComputerPlayer<?>) each.getValue();
      tell.accept(
          "expert over " + each.getKey(),
          Comparisons.chips(field, expert, rival, pairs, BIG_BLINDS));
    }
  }
}
