package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.STOPPED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.UNPROVEN;
import static dev.parlor.p2p.testing.liars.Liar.host;
import static dev.parlor.p2p.testing.liars.Tricks.once;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Lies of the host about what stands where in the log. */
final class OrderLies {
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  private OrderLies() {}

  static List<Liar> all() {
    return List.of(
        host("fork-for-one-seat", ALL, STOPPED, () -> new Placing(1, OrderLies::ownInstead)),
        host("fork-for-all", ALL, STOPPED, () -> new Placing(-1, OrderLies::ownInstead)),
        host("two-orders", ALL, STOPPED, OrderLies::twoOrders),
        host("broken-chain", ALL, STOPPED, () -> new Placing(-1, OrderLies::brokenChain)),
        host("forged-guest", ALL, STOPPED, () -> new Placing(-1, OrderLies::forgedGuest)),
        host("entry-ordered-twice", ALL, STOPPED, () -> new Placing(-1, OrderLies::oldEntry)),
        host("unsigned-entry", ALL, STOPPED, () -> new Placing(-1, OrderLies::unsignedEntry)),
        host("changed-entry", ALL, UNPROVEN, () -> new Placing(-1, OrderLies::changedEntry)),
        host("unsigned-order", ALL, UNPROVEN, () -> new Placing(-1, OrderLies::unsignedOrder)),
        host("order-of-another-table", ALL, UNPROVEN, () -> new Placing(-1, OrderLies::otherTable)),
        host("order-of-the-future", ALL, UNPROVEN, () -> new Placing(-1, OrderLies::future)));
  }

  /** Puts something else in the place of an entry, once, some way into the match. */
  private static final class Placing implements Trick {
    private final int victim; // -1 for all
    private final BiFunction<LiarsDesk, Ordered, @Nullable Ordered> change;
    private @Nullable Bytes truth;
    private @Nullable Bytes lie;

    Placing(int victim, BiFunction<LiarsDesk, Ordered, @Nullable Ordered> change) {
      this.victim = victim;
      this.change = change;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Place place)
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

  private static Ordered with(LiarsDesk desk, Ordered ordered, Entry entry) {
    Order order = ordered.order();
    return new Ordered(desk.resign(order, order.index(), order.previous(), entry.hash()), entry);
  }

  /** Something of the host's own in the place of somebody else's entry. */
  private static @Nullable Ordered ownInstead(LiarsDesk desk, Ordered ordered) {
    Entry there = ordered.entry();
    if (desk.isMine(there)) {
      return null;
    }
    long counter = 0;
    for (Ordered before : desk.log().subList(0, (int) ordered.order().index())) {
      counter += desk.isMine(before.entry()) ? 1 : 0;
    }
    Payload tea = Payload.text(Line.of("ELAPSED", "tea", 1, 0));
    Entry mine =
        Entry.sign(
            desk.key(),
            there.tid(),
            desk.tableSeat(),
            counter,
            ordered.order().index(),
            ordered.order().previous(),
            tea);
    return with(desk, ordered, mine);
  }

  private static Ordered brokenChain(LiarsDesk desk, Ordered ordered) {
    Order order = ordered.order();
    return new Ordered(desk.resign(order, order.index(), ZEROS, order.entry()), ordered.entry());
  }

  private static @Nullable Ordered forgedGuest(LiarsDesk desk, Ordered ordered) {
    Entry there = ordered.entry();
    return desk.isMine(there)
        ? null
        : with(desk, ordered, desk.resign(there, Payload.text(Line.of("LEAVE", 2))));
  }

  private static Ordered oldEntry(LiarsDesk desk, Ordered ordered) {
    return with(desk, ordered, desk.log().get(2).entry());
  }

  private static Ordered unsignedEntry(LiarsDesk desk, Ordered ordered) {
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

  /** An order that names another entry than the one that comes with it. */
  private static Ordered changedEntry(LiarsDesk desk, Ordered ordered) {
    return new Ordered(ordered.order(), desk.log().get(1).entry());
  }

  private static Ordered unsignedOrder(LiarsDesk desk, Ordered ordered) {
    Order order = ordered.order();
    Bytes none = Bytes.of(new byte[64]);
    return new Ordered(
        new Order(order.tid(), order.index(), order.previous(), order.entry(), none),
        ordered.entry());
  }

  private static Ordered otherTable(LiarsDesk desk, Ordered ordered) {
    Order order = ordered.order();
    return new Ordered(
        Order.sign(desk.key(), ZEROS, order.index(), order.previous(), order.entry()),
        ordered.entry());
  }

  private static Ordered future(LiarsDesk desk, Ordered ordered) {
    Order order = ordered.order();
    return new Ordered(
        desk.resign(order, order.index() + 1_000_000, order.previous(), order.entry()),
        ordered.entry());
  }

  /** Gives another order for a place that everybody has filled. */
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
}
