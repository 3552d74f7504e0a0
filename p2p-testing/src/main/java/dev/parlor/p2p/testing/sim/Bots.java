package dev.parlor.p2p.testing.sim;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.GameId;
import dev.parlor.games.Reflexes;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.GameKits;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The games with their computer players, and options that make a match short. */
public record Bots<S, V>(
    GameKit<S, V> kit, ComputerPlayer<S> player, @Nullable Reflexes<S> reflexes) {

  /** Simulated players need not play well; what they cost is taken from the number of matches. */
  private static final int CARELESS = 20;

  public static Bots<?, ?> of(GameId game) {
    return switch (game) {
      case POKER -> new Bots<>(GameKits.POKER, new HoldemPlayer(CARELESS), null);
      case BLACKJACK -> new Bots<>(GameKits.BLACKJACK, new DuelPlayer(), null);
      case ROMME -> new Bots<>(GameKits.ROMME, new RommeComputer(), null);
      case RECALL -> {
        RecallComputer computer = new RecallComputer();
        yield new Bots<>(GameKits.RECALL, computer, computer);
      }
      case HIGHLOW -> new Bots<>(GameKits.HIGHLOW, new HighLowComputer(), null);
      case PILES -> new Bots<>(GameKits.PILES, new BestOdds(), null);
      case CLASSIC -> new Bots<>(GameKits.CLASSIC, new ClassicPlayer(), null);
    };
  }

  /** Players who want nothing, so that the stock runs out once, where there is one to run out. */
  public static Bots<?, ?> patient(GameId game) {
    return switch (game) {
      case ROMME -> new Bots<>(GameKits.ROMME, Patience::romme, null);
      case RECALL -> new Bots<>(GameKits.RECALL, Patience::recall, null);
      case POKER, BLACKJACK, HIGHLOW, PILES, CLASSIC -> of(game);
    };
  }

  /** Options with which a match takes some hands instead of an evening. */
  public static Map<String, String> brief(GameId game) {
    return switch (game) {
      case POKER -> Map.of("handLimit", "4");
      case BLACKJACK -> Map.of("rounds", "2");
      case ROMME -> Map.of("match", "rounds", "rounds", "1");
      case HIGHLOW -> Map.of("hands", "6");
      case RECALL, PILES, CLASSIC -> Map.of();
    };
  }
}
