package dev.parlor.p2p.testing.troupe;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.recall.RecallView;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The players of the games that ship. */
public final class Troupe {
  /** Simulated players need not play well; what they cost is taken from the number of matches. */
  private static final int CARELESS = 20;

  public static final List<Bots<?, ?>> ALL =
      List.of(
          new Bots<>(
              PokerKit.KIT,
              new HoldemPlayer(CARELESS),
              null,
              new HoldemPlayer(CARELESS),
              Map.of("handLimit", "4"),
              Set.of(Trait.OWN_HANDS, Trait.SEVERAL_DECKS, Trait.LEAVERS_KEEP_PLACES)),
          new Bots<>(DuelKit.KIT, new DuelPlayer(), null, Map.of("rounds", "2")),
          new Bots<>(
              RommeKit.KIT,
              new RommeComputer(),
              null,
              PatientPlayers::romme,
              Map.of("match", "rounds", "rounds", "1"),
              Set.of(Trait.OWN_HANDS)),
          recall(),
          new Bots<>(
              HighLowKit.KIT,
              new HighLowComputer(),
              null,
              new HighLowComputer(),
              Map.of("hands", "6"),
              Set.of(Trait.LEAVERS_KEEP_PLACES)),
          new Bots<>(
              PilesKit.KIT,
              new BestOdds(),
              null,
              new BestOdds(),
              Map.of(),
              Set.of(Trait.LEAVERS_KEEP_PLACES)),
          new Bots<>(ClassicKit.KIT, new ClassicPlayer(), null));

  /** The games that ship, without their players. */
  public static final Games GAMES =
      new Games(ALL.stream().map(Bots::kit).collect(Collectors.toList()));

  /** A sealed deck and a short match, for what takes its time. */
  public static final Bots<?, ?> SHORT = of(ClassicKit.KIT.id());

  /** A game whose cards are all public. */
  public static final Bots<?, ?> OPEN = of(PilesKit.KIT.id());

  private Troupe() {}

  private static Bots<RecallState, RecallView> recall() {
    RecallComputer computer = new RecallComputer();
    return new Bots<>(
        RecallKit.KIT,
        computer,
        computer,
        PatientPlayers::recall,
        Map.of(),
        Set.of(Trait.OWN_HANDS));
  }

  public static Optional<Bots<?, ?>> find(GameId game) {
    for (Bots<?, ?> bots : ALL) {
      if (bots.id().equals(game)) {
        return Optional.of(bots);
      }
    }
    return Optional.empty();
  }

  public static Bots<?, ?> of(GameId game) {
    return find(game).orElseThrow(() -> new IllegalArgumentException("nobody plays " + game));
  }
}
