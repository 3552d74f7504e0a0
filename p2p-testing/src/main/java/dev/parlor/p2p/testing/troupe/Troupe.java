package dev.parlor.p2p.testing.troupe;

import dev.parlor.games.GameId;
import dev.parlor.p2p.match.Games;
import dev.parlor.p2p.testing.blackjack.DuelTesting;
import dev.parlor.p2p.testing.classic.ClassicTesting;
import dev.parlor.p2p.testing.highlow.HighLowTesting;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.piles.PilesTesting;
import dev.parlor.p2p.testing.poker.PokerTesting;
import dev.parlor.p2p.testing.recall.RecallTesting;
import dev.parlor.p2p.testing.romme.RommeTesting;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The games that ship, as they are tried out: the one list of their cards in this room. */
public final class Troupe {
  static final List<TestingKit> KITS =
      List.of(
          PokerTesting.KIT,
          DuelTesting.KIT,
          RommeTesting.KIT,
          RecallTesting.KIT,
          HighLowTesting.KIT,
          PilesTesting.KIT,
          ClassicTesting.KIT);

  /** The players of the games that ship. */
  public static final List<Bots<?, ?>> ALL =
      KITS.stream().map(TestingKit::bots).collect(Collectors.toUnmodifiableList());

  /** The games that ship, without their players. */
  public static final Games GAMES =
      new Games(ALL.stream().map(Bots::kit).collect(Collectors.toList()));

  /** A short match with a sealed deck, for what takes its time. */
  public static final Bots<?, ?> SHORT = brief(true);

  /** A short match in which all cards are public. */
  public static final Bots<?, ?> OPEN = brief(false);

  private Troupe() {}

  private static Bots<?, ?> brief(boolean hiding) {
    return ALL.stream()
        .filter(bots -> bots.kit().hiding() == hiding && bots.traits().contains(Trait.BRIEF))
        .findFirst()
        .orElseThrow(IllegalStateException::new);
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
