package dev.parlor.tables;

import dev.parlor.tables.blackjack.DuelTable;
import dev.parlor.tables.classic.ClassicTable;
import dev.parlor.tables.highlow.HighLowTable;
import dev.parlor.tables.kit.TableKits;
import dev.parlor.tables.piles.PilesTable;
import dev.parlor.tables.poker.PokerTable;
import dev.parlor.tables.recall.RecallTable;
import dev.parlor.tables.romme.RommeTable;
import java.util.List;

/** The games that ship, in the order in which they are offered, with one card for each. */
public final class Catalogue {

  /** The one list of what is shipped. */
  public static final TableKits SHIPPED =
      new TableKits(
          List.of(
              PokerTable.KIT,
              DuelTable.KIT,
              RommeTable.KIT,
              RecallTable.KIT,
              HighLowTable.KIT,
              PilesTable.KIT,
              ClassicTable.KIT));

  private Catalogue() {}
}
