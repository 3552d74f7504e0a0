package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.WINDOWS;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.changeLine;
import static dev.parlor.p2p.testing.liars.Tricks.copied;
import static dev.parlor.p2p.testing.liars.Tricks.silentFrom;
import static dev.parlor.p2p.testing.liars.Tricks.twice;
import static dev.parlor.p2p.testing.liars.Tricks.with;

import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lies about windows, in which all act at once and unseen. */
final class WindowLies {
  private static final String ZEROS = "00".repeat(32);

  private WindowLies() {}

  static List<Liar> all() {
    return List.of(
        guest("seals-twice", WINDOWS, NO_EFFECT, () -> twice("WINDOW_SEAL")),
        guest(
            "shows-something-else",
            WINDOWS,
            NAMED,
            () -> changeLine("WINDOW_SHOW", l -> with(l, 3, "0.1"))),
        guest(
            "other-random-of-a-window",
            WINDOWS,
            NAMED,
            () -> changeLine("WINDOW_SHOW", l -> with(l, 2, ZEROS))),
        guest(
            "seals-garbage",
            WINDOWS,
            NAMED,
            () -> changeLine("WINDOW_SEAL", l -> with(l, 2, "ab"))),
        guest(
            "seals-without-anything-to-show",
            WINDOWS,
            NAMED,
            () -> changeLine("WINDOW_SEAL", l -> with(l, 2, ZEROS))),
        guest(
            "seals-another-window",
            WINDOWS,
            NAMED,
            () -> changeLine("WINDOW_SEAL", l -> with(l, 1, 777))),
        guest(
            "seals-for-somebody-else",
            WINDOWS,
            NAMED,
            () -> changeLine("WINDOW_SEAL", l -> with(l, 0, 1))),
        guest(
            "shows-instead-of-sealing",
            WINDOWS,
            NAMED,
            () ->
                changeLine(
                    "WINDOW_SEAL",
                    l -> Line.of("WINDOW_SHOW", l.args().get(0), l.args().get(1), ZEROS, ""))),
        guest("copied-seal", WINDOWS, NAMED, () -> copied("WINDOW_SEAL", 2)),
        guest("late-window-seal", WINDOWS, NO_EFFECT, WindowLies::lateSeal),
        guest("never-seals", WINDOWS, NO_EFFECT, () -> silentFrom("WINDOW_SEAL")),
        guest("never-shows", WINDOWS, NO_EFFECT, () -> silentFrom("WINDOW_SHOW")));
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
}
