package dev.parlor.p2p.testing.highlow;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.outOfTurn;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.function.Predicate;

/** Lies that only the parlor has an occasion for. */
final class LiesOfHighLow {
  private static final Predicate<Bots<?, ?>> HIGHLOW = Liar.only(HighLowKit.KIT);

  private LiesOfHighLow() {}

  static List<Liar> all() {
    return List.of(
        guest(
            "bets-more-than-the-pot",
            HIGHLOW,
            NAMED,
            () -> changeLine("BET", l -> with(l, 1, 99_999_999))),
        guest(
            "bets-less-than-nothing", HIGHLOW, NAMED, () -> changeLine("BET", l -> with(l, 1, -3))),
        guest("ends-out-of-turn", HIGHLOW, NO_EFFECT, () -> outOfTurn(me -> Line.of("END", me))));
  }
}
