package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.SEALED;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.afterOwn;
import static dev.parlor.p2p.testing.liars.Tricks.change;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.changeWhenReady;
import static dev.parlor.p2p.testing.liars.Tricks.say;
import static dev.parlor.p2p.testing.liars.Tricks.sayLine;
import static dev.parlor.p2p.testing.liars.Tricks.silentFrom;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.games.Outcome;
import dev.parlor.games.Timer;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lies about moves, bets, windows, absence and results. */
final class LineLies {
  private static final Predicate<Bots<?, ?>> POKER = Liar.only(PokerKit.KIT);
  private static final Predicate<Bots<?, ?>> BLACKJACK = Liar.only(DuelKit.KIT);
  private static final Predicate<Bots<?, ?>> RECALL = Liar.only(RecallKit.KIT);
  private static final Predicate<Bots<?, ?>> ROMME = Liar.only(RommeKit.KIT);
  private static final Predicate<Bots<?, ?>> PILES = Liar.only(PilesKit.KIT);
  private static final Predicate<Bots<?, ?>> HIGHLOW = Liar.only(HighLowKit.KIT);
  private static final String ZEROS = "00".repeat(32);

  private LineLies() {}

  static List<Liar> all() {
    return List.of(
        // moves
        guest("raises-more-than-it-has", POKER, NAMED, () -> poker("raise", "999999")),
        guest("raises-less-than-the-least", POKER, NAMED, () -> poker("raise", "1")),
        guest("negative-raise", POKER, NAMED, () -> poker("raise", "-50")),
        guest("raise-without-number", POKER, NAMED, () -> poker("raise", "lots")),
        guest("unknown-action", POKER, NAMED, () -> poker("steal", "0")),
        guest("acts-for-somebody-else", POKER, NAMED, LineLies::forSomebodyElse),
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
        guest("discards-under-a-false-name", ROMME, NO_EFFECT, LineLies::falseFace),
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
        guest("ends-out-of-turn", HIGHLOW, NO_EFFECT, () -> outOfTurn(me -> Line.of("END", me))),
        // bets that nobody may see yet
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
                            10))),
        // windows
        guest("seals-twice", RECALL, NO_EFFECT, () -> twice("WINDOW_SEAL")),
        guest(
            "shows-something-else",
            RECALL,
            NAMED,
            () -> changeLine("WINDOW_SHOW", l -> with(l, 3, "0.1"))),
        guest(
            "other-random-of-a-window",
            RECALL,
            NAMED,
            () -> changeLine("WINDOW_SHOW", l -> with(l, 2, ZEROS))),
        guest(
            "seals-garbage", RECALL, NAMED, () -> changeLine("WINDOW_SEAL", l -> with(l, 2, "ab"))),
        guest(
            "seals-without-anything-to-show",
            RECALL,
            NAMED,
            () -> changeLine("WINDOW_SEAL", l -> with(l, 2, ZEROS))),
        guest(
            "seals-another-window",
            RECALL,
            NAMED,
            () -> changeLine("WINDOW_SEAL", l -> with(l, 1, 777))),
        guest(
            "seals-for-somebody-else",
            RECALL,
            NAMED,
            () -> changeLine("WINDOW_SEAL", l -> with(l, 0, 1))),
        guest(
            "shows-instead-of-sealing",
            RECALL,
            NAMED,
            () ->
                changeLine(
                    "WINDOW_SEAL",
                    l -> Line.of("WINDOW_SHOW", l.args().get(0), l.args().get(1), ZEROS, ""))),
        guest("copied-seal", RECALL, NAMED, () -> copied("WINDOW_SEAL", 2)),
        guest("late-window-seal", RECALL, NO_EFFECT, LineLies::lateSeal),
        guest("never-seals", RECALL, NO_EFFECT, () -> silentFrom("WINDOW_SEAL")),
        guest("never-shows", RECALL, NO_EFFECT, () -> silentFrom("WINDOW_SHOW")),
        // absence and time
        guest(
            "calls-itself-away",
            ALL,
            NAMED,
            () -> sayLine(d -> true, d -> Line.of("AWAY", d.me() + 1))),
        guest(
            "calls-the-host-away",
            Liar.OF_THREE,
            NO_EFFECT,
            () -> sayLine(d -> d.seats() > 2, d -> Line.of("AWAY", 1))),
        guest(
            "calls-away-whom-nobody-awaits",
            Liar.OF_THREE,
            NAMED,
            () -> sayLine(d -> unawaited(d) > 0, d -> Line.of("AWAY", unawaited(d)))),
        guest(
            "early-forfeit",
            Liar.OF_THREE,
            NAMED,
            () -> sayLine(d -> d.seats() > 2, d -> Line.of("FORFEIT", 1))),
        guest(
            "forfeits-itself",
            ALL,
            NAMED,
            () -> sayLine(d -> true, d -> Line.of("FORFEIT", d.me() + 1))),
        guest("away-without-a-seat", ALL, NAMED, () -> sayLine(d -> true, d -> Line.of("AWAY", 0))),
        guest(
            "unknown-timer",
            ALL,
            NO_EFFECT,
            () -> sayLine(d -> true, d -> Line.of("ELAPSED", "tea", 1, 0))),
        guest("time-of-somebody-else", RECALL, NAMED, LineLies::foreignTimer),
        guest("falls-silent", ALL, NO_EFFECT, () -> silentFrom("START_GAME")),
        // the table and the result
        guest("another-table", ALL, NAMED, () -> changeLine("START_GAME", l -> with(l, 0, ZEROS))),
        guest("garbage-table", ALL, NAMED, () -> changeLine("START_GAME", l -> with(l, 0, "x"))),
        guest(
            "acts-before-the-start",
            ALL,
            NAMED,
            () -> changeLine("START_GAME", l -> Line.of("LEAVE", 1))),
        guest(
            "false-accusation",
            SEALED,
            NO_EFFECT,
            () -> sayLine(Tricks.after("SEED_REVEAL"), d -> Line.of("ACCUSE", 0, 0))),
        guest(
            "accuses-garbage",
            SEALED,
            NAMED,
            () -> sayLine(d -> true, d -> Line.of("ACCUSE", -1, 0))),
        guest(
            "finishes-as-guest",
            ALL,
            NAMED,
            () -> sayLine(d -> true, d -> Line.of("FINISH", 1_700_000_100))),
        guest(
            "signs-too-early",
            ALL,
            NAMED,
            () -> sayLine(d -> true, d -> Line.of("SIGN", "00".repeat(64)))),
        guest(
            "signs-other-chips",
            ALL,
            NAMED,
            () -> changeLine("SIGN", l -> with(l, 0, "ab".repeat(64)))),
        guest("short-signature", ALL, NAMED, () -> changeLine("SIGN", l -> with(l, 0, "ab"))),
        guest("swapped-signature", ALL, NAMED, () -> copied("SIGN", 0)),
        guest("withheld-signature", ALL, NO_EFFECT, () -> silentFrom("SIGN")),
        // no lines at all
        guest("unknown-verb", ALL, NAMED, () -> sayLine(d -> true, d -> Line.of("CHEAT", 1))),
        guest("control-character", ALL, NAMED, () -> text("ACTION:1:\u0007")),
        guest("carriage-return", ALL, NAMED, () -> text("ACTION:1:check:0\r\n")),
        guest("two-lines-in-one", ALL, NAMED, () -> text("ACTION:1:check:0\nACTION:2:fold:0")),
        guest("line-of-60000-bytes", ALL, NAMED, () -> text("CHEAT:" + "a".repeat(60_000))),
        guest("empty-line", ALL, NAMED, () -> text("")),
        guest("lower-case-verb", ALL, NAMED, () -> text("action:1:check:0")),
        guest(
            "not-utf8",
            ALL,
            NAMED,
            () ->
                say(
                    d -> true,
                    d -> new Payload(Payload.TEXT, Bytes.of(new byte[] {65, (byte) 0xff, 66})))));
  }

  private static Trick text(String text) {
    return say(
        desk -> true,
        desk -> new Payload(Payload.TEXT, Bytes.of(text.getBytes(StandardCharsets.UTF_8))));
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
        desk -> !desk.match().toAct().isEmpty() && !desk.match().toAct().contains(desk.me()),
        desk -> line.apply(desk.me() + 1));
  }

  /** The same line again, as a new entry. */
  private static Trick twice(String verb) {
    return say(
        afterOwn(verb),
        desk ->
            desk.newest(e -> e.seat() == desk.me() && Match.verbOf(e).equals(verb))
                .map(Entry::payload)
                .orElse(null));
  }

  /** An argument of somebody else's line in my own. */
  private static Trick copied(String verb, int arg) {
    return changeWhenReady(
        verb,
        (desk, entry) -> {
          Line theirs =
              desk.newest(e -> e.seat() != desk.me() && Match.verbOf(e).equals(verb))
                  .flatMap(Tricks::line)
                  .orElse(null);
          Line mine = Tricks.line(entry).orElse(null);
          return theirs == null || mine == null
              ? null
              : Payload.text(with(mine, arg, theirs.args().get(arg)));
        });
  }

  /** Seals when nobody waits for it any more, so that it might know what the others have shown. */
  private static Trick lateSeal() {
    return new Trick() {
      private @Nullable Bytes held;

      @Override
      public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
        boolean seal =
            Desk.decode(message).orElse(null) instanceof Message.Submit submit
                && Match.verbOf(submit.entry()).equals("WINDOW_SEAL");
        if (!seal || desk.told()) {
          return List.of(message);
        }
        desk.tell();
        held = message;
        return List.of();
      }

      @Override
      public void look(Desk desk) {
        Bytes late = held;
        if (late != null && !desk.match().windows().mustSeal(desk.me())) {
          held = null;
          desk.send(desk.host(), late);
        }
      }
    };
  }

  /** Hits whatever it holds, and stands when it should say that it is over 21. */
  private static final class HiddenBust implements Trick {
    private boolean hidden;
    private final Trick hits = changeEvery("stand", "hit");
    private final Trick hides = changeEvery("bust", "stand");

    @Override
    public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
      List<Bytes> honest = List.of(message);
      List<Bytes> hiding = hides.instead(desk, to, message);
      hidden |= !hiding.equals(honest);
      return !hiding.equals(honest) ? hiding : hits.instead(desk, to, message);
    }

    /** The round is played out by the cards as they are: the claim is a violation of its author. */
    @Override
    public Optional<String> wrong(Match<?, ?> match, int liar) {
      Outcome outcome = match.outcome().orElse(null);
      boolean named =
          outcome != null && outcome.violations().stream().anyMatch(v -> v.seat() == liar);
      return hidden && outcome != null && !named && match.verdicts().isEmpty()
          ? Optional.of("a hidden bust is not found")
          : Optional.empty();
    }
  }

  private static Trick changeEvery(String from, String to) {
    return new Trick() {
      @Override
      public List<Bytes> instead(Desk desk, Bytes who, Bytes message) {
        if (Desk.decode(message).orElse(null) instanceof Message.Submit submit) {
          Line line = Tricks.line(submit.entry()).orElse(null);
          if (line != null && line.verb().equals("ACTION") && line.args().get(1).equals(from)) {
            desk.tell();
            Entry lie = desk.resign(submit.entry(), Payload.text(with(line, 1, to)));
            return List.of(new Message.Submit(lie).encode());
          }
        }
        return List.of(message);
      }
    };
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

  private static Trick foreignTimer() {
    return say(
        desk -> desk.match().timers().keySet().stream().anyMatch(t -> isForeign(t, desk)),
        desk ->
            desk.match().timers().keySet().stream()
                .filter(t -> isForeign(t, desk))
                .findFirst()
                .map(t -> Payload.text(Line.of("ELAPSED", t.kind(), t.seat() + 1, t.number())))
                .orElse(null));
  }

  /** The number of another player for whom the table does not wait; 0 when there is none. */
  private static int unawaited(Desk desk) {
    for (int seat = desk.seats() - 1; seat >= 0; seat--) {
      if (seat != desk.me() && !desk.match().mayBeAwaited(seat)) {
        return seat + 1;
      }
    }
    return 0;
  }

  private static boolean isForeign(Timer timer, Desk desk) {
    return timer.seat() != Timer.ALL
        && timer.seat() != desk.me()
        && !desk.match().attendance().isAway(timer.seat());
  }
}
