package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.Fate.STOPPED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.UNPROVEN;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Liar.host;

import dev.parlor.games.Event;
import dev.parlor.games.Step;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.recall.RecallAction;
import dev.parlor.games.recall.RecallState;
import dev.parlor.games.romme.RommeState;
import dev.parlor.p2p.kits.RecallKit;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.match.Match;
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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lies about what comes first: whose word is ordered when, and who has heard whom before. */
final class RaceLies {
  private static final Predicate<Bots<?, ?>> RECALL = Liar.only(RecallKit.KIT);

  /** Games in which one can be seen to lead before the end. */
  private static final Predicate<Bots<?, ?>> LEADERS = Liar.OWN_HANDS;

  private RaceLies() {}

  static List<Liar> all() {
    return List.of(
        host("collects-before-its-guests", RECALL, NO_EFFECT, CollectsFirst::new),
        host("orders-itself-first", ALL, NO_EFFECT, OrdersItselfFirst::new),
        host("cuts-off-who-is-about-to-win", LEADERS, UNPROVEN, CutsOffTheLeader::new),
        host("fork-that-goes-on", Liar.OF_THREE, STOPPED, Fork::new),
        guest("always-speaks-last", ALL, NO_EFFECT, SpeaksLast::new));
  }

  /** Leaves the wishes of its guests unread until it has ordered its own. */
  private static final class CollectsFirst implements Trick {
    private static final int PATIENCE = 12;
    private long since = -1;
    private boolean collected;

    @Override
    public boolean holds(LiarsDesk desk, Bytes message) {
      if (!(LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit)
          || !isWish(submit.entry())) {
        return false;
      }
      since = since < 0 ? desk.log().size() : since;
      desk.tell();
      return desk.log().size() < since + PATIENCE;
    }

    private static <S> boolean mayCollect(Match<S, ?> match, int me) {
      Event wish = new Event.Acted(me, RecallAction.Word.COLLECT);
      return match.kit().game().apply(match.state(), wish) instanceof Step.Accepted;
    }

    private static boolean isWish(Entry entry) {
      return Tricks.line(entry)
          .filter(line -> line.verb().equals("COLLECT") && line.args().contains("discard"))
          .isPresent();
    }

    @Override
    public void look(LiarsDesk desk) {
      if (since >= 0 && desk.log().size() >= since + PATIENCE) {
        since = -1; // for the next time
      } else if (since >= 0 && !collected && mayCollect(desk.match(), desk.me())) {
        collected = true;
        desk.submit(desk.entry(Payload.text(Line.of("COLLECT", desk.me() + 1, "discard"))));
      }
    }
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
    private int victim = -1;

    private static int leader(LiarsDesk desk) {
      int best = -1;
      long most = Long.MIN_VALUE;
      for (int seat = 0; seat < desk.seats(); seat++) {
        long lead = lead(desk.match().state(), seat);
        if (lead > most) {
          most = lead;
          best = seat;
        }
      }
      return most > 0 ? best : -1;
    }

    /** A number that is the larger the further ahead a seat is; 0 when that can't be seen yet. */
    private static long lead(Object state, int seat) {
      if (state instanceof HoldemState poker) {
        return poker.handsPlayed() == 0 ? 0 : poker.chips(seat);
      } else if (state instanceof RommeState romme) {
        return romme.cards().melds().isEmpty() ? 0 : 99 - romme.seats().get(seat).hand().size();
      }
      return state instanceof RecallState recall && recall.caller() == seat ? 1 : 0;
    }

    private boolean cuts(LiarsDesk desk, int seat) {
      if (victim < 0 && desk.hasBegun() && desk.seats() > 2 && !desk.isOver()) {
        int ahead = leader(desk);
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
