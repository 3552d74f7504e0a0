package dev.parlor.p2p.testing.liars;

import static dev.parlor.p2p.testing.liars.Liar.ALL;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NAMED;
import static dev.parlor.p2p.testing.liars.Liar.Fate.NO_EFFECT;
import static dev.parlor.p2p.testing.liars.Liar.guest;
import static dev.parlor.p2p.testing.liars.Tricks.once;
import static dev.parlor.p2p.testing.liars.Tricks.say;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Writer;
import java.util.List;
import java.util.function.BiFunction;

/** Lies about who signed what, when, and how often; and messages that are none. */
final class EntryLies {
  private static final int SOME_WAY = 12;
  private static final Bytes ZEROS = Bytes.of(new byte[32]);

  private EntryLies() {}

  static List<Liar> all() {
    return List.of(
        guest("two-entries-at-once", ALL, NAMED, EntryLies::twoEntries),
        guest("another-entry-later", ALL, NAMED, EntryLies::laterEntry),
        guest("forged-author", ALL, NO_EFFECT, () -> lie(EntryLies::forged)),
        guest("entry-of-another-match", ALL, NO_EFFECT, () -> lie(EntryLies::otherTable)),
        guest("entry-of-another-fork", ALL, NO_EFFECT, () -> lie(EntryLies::otherFork)),
        guest(
            "counter-of-the-future",
            ALL,
            NO_EFFECT,
            () -> lie((d, p) -> d.entry(d.nextCounter() + 9, p))),
        guest("unsees-what-it-has-seen", ALL, NAMED, EntryLies::unsees),
        guest("has-seen-the-future", ALL, NO_EFFECT, () -> lie(EntryLies::future)),
        guest("unsigned", ALL, NO_EFFECT, () -> lie(EntryLies::unsigned)),
        guest("signed-with-the-wrong-key", ALL, NO_EFFECT, () -> lie(EntryLies::identityKey)),
        guest(
            "seat-without-a-player",
            ALL,
            NO_EFFECT,
            () -> lie((d, p) -> seat(d, p, new TableSeat(9)))),
        guest("replays-its-own-entries", ALL, NO_EFFECT, () -> resent(true)),
        guest("replays-foreign-entries", ALL, NO_EFFECT, () -> resent(false)),
        guest("false-evidence", ALL, NAMED, () -> evidence(false)),
        guest("forged-evidence", ALL, NAMED, () -> evidence(true)),
        guest(
            "garbage-evidence",
            ALL,
            NAMED,
            () -> say(d -> true, d -> Payload.block(new byte[] {BlockType.EVIDENCE, 1, 2}))),
        guest("orders-as-guest", ALL, NO_EFFECT, EntryLies::ordersAsGuest),
        guest("flood-of-noise", ALL, NO_EFFECT, () -> flood(500, 40)),
        guest("flood-of-old-entries", ALL, NO_EFFECT, EntryLies::floodOfOld));
  }

  private static Payload leave(LiarsDesk desk) {
    return Payload.text(Line.of("LEAVE", desk.me() + 1));
  }

  private static Trick lie(BiFunction<LiarsDesk, Payload, Entry> entry) {
    return once(
        desk -> desk.hasBegun() && desk.isQuiet() && desk.log().size() > 5,
        desk -> desk.submit(entry.apply(desk, leave(desk))));
  }

  private static Trick twoEntries() {
    return once(
        desk -> desk.hasBegun() && desk.isQuiet() && !desk.isOver(),
        desk -> {
          long counter = desk.nextCounter();
          desk.submit(desk.entry(counter, Payload.text(Line.of("ELAPSED", "tea", 1, 0))));
          desk.submit(desk.entry(counter, Payload.text(Line.of("ELAPSED", "tea", 1, 1))));
        });
  }

  private static Trick laterEntry() {
    return once(
        desk -> desk.hasBegun() && desk.nextCounter() > 2 && !desk.isOver(),
        desk -> desk.submit(desk.entry(0, leave(desk))));
  }

  private static Entry forged(LiarsDesk desk, Payload payload) {
    return seat(
        desk, payload, new TableSeat(desk.seats() - 1 - (desk.me() == desk.seats() - 1 ? 1 : 0)));
  }

  /** An entry in the name of another seat, with my own signature. */
  private static Entry seat(LiarsDesk desk, Payload payload, TableSeat seat) {
    Ordered last = desk.log().get(desk.log().size() - 1);
    return Entry.sign(
        desk.key(), last.order().tid(), seat, 0, desk.log().size(), last.order().head(), payload);
  }

  private static Entry otherTable(LiarsDesk desk, Payload payload) {
    Entry mine = desk.entry(payload);
    return Entry.sign(
        desk.key(), ZEROS, mine.seat(), mine.counter(), mine.seen(), mine.seenHead(), payload);
  }

  private static Entry otherFork(LiarsDesk desk, Payload payload) {
    Entry mine = desk.entry(payload);
    return Entry.sign(
        desk.key(), mine.tid(), mine.seat(), mine.counter(), mine.seen(), ZEROS, payload);
  }

  /** Signs as if nothing had happened since it sat down: a lie would look like a lost race. */
  private static Trick unsees() {
    return once(
        desk -> desk.hasBegun() && !desk.isOver() && desk.isQuiet() && desk.log().size() > SOME_WAY,
        desk -> {
          Ordered first = desk.log().get(0);
          desk.submit(
              Entry.sign(
                  desk.key(),
                  first.order().tid(),
                  desk.tableSeat(),
                  desk.nextCounter(),
                  1,
                  first.order().head(),
                  Payload.text(Line.of("ELAPSED", "turn"))));
        });
  }

  private static Entry future(LiarsDesk desk, Payload payload) {
    Entry mine = desk.entry(payload);
    return Entry.sign(
        desk.key(),
        mine.tid(),
        mine.seat(),
        mine.counter(),
        mine.seen() + 100,
        mine.seenHead(),
        payload);
  }

  private static Entry unsigned(LiarsDesk desk, Payload payload) {
    Entry mine = desk.entry(payload);
    return new Entry(
        mine.tid(),
        mine.seat(),
        mine.counter(),
        mine.seen(),
        mine.seenHead(),
        payload,
        Bytes.of(new byte[64]));
  }

  private static Entry identityKey(LiarsDesk desk, Payload payload) {
    Entry mine = desk.entry(payload);
    return Entry.sign(
        desk.identity(),
        mine.tid(),
        mine.seat(),
        mine.counter(),
        mine.seen(),
        mine.seenHead(),
        payload);
  }

  private static Trick resent(boolean own) {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 15,
        desk -> {
          for (Ordered ordered : desk.log()) {
            if (desk.isMine(ordered.entry()) == own) {
              desk.submit(ordered.entry());
            }
          }
        });
  }

  private static Trick floodOfOld() {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 10,
        desk -> {
          for (int i = 0; i < 300; i++) {
            desk.submit(desk.log().get(i % desk.log().size()).entry());
          }
        });
  }

  private static Trick evidence(boolean forged) {
    return say(
        desk -> desk.newest(e -> e.seat().equals(TableSeat.HOST)).isPresent(),
        desk ->
            desk.newest(e -> e.seat().equals(TableSeat.HOST))
                .map(
                    e -> {
                      Entry other =
                          forged
                              ? Entry.sign(
                                  desk.key(),
                                  e.tid(),
                                  TableSeat.HOST,
                                  e.counter(),
                                  e.seen(),
                                  e.seenHead(),
                                  leave(desk))
                              : e;
                      return Payload.block(
                          new Writer()
                              .u8(BlockType.EVIDENCE)
                              .bytes(e.encode())
                              .bytes(other.encode())
                              .toArray());
                    })
                .orElse(null));
  }

  private static Trick ordersAsGuest() {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 8,
        desk -> {
          Ordered last = desk.log().get(desk.log().size() - 1);
          Entry entry = desk.entry(leave(desk));
          Order order =
              Order.sign(
                  desk.key(),
                  last.order().tid(),
                  desk.log().size(),
                  last.order().head(),
                  entry.hash());
          desk.send(desk.host(), new Message.Place(new Ordered(order, entry)).encode());
        });
  }

  private static Trick flood(int messages, int bytes) {
    return once(
        desk -> desk.hasBegun() && desk.log().size() > 6,
        desk -> {
          for (int i = 0; i < messages; i++) {
            byte[] noise = new byte[bytes];
            for (int at = 0; at < bytes; at++) {
              noise[at] = (byte) desk.dice().below(256);
            }
            desk.send(desk.host(), Bytes.of(noise));
          }
        });
  }
}
