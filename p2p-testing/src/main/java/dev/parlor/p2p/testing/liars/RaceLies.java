package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.Fate.STOPPED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.UNPROVEN;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lies about what comes first: whose word is ordered when, and who has heard whom before. */
final class RaceLies {
  private RaceLies() {}

  static List<Liar> all() {
    return List.of(
        host("orders-itself-first", ALL, NO_EFFECT, OrdersItselfFirst::new),
        host("cuts-off-who-is-about-to-win", Liar.LEADERS, UNPROVEN, CutsOffTheLeader::new),
        host("fork-that-goes-on", Liar.OF_THREE, STOPPED, Fork::new),
        guest("always-speaks-last", ALL, NO_EFFECT, SpeaksLast::new));
  }

  /** Orders what a guest says only when the host has said something itself, or a while later. */
  private static final class OrdersItselfFirst implements Trick {
    private static final long PATIENCE = 2_500;
    private final Map<Bytes, Long> since = new HashMap<>();
    private final Map<Bytes, Long> own = new HashMap<>();
    private long now;

    @Override
    public long clock(LiarsDesk desk, long time) {
      now = time;
      return time;
    }

    @Override
    public boolean holds(LiarsDesk desk, Bytes message) {
      if (!desk.hasBegun()
          || desk.isOver()
          || !(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit)) {
        return false;
      }
      desk.tell();
      long said = desk.nextCounter();
      return now < since.computeIfAbsent(message, m -> now) + PATIENCE
          && own.computeIfAbsent(message, m -> said) == said;
    }
  }

  /** Orders nothing any more for the seat that leads, nor anything that it says. */
  private static final class CutsOffTheLeader implements Trick {
    private @Nullable Bots<?, ?> game;
    private int victim = -1;

    @Override
    public void begin(Scene scene) {
      game = scene.world().run().bots();
    }

    private static int leader(Bots<?, ?> game, LiarsDesk desk) {
      int best = -1;
      long most = Long.MIN_VALUE;
      for (int seat = 0; seat < desk.seats(); seat++) {
        long lead = game.lead(desk.match().state(), seat);
        if (lead > most) {
          most = lead;
          best = seat;
        }
      }
      return most > 0 ? best : -1;
    }

    private boolean cuts(LiarsDesk desk, int seat) {
      Bots<?, ?> played = game;
      if (played != null && victim < 0 && desk.hasBegun() && desk.seats() > 2 && !desk.isOver()) {
        int ahead = leader(played, desk);
        victim = ahead == desk.me() ? -1 : ahead;
      }
      if (victim >= 0 && seat == victim) {
        desk.tell();
      }
      return victim >= 0 && seat == victim;
    }

    @Override
    public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
      return !(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)
          || !cuts(desk, submit.entry().seat().index());
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      for (int seat = 0; seat < desk.seats(); seat++) {
        if (to.equals(desk.npub(seat)) && cuts(desk, seat)) {
          return List.of();
        }
      }
      return List.of(message);
    }
  }

  /**
   * Shows one seat a log of its own: something of the host's stands where somebody else's entry
   * should, and everything that comes later, honest entries included, is ordered there as well.
   */
  private static final class Fork implements Trick {
    private static final int FROM = 12;
    private @Nullable Bytes head;
    private long index;
    private final Map<Bytes, Bytes> forked = new HashMap<>(); // by what was to be said

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      Ordered ordered = desk.hasBegun() && to.equals(desk.npub(1)) ? ordered(desk, message) : null;
      if (ordered == null || ordered.order().index() < FROM) {
        return List.of(message);
      }
      Bytes known = forked.get(message);
      if (known != null) {
        return List.of(known);
      }
      Bytes previous = head;
      Entry entry = ordered.entry();
      if (previous == null) {
        if (desk.isMine(entry)) {
          return List.of(message);
        }
        desk.tell();
        previous = ordered.order().previous();
        index = ordered.order().index();
        entry = instead(desk, ordered);
      } else if (ordered.order().index() < index) {
        return List.of(message);
      }
      Order order = Order.sign(desk.key(), entry.tid(), index++, previous, entry.hash());
      head = order.head();
      Bytes lie = new Message.Place(new Ordered(order, entry)).encode();
      forked.put(message, lie);
      return List.of(lie);
    }

    /**
     * The order that a message brings, with its entry. Its author gets the order alone, so the
     * entry is taken from the log then.
     */
    private static @Nullable Ordered ordered(LiarsDesk desk, Bytes message) {
      Message said = LiarsDesk.decode(message).orElse(null);
      if (said instanceof Message.Place place) {
        return place.ordered();
      }
      return said instanceof Message.Yours yours && yours.order().index() < desk.log().size()
          ? desk.log().get((int) yours.order().index())
          : null;
    }

    private static Entry instead(LiarsDesk desk, Ordered ordered) {
      long counter = 0;
      for (Ordered before : desk.log().subList(0, (int) ordered.order().index())) {
        counter += desk.isMine(before.entry()) ? 1 : 0;
      }
      return Entry.sign(
          desk.key(),
          ordered.order().tid(),
          desk.tableSeat(),
          counter,
          ordered.order().index(),
          ordered.order().previous(),
          Payload.text(Line.of("ELAPSED", "tea", 1, 0)));
    }
  }

  /** Says nothing for some seconds, so that it has heard all others first. */
  private static final class SpeaksLast implements Trick {
    private static final long PATIENCE = 4_000;

    private record Held(Bytes message, long until) {}

    private final Deque<Held> held = new ArrayDeque<>();
    private long now;

    @Override
    public long clock(LiarsDesk desk, long time) {
      now = time;
      return time;
    }

    @Override
    public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
      if (!desk.hasBegun()
          || desk.isOver()
          || !(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit)) {
        return List.of(message);
      }
      desk.tell();
      held.add(new Held(message, now + PATIENCE));
      return List.of();
    }

    @Override
    public void look(LiarsDesk desk) {
      while (!held.isEmpty() && (held.peek().until() <= now || desk.isOver())) {
        desk.says(desk.host(), Objects.requireNonNull(held.poll()).message());
      }
    }
  }
}
