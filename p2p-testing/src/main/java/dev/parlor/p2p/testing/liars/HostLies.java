package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.Fate.STOPPED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.UNPROVEN;
import static dev.parlor.p2p.testing.liars.Liar.host;
import static dev.parlor.p2p.testing.liars.Tricks.once;
import static dev.parlor.p2p.testing.liars.Tricks.sayLine;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lies of the host: what it keeps to itself, says twice or too early. */
final class HostLies {
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  private HostLies() {}

  static List<Liar> all() {
    return List.of(
        host("reorders", ALL, NO_EFFECT, HostLies::reorders),
        host("says-everything-twice", ALL, NO_EFFECT, () -> every(2, 1)),
        host("withholds-every-fifth", ALL, UNPROVEN, () -> every(0, 5)),
        host("cuts-one-seat-off", Liar.OF_THREE, UNPROVEN, HostLies::cutsOff),
        host("deaf-to-one-seat", Liar.OF_THREE, UNPROVEN, () -> deaf(false)),
        host("deaf-to-one-seat-and-who-vouches", Liar.OF_THREE, UNPROVEN, () -> deaf(true)),
        host("says-nothing-any-more", ALL, UNPROVEN, HostLies::nothingMore),
        host("finishes-too-early", ALL, NAMED, () -> own(Line.of("FINISH", 1_700_000_100))),
        host("unknown-verb-of-the-host", ALL, NAMED, () -> own(Line.of("RULE", "mine"))),
        host("acts-as-everybody", ALL, NAMED, () -> own(Line.of("WINDOW_SEAL", 99))),
        host(
            "claims-a-long-log", ALL, NO_EFFECT, () -> all(new Message.Have(0xfffffffeL).encode())),
        host(
            "asks-for-the-future",
            ALL,
            NO_EFFECT,
            () -> all(new Message.Fetch(0xfffffffeL, ZEROS).encode())),
        host("tells-of-another-log", ALL, STOPPED, () -> all(new Message.Fetch(1, ZEROS).encode())),
        host("noise-of-the-host", ALL, NO_EFFECT, () -> all(Bytes.of(new byte[] {9, 9, 9, 9}))));
  }

  private static boolean isPlace(Bytes message) {
    return LiarsDesk.decode(message).orElse(null) instanceof Message.Place;
  }

  private static Trick reorders() {
    return new Trick() {
      private @Nullable Bytes held;
      private @Nullable Bytes heldFor;

      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        Bytes waiting = held;
        if (!isPlace(message) || !desk.hasBegun()) {
          return List.of(message);
        }
        if (waiting == null) {
          desk.tell();
          held = message;
          heldFor = to;
          return List.of();
        }
        if (!Objects.equals(to, heldFor)) {
          return List.of(message);
        }
        held = null;
        return List.of(message, waiting);
      }
    };
  }

  /** Sends every n-th order so many times; with 0 it withholds it. */
  private static Trick every(int times, int nth) {
    return new Trick() {
      private int count;

      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        if (!isPlace(message) || ++count % nth != 0) {
          return List.of(message);
        }
        desk.tell();
        List<Bytes> copies = new ArrayList<>();
        for (int i = 0; i < times; i++) {
          copies.add(message);
        }
        return copies;
      }
    };
  }

  private static Trick cutsOff() {
    return new Trick() {
      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        if (desk.seats() > 2 && desk.log().size() > 12 && to.equals(desk.npub(1))) {
          desk.tell();
          return List.of();
        }
        return List.of(message);
      }
    };
  }

  /**
   * Takes nothing from one seat, whichever way it comes. If told so, it takes nothing either from
   * those who vouch for it.
   */
  private static Trick deaf(boolean evenToVouchers) {
    return new Trick() {
      @Override
      public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
        if (desk.seats() < 3
            || desk.log().size() <= 12
            || !(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)) {
          return true;
        }
        Entry entry = submit.entry();
        boolean deaf =
            entry.seat().equals(new TableSeat(1))
                || (evenToVouchers && Vouch.in(entry).isPresent());
        if (deaf) {
          desk.tell();
        }
        return !deaf;
      }
    };
  }

  private static Trick nothingMore() {
    return new Trick() {
      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        if (desk.log().size() > 12) {
          desk.tell();
          return List.of();
        }
        return List.of(message);
      }
    };
  }

  private static Trick own(Line line) {
    return sayLine(desk -> desk.log().size() > 8, desk -> line);
  }

  private static Trick all(Bytes message) {
    return once(desk -> desk.hasBegun() && desk.log().size() > 10, desk -> desk.sendAll(message));
  }
}
