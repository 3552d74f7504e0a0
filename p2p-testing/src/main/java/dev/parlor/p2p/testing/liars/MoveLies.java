package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.afterOwn;
import static dev.parlor.p2p.testing.liars.Tricks.change;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.sayLine;
import static dev.parlor.p2p.testing.liars.Tricks.twice;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Lies about moves: what a seat may not do, or not now. */
final class MoveLies {
  private static final Predicate<Bots<?, ?>> POKER = Liar.only(PokerKit.KIT);
  private static final Predicate<Bots<?, ?>> BLACKJACK = Liar.only(DuelKit.KIT);
  private static final Predicate<Bots<?, ?>> RECALL = Liar.only(RecallKit.KIT);
  private static final Predicate<Bots<?, ?>> ROMME = Liar.only(RommeKit.KIT);
  private static final Predicate<Bots<?, ?>> PILES = Liar.only(PilesKit.KIT);
  private static final Predicate<Bots<?, ?>> HIGHLOW = Liar.only(HighLowKit.KIT);

  private MoveLies() {}

  static List<Liar> all() {
    return List.of(
        // moves
        guest("raises-more-than-it-has", POKER, NAMED, () -> poker("raise", "999999")),
        guest("raises-less-than-the-least", POKER, NAMED, () -> poker("raise", "1")),
        guest("negative-raise", POKER, NAMED, () -> poker("raise", "-50")),
        guest("raise-without-number", POKER, NAMED, () -> poker("raise", "lots")),
        guest("unknown-action", POKER, NAMED, () -> poker("steal", "0")),
        guest("acts-for-somebody-else", POKER, NAMED, MoveLies::forSomebodyElse),
        guest("acts-for-seat-nine", POKER, NAMED, () -> changeLine("ACTION", l -> with(l, 0, 9))),
        guest(
            "checks-out-of-turn",
            POKER,
            NAMED,
            () -> outOfTurn(me -> Line.of("ACTION", me, "check", 0))),
        guest(
            "hits-out-of-turn",
            BLACKJACK,
            NO_EFFECT,
            () -> outOfTurn(me -> Line.of("ACTION", me, "hit"))),
        guest(
            "splits-without-a-pair",
            BLACKJACK,
            NO_EFFECT,
            () -> changeLine("ACTION", l -> with(l, 1, "split"))),
        guest(
            "doubles-whenever-it-likes",
            BLACKJACK,
            NO_EFFECT,
            () -> changeLine("ACTION", l -> with(l, 1, "double"))),
        guest(
            "draws-out-of-turn", ROMME, NAMED, () -> outOfTurn(me -> Line.of("DRAW", me, "pile"))),
        guest(
            "discards-a-foreign-card",
            ROMME,
            NAMED,
            () -> changeLine("DISCARD", l -> with(l, 1, "As@0.109"))),
        guest("discards-under-a-false-name", ROMME, NO_EFFECT, MoveLies::falseFace),
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
            () -> changeLine("DRAW", l -> with(l, 1, "sleeve"))),
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
            () -> sayLine(afterOwn("DRAW"), d -> Line.of("TWO_JOKERS", d.me() + 1))),
        guest("guesses-twice", PILES, NO_EFFECT, () -> twice("GUESS")),
        guest("guesses-a-tenth-pile", PILES, NAMED, () -> changeLine("GUESS", l -> with(l, 1, 10))),
        guest(
            "guesses-sideways",
            PILES,
            NAMED,
            () -> changeLine("GUESS", l -> with(l, 2, "sideways"))),
        guest(
            "bets-more-than-the-pot",
            HIGHLOW,
            NAMED,
            () -> changeLine("BET", l -> with(l, 1, 99_999_999))),
        guest(
            "bets-less-than-nothing", HIGHLOW, NAMED, () -> changeLine("BET", l -> with(l, 1, -3))),
        guest("ends-out-of-turn", HIGHLOW, NO_EFFECT, () -> outOfTurn(me -> Line.of("END", me))));
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

  private static Trick outOfTurn(Function<Integer, Line> line) {
    return sayLine(
        desk ->
            !desk.match().awaited().toAct().isEmpty()
                && !desk.match().awaited().toAct().contains(desk.me()),
        desk -> line.apply(desk.me() + 1));
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
