package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.change;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.copied;
import static dev.parlor.p2p.testing.liars.Tricks.silentFrom;
import static dev.parlor.p2p.testing.liars.Tricks.twice;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.games.Outcome;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lies about what all choose unseen: bets and windows. */
final class UnseenLies {
  private static final Predicate<Bots<?, ?>> BLACKJACK = Liar.only(DuelKit.KIT);
  private static final Predicate<Bots<?, ?>> RECALL = Liar.only(RecallKit.KIT);
  private static final String ZEROS = "00".repeat(32);

  private UnseenLies() {}

  static List<Liar> all() {
    return List.of(
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
        guest("late-window-seal", RECALL, NO_EFFECT, UnseenLies::lateSeal),
        guest("never-seals", RECALL, NO_EFFECT, () -> silentFrom("WINDOW_SEAL")),
        guest("never-shows", RECALL, NO_EFFECT, () -> silentFrom("WINDOW_SHOW")));
  }

  /** Seals when nobody waits for it any more, so that it might know what the others have shown. */
  private static Trick lateSeal() {
    return new Trick() {
      private @Nullable Bytes held;

      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        boolean seal =
            LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit
                && Match.verbOf(submit.entry()).equals("WINDOW_SEAL");
        if (!seal || desk.told()) {
          return List.of(message);
        }
        desk.tell();
        held = message;
        return List.of();
      }

      @Override
      public void look(LiarsDesk desk) {
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
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      List<Bytes> honest = List.of(message);
      List<Bytes> hiding = hides.instead(desk, to, message);
      hidden |= !hiding.equals(honest);
      return !hiding.equals(honest) ? hiding : hits.instead(desk, to, message);
    }

    /** Checks that the false claim is found: it is a violation of its author. */
    @Override
    public Optional<String> wrong(Match<?, ?> match, TableSeat liar) {
      int out = match.seating().seatOf(liar).index();
      Outcome outcome = match.outcome().orElse(null);
      boolean named =
          outcome != null && outcome.violations().stream().anyMatch(v -> v.seat() == out);
      return hidden && outcome != null && !named && match.verdicts().isEmpty()
          ? Optional.of("a hidden bust is not found")
          : Optional.empty();
    }
  }

  private static Trick changeEvery(String from, String to) {
    return new Trick() {
      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes who, Bytes message) {
        if (LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit) {
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
}
