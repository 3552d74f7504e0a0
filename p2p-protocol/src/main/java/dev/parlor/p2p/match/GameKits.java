package dev.parlor.p2p.match;

import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.games.blackjack.Phase;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.message.ClassicLines;
import dev.parlor.p2p.message.DuelLines;
import dev.parlor.p2p.message.HighLowLines;
import dev.parlor.p2p.message.PilesLines;
import dev.parlor.p2p.message.PokerLines;

/** The games as the protocol plays them. */
public final class GameKits {
  public static final GameKit<HoldemState, PokerView> POKER =
      new GameKit<>(new Holdem(), new PokerLines(), true, true, state -> false, 30);
  public static final GameKit<DuelState, DuelView> BLACKJACK =
      new GameKit<>(
          new Duel(), new DuelLines(), true, false, state -> state.phase() == Phase.BETTING, 20);
  public static final GameKit<HighLowState, HighLowView> HIGHLOW =
      new GameKit<>(new HighLow(), new HighLowLines(), false, false, state -> false, 30);
  public static final GameKit<PilesState, PilesView> PILES =
      new GameKit<>(new Piles(), new PilesLines(), false, false, state -> false, 30);
  public static final GameKit<ClassicState, ClassicView> CLASSIC =
      new GameKit<>(new Classic(), new ClassicLines(), true, false, state -> false, 30);

  private GameKits() {}
}
