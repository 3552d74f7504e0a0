package dev.parlor.tables;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.match.GameKits;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.piles.PilesTable;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.recall.RecallTable;
import dev.parlor.tables.romme.RommeTable;
import java.util.List;
import java.util.Map;

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
            Map.of("handLimit", "3"),
            false),
        new TableKit<>(
            GameKits.PILES,
            new PilesTable(),
            "/dev/parlor/tables/piles/words",
            new BestOdds(),
            Map.of(),
            true),
        new TableKit<>(
            GameKits.ROMME,
            new RommeTable(),
            "/dev/parlor/tables/romme/words",
            new RommeComputer(),
            Map.of("match", "rounds", "rounds", "1"),
            false),
        new TableKit<>(
            GameKits.RECALL,
            new RecallTable(),
            "/dev/parlor/tables/recall/words",
            new RecallComputer(),
            Map.of(),
            false));
  }
}
