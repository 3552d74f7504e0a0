package dev.parlor.p2p.testing.recall;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.afterOwn;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.sayLine;
import static dev.parlor.p2p.testing.liars.Tricks.twice;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lies that only a table of Recall has an occasion for. */
final class LiesOfRecall {
  private static final Predicate<Bots<?, ?>> RECALL = Liar.only(RecallKit.KIT);

  private LiesOfRecall() {}

  static List<Liar> all() {
    List<Liar> all = new ArrayList<>(moves());
    all.addAll(SealLies.all());
    return all;
  }

  private static List<Liar> moves() {
    return List.of(
        guest("draws-twice", RECALL, NAMED, () -> twice("DRAW")),
        guest(
            "plays-a-foreign-card",
            RECALL,
            NAMED,
            () -> changeLine("PLAY", l -> with(l, 1, "0.0"))),
        guest(
            "peeks-without-a-power",
            RECALL,
            NAMED,
            () -> changeLine("DRAW", l -> Line.of("PEEK", l.args().get(0), "0.1"))),
        guest(
            "swaps-without-a-power",
            RECALL,
            NAMED,
            () -> changeLine("DRAW", l -> Line.of("SWAP", l.args().get(0), "0.0", "0.1"))),
        guest(
            "claims-two-jokers",
            RECALL,
            NO_EFFECT,
            () -> sayLine(afterOwn("DRAW"), d -> Line.of("TWO_JOKERS", d.me() + 1))));
  }
}
