package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.SEALED;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.copied;
import static dev.parlor.p2p.testing.liars.Tricks.say;
import static dev.parlor.p2p.testing.liars.Tricks.sayLine;
import static dev.parlor.p2p.testing.liars.Tricks.silentFrom;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.games.Timer;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lies about absence, time and results, and lines that are none. */
final class LineLies {
  private static final String ZEROS = "00".repeat(32);

  private LineLies() {}

  static List<Liar> all() {
    return List.of(
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
        guest("time-of-somebody-else", Liar.OWN_TIMERS, NAMED, LineLies::foreignTimer),
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
  private static int unawaited(LiarsDesk desk) {
    for (int seat = desk.seats() - 1; seat >= 0; seat--) {
      if (seat != desk.me() && !desk.match().awaited().mayBe(seat)) {
        return seat + 1;
      }
    }
    return 0;
  }

  private static boolean isForeign(Timer timer, LiarsDesk desk) {
    return timer.seat() != Timer.ALL
        && timer.seat() != desk.me()
        && !desk.match().attendance().isAway(timer.seat());
  }
}
