package dev.parlor.p2p.testing.liars;

import dev.parlor.games.Dice;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Input;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What a liar works with: its own phone, its own keys, and everything that it has heard. */
public final class LiarsDesk {
  private final TableSession<?, ?> session;
  private final LiarsKeys keys;
  private final Dice dice;
  private final List<Outgoing> outbox = new ArrayList<>();
  private boolean told;
  private long lastSubmitted = -1;

  /** A message of the liar's own. As host it sends itself one to be ordered like a guest's. */
  record Outgoing(Bytes to, Bytes message, @Nullable Input input) {}

  public LiarsDesk(TableSession<?, ?> session, LiarsKeys keys, Dice dice) {
    this.session = session;
    this.keys = keys;
    this.dice = dice;
  }

  public TableSession<?, ?> session() {
    return session;
  }

  public Match<?, ?> match() {
    return session.match().orElseThrow(() -> new IllegalStateException("no match yet"));
  }

  public boolean hasBegun() {
    return session.match().map(Match::hasBegun).orElse(false);
  }

  public boolean isOver() {
    return session.outcome().isPresent();
  }

  /** The seat in the present match. */
  public int me() {
    return session.view().me();
  }

  /** The seat at the table, as entries name it. */
  public TableSeat tableSeat() {
    return session.tableSeat();
  }

  public boolean isHost() {
    return tableSeat().equals(TableSeat.HOST);
  }

  /** Whether this seat has said it. */
  public boolean isMine(Entry entry) {
    return entry.seat().equals(tableSeat());
  }

  public Bytes npub(int seat) {
    return session.view().seats().get(seat).npub();
  }

  /** The epoch in which the log stands, by its last order. */
  public int epoch() {
    return log().isEmpty() ? 0 : log().get(log().size() - 1).order().epoch();
  }

  /** Says a word about who orders to everybody. */
  public void tellAll(Message message) {
    others().forEach(other -> send(other, message.encode()));
  }

  /** Everybody else at the table, whoever orders. */
  public List<Bytes> others() {
    List<Bytes> all = new ArrayList<>();
    session.roster().ifPresent(roster -> roster.seats().forEach(each -> all.add(each.npub())));
    all.remove(keys.identity().publicKey());
    return all;
  }

  public Bytes host() {
    return session.view().invite().orElseThrow(IllegalStateException::new).host();
  }

  public int seats() {
    return session.view().seats().size();
  }

  public Dice dice() {
    return dice;
  }

  public Signatures.Key key() {
    return keys.session();
  }

  public Signatures.Key identity() {
    return keys.identity();
  }

  public List<Ordered> log() {
    return session.log();
  }

  public long nextCounter() {
    long next = 0;
    for (Ordered ordered : log()) {
      if (isMine(ordered.entry()) && !ordered.entry().payload().isSuccession()) {
        next = ordered.entry().counter() + 1;
      }
    }
    return next;
  }

  /** An entry as this seat would sign it now. */
  public Entry entry(Payload payload) {
    return entry(nextCounter(), payload);
  }

  public Entry entry(long counter, Payload payload) {
    Ordered last = log().get(log().size() - 1);
    return Entry.sign(
        key(),
        last.order().tid(),
        tableSeat(),
        counter,
        log().size(),
        last.order().head(),
        payload);
  }

  /** An entry like this one with another payload, signed again. */
  public Entry resign(Entry entry, Payload payload) {
    return Entry.sign(
        key(), entry.tid(), entry.seat(), entry.counter(), entry.seen(), entry.seenHead(), payload);
  }

  /** An order like this one with another entry or at another place, signed again as host. */
  public Order resign(Order order, long index, Bytes previous, Bytes entry) {
    return Order.sign(key(), order.tid(), index, previous, entry);
  }

  /** The honest session has sent an entry of its own. */
  void submitted(long counter) {
    lastSubmitted = Math.max(lastSubmitted, counter);
  }

  /** Whether nothing of its own is on its way, so that the next counter is free. */
  public boolean isQuiet() {
    return isHost() || lastSubmitted < nextCounter();
  }

  public void submit(Entry entry) {
    send(host(), new Message.Submit(entry).encode());
  }

  public void send(Bytes to, Bytes message) {
    told = true;
    says(to, message);
  }

  /** Says something that is no lie, such as a message that was held back for a while. */
  public void says(Bytes to, Bytes message) {
    outbox.add(new Outgoing(to, message, null));
  }

  /** Lets its player do something that any player may do. */
  public void plays(Input input) {
    outbox.add(new Outgoing(host(), host(), input));
  }

  /** Hears now what it did not listen to before. */
  public void hears(Bytes from, Bytes message) {
    outbox.add(new Outgoing(from, message, new Input.Arrived(from, message)));
  }

  /** Sends a message to everybody else with whom this phone talks. */
  public void sendAll(Bytes message) {
    if (!isHost()) {
      send(host(), message);
      return;
    }
    for (int seat = 1; seat < seats(); seat++) {
      send(npub(seat), message);
    }
  }

  /** Notes that the lie is told, though nothing needs to be sent for it. */
  public void tell() {
    told = true;
  }

  public boolean told() {
    return told;
  }

  List<Outgoing> takeOutbox() {
    List<Outgoing> all = new ArrayList<>(outbox);
    outbox.clear();
    return all;
  }

  /** The newest entry in the log of this kind. */
  public Optional<Entry> newest(Predicate<Entry> kind) {
    for (int i = log().size() - 1; i >= 0; i--) {
      Entry entry = log().get(i).entry();
      if (kind.test(entry)) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  public static Optional<Message> decode(Bytes message) {
    try {
      return Optional.of(Message.decode(message));
    } catch (Malformed notOurs) {
      return Optional.empty();
    }
  }
}
