package dev.parlor.p2p.testing.piles;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.twice;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.sim.Bots;
import java.util.List;
import java.util.function.Predicate;

/** Lies that only the piles have an occasion for. */
final class LiesOfPiles {
  private static final Predicate<Bots<?, ?>> PILES = Liar.only(PilesKit.KIT);

  private LiesOfPiles() {}

  static List<Liar> all() {
    return List.of(
        guest("guesses-twice", PILES, NO_EFFECT, () -> twice("GUESS")),
        guest("guesses-a-tenth-pile", PILES, NAMED, () -> changeLine("GUESS", l -> with(l, 1, 10))),
        guest(
            "guesses-sideways",
            PILES,
            NAMED,
            () -> changeLine("GUESS", l -> with(l, 2, "sideways"))));
  }
}
