package dev.parlor.tables;

import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.match.GameKits;
import dev.parlor.tables.blackjack.DuelTable;
import dev.parlor.tables.classic.ClassicTable;
import dev.parlor.tables.highlow.HighLowTable;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.piles.PilesTable;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.recall.RecallTable;
import dev.parlor.tables.romme.RommeTable;
import java.util.List;
import java.util.Map;

/** The games that ship, in the order in which they are offered. One card a game. */
public final class Catalogue {

  private Catalogue() {}

  public static List<TableKit<?, ?>> games() {
    return List.of(
        new TableKit<>(
            GameKits.POKER,
            new PokerTable(),
            words("poker"),
            HoldemPlayer.COMPUTERS,
            Map.of("handLimit", "3"),
            false),
        new TableKit<>(
            GameKits.BLACKJACK,
            new DuelTable(),
            words("blackjack"),
            DuelPlayer.COMPUTERS,
            Map.of("rounds", "2"),
            false),
        new TableKit<>(
            GameKits.ROMME,
            new RommeTable(),
            words("romme"),
            RommeComputer.COMPUTERS,
            Map.of("match", "rounds", "rounds", "1"),
            false),
        new TableKit<>(
            GameKits.RECALL,
            new RecallTable(),
            words("recall"),
            RecallComputer.COMPUTERS,
            Map.of(),
            false),
        new TableKit<>(
            GameKits.HIGHLOW,
            new HighLowTable(),
            words("highlow"),
            HighLowComputer.COMPUTERS,
            Map.of("hands", "3"),
            true),
        new TableKit<>(
            GameKits.PILES, new PilesTable(), words("piles"), BestOdds.COMPUTERS, Map.of(), true),
        new TableKit<>(
            GameKits.CLASSIC,
            new ClassicTable(),
            words("classic"),
            ClassicPlayer.COMPUTERS,
            Map.of(),
            false));
  }

  private static String words(String game) {
    return "/dev/parlor/tables/" + game + "/words";
  }
}
