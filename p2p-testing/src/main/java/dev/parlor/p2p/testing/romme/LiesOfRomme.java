package dev.parlor.p2p.testing.romme;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.outOfTurn;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.function.Predicate;

/** Lies that only a table of Rommé has an occasion for. */
final class LiesOfRomme {
  private static final Predicate<Bots<?, ?>> ROMME = Liar.only(RommeKit.KIT);

  private LiesOfRomme() {}

  static List<Liar> all() {
    return List.of(
        guest(
            "draws-out-of-turn", ROMME, NAMED, () -> outOfTurn(me -> Line.of("DRAW", me, "pile"))),
        guest(
            "discards-a-foreign-card",
            ROMME,
            NAMED,
            () -> changeLine("DISCARD", l -> with(l, 1, "As@0.109"))),
        guest("discards-under-a-false-name", ROMME, NO_EFFECT, LiesOfRomme::falseFace),
        guest(
            "melds-what-it-has-not",
            ROMME,
            NAMED,
            () ->
                changeLine(
                    "DISCARD", l -> Line.of("MELD", l.args().get(0), "As@0.1,2s@0.2,3s@0.3"))),
        guest(
            "draws-from-nowhere",
            ROMME,
            NAMED,
            () -> changeLine("DRAW", l -> with(l, 1, "sleeve"))));
  }

  private static Trick falseFace() {
    return changeLine(
        "DISCARD",
        line -> {
          String card = line.args().get(1);
          String face = card.startsWith("7h") ? "8h" : "7h";
          return with(line, 1, face + card.substring(card.indexOf('@')));
        });
  }
}
