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
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Lies of the host: what it orders, for whom, and what it keeps to itself. */
final class HostLies {
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  private HostLies() {}

  static List<Liar> all() {
    return List.of(
        host("fork-for-one-seat", ALL, STOPPED, () -> new Placing(1, HostLies::ownInstead)),
        host("fork-for-all", ALL, STOPPED, () -> new Placing(-1, HostLies::ownInstead)),
        host("two-orders", ALL, STOPPED, HostLies::twoOrders),
        host("broken-chain", ALL, STOPPED, () -> new Placing(-1, HostLies::brokenChain)),
        host("forged-guest", ALL, STOPPED, () -> new Placing(-1, HostLies::forgedGuest)),
        host("entry-ordered-twice", ALL, STOPPED, () -> new Placing(-1, HostLies::oldEntry)),
        host("unsigned-entry", ALL, STOPPED, () -> new Placing(-1, HostLies::unsignedEntry)),
        host("changed-entry", ALL, UNPROVEN, () -> new Placing(-1, HostLies::changedEntry)),
        host("unsigned-order", ALL, UNPROVEN, () -> new Placing(-1, HostLies::unsignedOrder)),
        host("order-of-another-table", ALL, UNPROVEN, () -> new Placing(-1, HostLies::otherTable)),
        host("order-of-the-future", ALL, UNPROVEN, () -> new Placing(-1, HostLies::future)),
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
        host("noise-of-the-host", ALL, NO_EFFECT, () -> all(Bytes.of(new byte[] {9, 9, 9, 9}))),
        host("another-roster-later", ALL, NO_EFFECT, HostLies::otherRoster),
        host("uncertified-roster", ALL, NO_EFFECT, HostLies::uncertified),
        host("sybil-roster", ALL, NO_EFFECT, HostLies::sybil),
        host("other-options-for-one", ALL, NO_EFFECT, HostLies::otherOptions),
        host("other-code-for-one", ALL, NO_EFFECT, HostLies::otherCode));
  }

  /** Places something else, once, some way into the match. */
  private static final class Placing implements Trick {
    private final int victim; // -1 for all
    private final BiFunction<Desk, Ordered, @Nullable Ordered> change;
    private @Nullable Bytes truth;
    private @Nullable Bytes lie;

    Placing(int victim, BiFunction<Desk, Ordered, @Nullable Ordered> change) {
      this.victim = victim;
      this.change = change;
    }

    @Override
    public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
      if (!(Desk.decode(message).orElse(null) instanceof Message.Place place)
          || (victim >= 0 && !to.equals(desk.npub(victim)))) {
        return List.of(message);
      }
      Bytes known = lie;
      if (known != null) {
        return List.of(Objects.equals(message, truth) ? known : message);
      }
      if (!desk.hasBegun() || place.ordered().order().index() < 9) {
        return List.of(message);
      }
      Ordered changed = change.apply(desk, place.ordered());
      if (changed == null) {
        return List.of(message);
      }
      desk.tell();
      truth = message;
      Bytes now = new Message.Place(changed).encode();
      lie = now;
      return List.of(now);
    }
  }

  private static Ordered with(Desk desk, Ordered ordered, Entry entry) {
    Order order = ordered.order();
    return new Ordered(desk.resign(order, order.index(), order.previous(), entry.hash()), entry);
  }

  /** Something of my own where somebody else's entry stands. */
  private static @Nullable Ordered ownInstead(Desk desk, Ordered ordered) {
    Entry there = ordered.entry();
    if (there.seat() == desk.me()) {
      return null;
    }
    long counter = 0;
    for (Ordered before : desk.log().subList(0, (int) ordered.order().index())) {
      counter += before.entry().seat() == desk.me() ? 1 : 0;
    }
    Payload tea = Payload.text(Line.of("ELAPSED", "tea", 1, 0));
    Entry mine =
        Entry.sign(
            desk.key(),
            there.tid(),
            desk.me(),
            counter,
            ordered.order().index(),
            ordered.order().previous(),
            tea);
    return with(desk, ordered, mine);
  }

  private static Ordered brokenChain(Desk desk, Ordered ordered) {
    Order order = ordered.order();
    return new Ordered(desk.resign(order, order.index(), ZEROS, order.entry()), ordered.entry());
  }

  private static @Nullable Ordered forgedGuest(Desk desk, Ordered ordered) {
    Entry there = ordered.entry();
    return there.seat() == desk.me()
        ? null
        : with(desk, ordered, desk.resign(there, Payload.text(Line.of("LEAVE", 2))));
  }

  private static Ordered oldEntry(Desk desk, Ordered ordered) {
    return with(desk, ordered, desk.log().get(2).entry());
  }

  private static Ordered unsignedEntry(Desk desk, Ordered ordered) {
    Entry e = ordered.entry();
    Entry bare =
        new Entry(
            e.tid(),
            e.seat(),
            e.counter(),
            e.seen(),
            e.seenHead(),
            e.payload(),
            Bytes.of(new byte[64]));
    return with(desk, ordered, bare);
  }

  /** The order names another entry than the one that comes with it. */
  private static Ordered changedEntry(Desk desk, Ordered ordered) {
    return new Ordered(ordered.order(), desk.log().get(1).entry());
  }

  private static Ordered unsignedOrder(Desk desk, Ordered ordered) {
    Order order = ordered.order();
    Bytes none = Bytes.of(new byte[64]);
    return new Ordered(
        new Order(order.tid(), order.index(), order.previous(), order.entry(), none),
        ordered.entry());
  }

  private static Ordered otherTable(Desk desk, Ordered ordered) {
    Order order = ordered.order();
    return new Ordered(
        Order.sign(desk.key(), ZEROS, order.index(), order.previous(), order.entry()),
        ordered.entry());
  }

  private static Ordered future(Desk desk, Ordered ordered) {
    Order order = ordered.order();
    return new Ordered(
        desk.resign(order, order.index() + 1_000_000, order.previous(), order.entry()),
        ordered.entry());
  }

  /** Another order for a place that everybody has filled. */
  private static Trick twoOrders() {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 14,
        desk -> {
          Order order = desk.log().get(5).order();
          Entry entry = desk.log().get(7).entry();
          Order other = desk.resign(order, order.index(), order.previous(), entry.hash());
          desk.sendAll(new Message.Place(new Ordered(other, entry)).encode());
        });
  }

  private static boolean isPlace(Bytes message) {
    return Desk.decode(message).orElse(null) instanceof Message.Place;
  }

  private static Trick reorders() {
    return new Trick() {
      private @Nullable Bytes held;
      private @Nullable Bytes heldFor;

      @Override
      public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
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

  /** Every n-th order so many times. */
  private static Trick every(int times, int nth) {
    return new Trick() {
      private int count;

      @Override
      public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
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
      public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
        if (desk.seats() > 2 && desk.log().size() > 12 && to.equals(desk.npub(1))) {
          desk.tell();
          return List.of();
        }
        return List.of(message);
      }
    };
  }

  /** Takes nothing from one seat, by whatever path, nor from those who vouch for it if told so. */
  private static Trick deaf(boolean evenToVouchers) {
    return new Trick() {
      @Override
      public boolean hears(Desk desk, Bytes from, Bytes message) {
        if (desk.seats() < 3
            || desk.log().size() <= 12
            || !(Desk.decode(message).orElse(null) instanceof Message.Submit submit)) {
          return true;
        }
        Entry entry = submit.entry();
        boolean deaf = entry.seat() == 1 || (evenToVouchers && Vouch.in(entry).isPresent());
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
      public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
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

  private static boolean isLine(Bytes message, String verb) {
    return Desk.decode(message).orElse(null) instanceof Message.Text text
        && text.line().verb().equals(verb);
  }

  private static Trick otherRoster() {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 5,
        desk -> {
          List<Object> args = new ArrayList<>();
          args.add(1);
          args.addAll(desk.session().view().seats().get(0).line().args());
          desk.sendAll(new Message.Text(Line.of("GAME_READY", args.toArray())).encode());
        });
  }

  /** The closed roster with one argument changed. */
  private static Trick rosterWith(int arg, String value) {
    return lineTrick(
        "GAME_READY",
        (desk, line) -> line.args().size() <= arg ? line : Tricks.with(line, arg, value));
  }

  private static Trick uncertified() {
    return rosterWith(1 + 6 + 3, ZEROS.hex());
  }

  /** The same player in two seats. */
  private static Trick sybil() {
    return lineTrick(
        "GAME_READY",
        (desk, line) -> {
          List<String> args = new ArrayList<>(line.args());
          if (args.size() >= 13) {
            for (int field = 0; field < 6; field++) {
              args.set(7 + field, args.get(1 + field));
            }
          }
          return new Line(line.verb(), args);
        });
  }

  private static Trick otherOptions() {
    return lineTrick(
        "CARD_GAME_INVITE",
        (desk, line) -> {
          List<String> args = new ArrayList<>(line.args());
          args.add("zzz=1");
          return new Line(line.verb(), args);
        });
  }

  private static Trick otherCode() {
    return lineTrick("SAS_REVEAL", (desk, line) -> Tricks.with(line, 1, ZEROS.hex()));
  }

  private static Trick lineTrick(String verb, BiFunction<Desk, Line, Line> change) {
    return new Trick() {
      @Override
      public List<Bytes> instead(Desk desk, Bytes to, Bytes message) {
        if (!isLine(message, verb)) {
          return List.of(message);
        }
        desk.tell();
        Line line = ((Message.Text) Desk.decode(message).orElseThrow(AssertionError::new)).line();
        return List.of(new Message.Text(change.apply(desk, line)).encode());
      }
    };
  }
}
