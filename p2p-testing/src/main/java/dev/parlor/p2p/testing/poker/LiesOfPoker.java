package dev.parlor.p2p.testing.poker;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.change;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.outOfTurn;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Trick;
import dev.parlor.p2p.testing.liars.Tricks;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lies that only a table of hold'em has an occasion for. */
final class LiesOfPoker {
  private static final Predicate<Bots<?, ?>> POKER = Liar.only(PokerKit.KIT);

  private LiesOfPoker() {}

  static List<Liar> all() {
    List<Liar> all = new ArrayList<>(moves());
    all.addAll(EscapeLies.all());
    all.addAll(AccompliceLies.all());
    return all;
  }

  private static List<Liar> moves() {
    return List.of(
        guest("raises-more-than-it-has", POKER, NAMED, () -> poker("raise", "999999")),
        guest("raises-less-than-the-least", POKER, NAMED, () -> poker("raise", "1")),
        guest("negative-raise", POKER, NAMED, () -> poker("raise", "-50")),
        guest("raise-without-number", POKER, NAMED, () -> poker("raise", "lots")),
        guest("unknown-action", POKER, NAMED, () -> poker("steal", "0")),
        guest("acts-for-somebody-else", POKER, NAMED, LiesOfPoker::forSomebodyElse),
        guest("acts-for-seat-nine", POKER, NAMED, () -> changeLine("ACTION", l -> with(l, 0, 9))),
        guest(
            "checks-out-of-turn",
            POKER,
            NAMED,
            () -> outOfTurn(me -> Line.of("ACTION", me, "check", 0))));
  }

  private static Trick poker(String word, String amount) {
    return changeLine("ACTION", line -> with(with(line, 1, word), 2, amount));
  }

  private static Trick forSomebodyElse() {
    return change(
        "ACTION",
        (desk, entry) ->
            Tricks.line(entry)
                .map(line -> Payload.text(with(line, 0, (desk.me() + 1) % desk.seats() + 1)))
                .orElse(null));
  }
}
