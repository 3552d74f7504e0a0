package dev.parlor.p2p.match;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.blackjack.DuelView;
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
import dev.parlor.games.recall.Recall;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.recall.RecallView;
import dev.parlor.games.romme.Romme;
import dev.parlor.games.romme.RommeState;
import dev.parlor.games.romme.RommeView;
import dev.parlor.p2p.message.ClassicLines;
import dev.parlor.p2p.message.DuelLines;
import dev.parlor.p2p.message.HighLowLines;
import dev.parlor.p2p.message.PilesLines;
import dev.parlor.p2p.message.PokerLines;
import dev.parlor.p2p.message.RecallLines;
import dev.parlor.p2p.message.RommeLines;
import java.util.List;
import java.util.OptionalInt;

/** The games as the protocol plays them. */
public final class GameKits {
  public static final GameKit<HoldemState, PokerView> POKER =
      new GameKit<>(
          new Holdem(), new PokerLines(), true, HoldemState::decksAhead, GameKits::openly, 30);
  public static final GameKit<DuelState, DuelView> BLACKJACK =
      new GameKit<>(
          new Duel(), new DuelLines(), true, DuelState::decksAhead, DuelState::betting, 20);
  public static final GameKit<RommeState, RommeView> ROMME =
      new GameKit<>(
          new Romme(), new RommeLines(), true, RommeState::decksAhead, GameKits::openly, 60);

  /** Its rules have timers of their own; the turn timer is for phones that fall silent. */
  public static final GameKit<RecallState, RecallView> RECALL =
      new GameKit<>(
          new Recall(),
          new RecallLines(),
          true,
          state -> List.of(),
          GameKits::openly,
          Recall::aside,
          15);

  public static final GameKit<HighLowState, HighLowView> HIGHLOW =
      new GameKit<>(
          new HighLow(), new HighLowLines(), false, state -> List.of(), GameKits::openly, 30);
  public static final GameKit<PilesState, PilesView> PILES =
      new GameKit<>(new Piles(), new PilesLines(), false, state -> List.of(), GameKits::openly, 30);
  public static final GameKit<ClassicState, ClassicView> CLASSIC =
      new GameKit<>(
          new Classic(), new ClassicLines(), true, state -> List.of(), GameKits::openly, 30);

  private GameKits() {}

  private static OptionalInt openly(Object state) {
    return OptionalInt.empty();
  }

  /** The game with this id. */
  public static GameKit<?, ?> of(GameId game) {
    return switch (game) {
      case POKER -> POKER;
      case BLACKJACK -> BLACKJACK;
      case ROMME -> ROMME;
      case RECALL -> RECALL;
      case HIGHLOW -> HIGHLOW;
      case PILES -> PILES;
      case CLASSIC -> CLASSIC;
    };
  }
}
