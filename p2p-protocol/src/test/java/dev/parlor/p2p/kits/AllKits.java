package dev.parlor.p2p.kits;

import dev.parlor.p2p.match.Games;

/** The games for tests of what reads and judges those of every game. */
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
