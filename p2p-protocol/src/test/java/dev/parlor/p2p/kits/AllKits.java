package dev.parlor.p2p.kits;

import dev.parlor.p2p.match.Games;

/** All games, for tests of code that reads or judges games of every kind. */
public final class AllKits {
  public static final Games GAMES =
      Games.of(
          PokerKit.KIT,
          DuelKit.KIT,
          RommeKit.KIT,
          RecallKit.KIT,
          HighLowKit.KIT,
          PilesKit.KIT,
          ClassicKit.KIT);

  private AllKits() {}
}
