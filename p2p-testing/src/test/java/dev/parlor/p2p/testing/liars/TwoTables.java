package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A host gives one seat a table of its own from some moment on. The words of that seat are ordered
 * there, and the host signs its own words for it once more. Nothing on that table looks wrong.
 */
final class TwoTables implements Trick {
  private static final int FROM = 30;
  private @Nullable Bytes head;
  private long base;
  private long index;
  private long counter;

  @Override
  public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
    if (!desk.hasBegun() || desk.seats() < 3 || !to.equals(desk.npub(1))) {
      return List.of(message);
    }
    Message said = LiarsDesk.decode(message).orElse(null);
    Ordered ordered = said instanceof Message.Place place ? place.ordered() : null;
    if (head == null && ordered != null && ordered.order().index() >= FROM) {
      base = ordered.order().index();
      index = base;
      head = ordered.order().previous();
      counter = said(desk, base);
      desk.tell();
      List<Bytes> both = new ArrayList<>(List.of(own(desk, Payload.text(Line.of("BACK")))));
      both.addAll(there(desk, ordered));
      return both;
    } else if (head == null || (ordered != null && ordered.order().index() < base)) {
      return List.of(message);
    }
    return ordered == null ? List.of() : there(desk, ordered);
  }

  private static long said(LiarsDesk desk, long size) {
    return desk.log().subList(0, (int) size).stream()
        .filter(before -> desk.isMine(before.entry()))
        .count();
  }

  /** The message that brings this order to all others, if it may stand in their log. */
  private List<Bytes> there(LiarsDesk desk, Ordered ordered) {
    Entry entry = ordered.entry();
    if (desk.isMine(entry)) {
      return List.of(own(desk, entry.payload()));
    }
    return entry.seen() <= base ? List.of(place(desk, entry)) : List.of();
  }

  private Bytes own(LiarsDesk desk, Payload payload) {
    Bytes tid = desk.log().get(0).order().tid();
    Bytes seen = Objects.requireNonNull(head);
    return place(
        desk, Entry.sign(desk.key(), tid, desk.tableSeat(), counter++, index, seen, payload));
  }

  private Bytes place(LiarsDesk desk, Entry entry) {
    Bytes previous = Objects.requireNonNull(head);
    Order order = Order.sign(desk.key(), entry.tid(), index++, previous, entry.hash());
    head = order.head();
    return new Message.Place(new Ordered(order, entry)).encode();
  }

  @Override
  public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
    if (head == null || !from.equals(desk.npub(1))) {
      return true;
    }
    if (LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit) {
      Entry entry = submit.entry();
      if (entry.seen() <= base) {
        return true;
      }
      desk.send(from, place(desk, entry));
    }
    return false;
  }
}
