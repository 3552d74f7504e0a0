package dev.parlor.p2p.testing.blackjack;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.change;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.copied;
import static dev.parlor.p2p.testing.liars.Tricks.outOfTurn;
import static dev.parlor.p2p.testing.liars.Tricks.silentFrom;
import static dev.parlor.p2p.testing.liars.Tricks.twice;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.liars.Tricks;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Lies that only the blackjack duel has an occasion for. */
final class LiesOfDuel {
  private static final Predicate<Bots<?, ?>> BLACKJACK = Liar.only(DuelKit.KIT);
  private static final String ZEROS = "00".repeat(32);

  private LiesOfDuel() {}

  static List<Liar> all() {
    List<Liar> all = new ArrayList<>(moves());
    all.addAll(BetLies.all());
    return all;
  }

  private static List<Liar> moves() {
    return List.of(
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
            "bets-in-the-open",
            BLACKJACK,
            NAMED,
            () -> changeLine("BET_COMMIT", l -> Line.of("BET", l.args().get(0), 10))),
        guest(
            "bet-after-seeing",
            BLACKJACK,
            NAMED,
            () -> changeLine("BET_REVEAL", l -> with(l, l.args().size() - 1, 90))),
        guest(
            "other-random-of-a-bet",
            BLACKJACK,
            NAMED,
            () -> changeLine("BET_REVEAL", l -> with(l, 2, ZEROS))),
        guest(
            "bet-too-high",
            BLACKJACK,
            NAMED,
            () -> changeLine("BET_REVEAL", l -> with(l, l.args().size() - 1, 100_000))),
        guest("commits-twice", BLACKJACK, NO_EFFECT, () -> twice("BET_COMMIT")),
        guest(
            "commits-to-a-round-to-come",
            BLACKJACK,
            NAMED,
            () ->
                change(
                    "BET_COMMIT",
                    (desk, entry) ->
                        Tricks.line(entry)
                            .map(l -> Payload.text(with(l, 1, desk.match().unseen().round() + 1)))
                            .orElse(null))),
        guest("copied-bet", BLACKJACK, NAMED, () -> copied("BET_COMMIT", 2)),
        guest(
            "bet-of-garbage",
            BLACKJACK,
            NAMED,
            () -> changeLine("BET_COMMIT", l -> with(l, 2, "zz"))),
        guest(
            "commits-for-somebody-else",
            BLACKJACK,
            NAMED,
            () -> changeLine("BET_COMMIT", l -> with(l, 0, 1))),
        guest("hidden-bust", BLACKJACK, NO_EFFECT, () -> new HiddenBust()),
        guest("withheld-bet", BLACKJACK, NO_EFFECT, () -> silentFrom("BET_REVEAL")),
        guest("never-bets", BLACKJACK, NO_EFFECT, () -> silentFrom("BET_COMMIT")),
        guest(
            "reveals-before-it-commits",
            BLACKJACK,
            NAMED,
            () ->
                changeLine(
                    "BET_COMMIT",
                    l ->
                        Line.of(
                            "BET_REVEAL",
                            l.args().get(0),
                            l.args().get(1),
                            ZEROS,
                            "BET",
                            l.args().get(0),
                            10))));
  }
}
