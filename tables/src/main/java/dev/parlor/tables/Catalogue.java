package dev.parlor.tables;

import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.tables.blackjack.DuelTable;
import dev.parlor.tables.classic.ClassicTable;
import dev.parlor.tables.highlow.HighLowTable;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.kit.Tile;
import dev.parlor.tables.piles.PilesTable;
import dev.parlor.tables.poker.PokerHands;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.recall.RecallTable;
import dev.parlor.tables.romme.RommeTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that ship, in the order in which they are offered. One card a game. */
public final class Catalogue {

  /** The one list of what is shipped. */
  public static final TableKits SHIPPED =
      new TableKits(
          List.of(
              new TableKit<>(
                  PokerKit.KIT,
                  new PokerTable(),
                  words("poker"),
                  HoldemPlayer.COMPUTERS,
                  Map.of("handLimit", "3"),
                  Tile.of(20, "Ts Js Qs Ks As"),
                  Optional.of(new PokerHands())),
              new TableKit<>(
                  DuelKit.KIT,
                  new DuelTable(),
                  words("blackjack"),
                  DuelPlayer.COMPUTERS,
                  Map.of("rounds", "2"),
                  Tile.of(12, "Ah Kd")),
              new TableKit<>(
                  RommeKit.KIT,
                  new RommeTable(),
                  words("romme"),
                  RommeComputer.COMPUTERS,
                  Map.of("match", "rounds", "rounds", "1"),
                  Tile.of(30, "5h 6h 7h Jk")),
              new TableKit<>(
                  RecallKit.KIT,
                  new RecallTable(),
                  words("recall"),
                  RecallComputer.COMPUTERS,
                  Map.of(),
                  Tile.of(10, "Jc Qd 2h Ks")),
              new TableKit<>(
                  HighLowKit.KIT,
                  new HighLowTable(),
                  words("highlow"),
                  HighLowComputer.COMPUTERS,
                  Map.of("hands", "3"),
                  Tile.of(8, "3c 9d Qs")),
              new TableKit<>(
                  PilesKit.KIT,
                  new PilesTable(),
                  words("piles"),
                  BestOdds.COMPUTERS,
                  Map.of(),
                  Tile.of(4, "3d 9s Kh 6c As")),
              new TableKit<>(
                  ClassicKit.KIT,
                  new ClassicTable(),
                  words("classic"),
                  ClassicPlayer.COMPUTERS,
                  Map.of(),
                  Tile.of(2, "Qc 9h"))));

  private Catalogue() {}

  private static String words(String game) {
    return "/dev/parlor/tables/" + game + "/words";
  }
}
