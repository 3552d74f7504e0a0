package dev.parlor.tables;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.match.GameKits;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.piles.PilesTable;
import dev.parlor.tables.poker.PokerTable;
import java.util.List;

/** The games that ship, in the order in which they are offered. One line a game. */
public final class Catalogue {
  private Catalogue() {}

  public static List<TableKit<?, ?>> games() {
    return List.of(
        new TableKit<>(
            GameKits.POKER,
            new PokerTable(),
            "/dev/parlor/tables/poker/words",
            new HoldemPlayer(),
            false),
        new TableKit<>(
            GameKits.PILES,
            new PilesTable(),
            "/dev/parlor/tables/piles/words",
            new BestOdds(),
            true));
  }
}
