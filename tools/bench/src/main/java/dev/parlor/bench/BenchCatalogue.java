package dev.parlor.bench;

import dev.parlor.bench.blackjack.DuelMeasures;
import dev.parlor.bench.bots.Yardstick;
import dev.parlor.bench.classic.ClassicMeasures;
import dev.parlor.bench.highlow.ParlorMeasures;
import dev.parlor.bench.kit.BenchKit;
import dev.parlor.bench.piles.PilesMeasures;
import dev.parlor.bench.poker.PokerMeasures;
import dev.parlor.bench.protocol.TimedGame;
import dev.parlor.bench.recall.RecallMeasures;
import dev.parlor.bench.romme.RommeMeasures;
import dev.parlor.bench.sheet.Measurement;
import dev.parlor.games.GameId;
import java.util.List;
import java.util.function.BiConsumer;

/** What is measured of single games: the one list of their cards in this room. */
final class BenchCatalogue {
  private static final List<BenchKit> ALL =
      List.of(
          PokerMeasures.KIT,
          RommeMeasures.KIT,
          DuelMeasures.KIT,
          RecallMeasures.KIT,
          ParlorMeasures.KIT,
          PilesMeasures.KIT,
          ClassicMeasures.KIT);

  private BenchCatalogue() {}

  static Yardstick yardstick(GameId game) {
    return ALL.stream()
        .filter(kit -> kit.game().equals(game))
        .map(BenchKit::yardstick)
        .findFirst()
        .orElse(Yardstick.USUAL);
  }

  static void timed(BiConsumer<GameId, TimedGame> each) {
    ALL.forEach(kit -> kit.timed().ifPresent(timed -> each.accept(kit.game(), timed)));
  }

  /** The measurements that have a game's name. */
  static void own(BiConsumer<String, Measurement> each) {
    ALL.forEach(kit -> kit.own().ifPresent(own -> each.accept(kit.game().id(), own)));
  }
}
