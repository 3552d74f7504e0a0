package dev.parlor.p2p.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChainTest {
  private static final Bytes TID = Bytes.of(new byte[32]);
  private final Bip340 signatures = new Bip340(new SeededEntropy(5));
  private final List<Signatures.Key> keys = List.of(key(1), key(2), key(3));
  private final Chain host = chain();
  private final Chain guest = chain();

  private Signatures.Key key(int number) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) number);
    return signatures.key(secret);
  }

  private Chain chain() {
    return new Chain(
        TID,
        List.of(keys.get(0).publicKey(), keys.get(1).publicKey(), keys.get(2).publicKey()),
        signatures);
  }

  private Entry entry(int seat, long counter, String line) throws Malformed {
    return Entry.sign(
        keys.get(seat),
        TID,
        new TableSeat(seat),
        counter,
        host.size(),
        host.head(),
        Payload.text(Line.parse(line)));
  }

  private Ordered order(Entry entry) {
    assertEquals(Optional.empty(), host.judge(entry));
    return host.order(entry, keys.get(0));
  }

  private static Verdict verdict(ChainResult result) {
    return assertInstanceOf(ChainResult.Convicts.class, result).verdict();
  }

  @Test
  void whatTheHostOrdersContinuesEveryChain() throws Malformed {
    Ordered first = order(entry(1, 0, "PICK:2:1"));
    Ordered second = order(entry(2, 0, "PICK:3:1"));
    assertInstanceOf(ChainResult.Grew.class, guest.take(first));
    assertInstanceOf(ChainResult.Grew.class, guest.take(second));
    assertEquals(host.head(), guest.head());
    assertInstanceOf(ChainResult.Known.class, guest.take(first), "a repetition is no offence");
  }

  @Test
  void anEntryReadBackIsTheSameBytes() throws Malformed {
    Ordered ordered = order(entry(1, 0, "PICK:2:1"));
    byte[] bytes = ordered.encode();
    Reader in = new Reader(bytes);
    Ordered read = Ordered.decode(in);
    in.end();
    assertEquals(ordered, read);
    assertEquals(Bytes.of(bytes), Bytes.of(read.encode()));
  }

  @Test
  void twoOrdersWithOneIndexConvictTheHost() throws Malformed {
    Chain fork = chain();
    Ordered shown = order(entry(1, 0, "PICK:2:1"));
    Entry other = entry(2, 0, "PICK:3:1");
    Entry atStart =
        Entry.sign(keys.get(2), TID, new TableSeat(2), 0, 0, fork.head(), other.payload());
    Ordered forked = fork.order(atStart, keys.get(0));
    guest.take(shown);
    Verdict verdict = verdict(guest.take(forked));
    assertEquals(TableSeat.HOST, verdict.seat());
    assertEquals(Offence.TWO_ORDERS, verdict.kind());
  }

  @Test
  void twoEntriesWithOneCounterConvictTheirAuthor() throws Malformed {
    Entry one = entry(1, 0, "PICK:2:1");
    Entry other = entry(1, 0, "PICK:2:2");
    order(one);
    assertEquals(1, verdict(host.judge(other).orElseThrow()).seat().index());
    assertTrue(host.isEquivocation(one, other));
    assertFalse(host.isEquivocation(one, one));
  }

  @Test
  void nobodyCanFrameSomebodyElse() throws Malformed {
    Entry real = entry(1, 0, "PICK:2:1");
    Entry forged =
        Entry.sign(
            keys.get(2),
            TID,
            new TableSeat(1),
            0,
            0,
            host.head(),
            Payload.text(Line.parse("PICK:2:2")));
    assertInstanceOf(ChainResult.Worthless.class, host.judge(forged).orElseThrow());
    assertFalse(host.isEquivocation(real, forged));
  }

  @Test
  void anOrderOfAForgedEntryConvictsTheHost() throws Malformed {
    Entry forged =
        Entry.sign(
            keys.get(0),
            TID,
            new TableSeat(1),
            0,
            0,
            host.head(),
            Payload.text(Line.parse("PICK:2:2")));
    Ordered nonsense =
        new Ordered(Order.sign(keys.get(0), TID, 0, host.head(), forged.hash()), forged);
    assertEquals(Offence.ORDERED_NONSENSE, verdict(guest.take(nonsense)).kind());
  }

  @Test
  void anEntryOfAnotherForkOrTableIsWorthless() throws Malformed {
    Entry otherFork =
        Entry.sign(
            keys.get(1),
            TID,
            new TableSeat(1),
            0,
            0,
            Bytes.of(new byte[32]),
            Payload.text(Line.parse("A")));
    assertInstanceOf(ChainResult.Worthless.class, host.judge(otherFork).orElseThrow());
    byte[] other = new byte[32];
    other[0] = 1;
    Entry otherTable =
        Entry.sign(
            keys.get(1),
            Bytes.of(other),
            new TableSeat(1),
            0,
            0,
            host.head(),
            Payload.text(Line.parse("A")));
    assertInstanceOf(ChainResult.Worthless.class, host.judge(otherTable).orElseThrow());
  }

  @Test
  void whatComesTooEarlyWaits() throws Malformed {
    assertInstanceOf(ChainResult.Gap.class, host.judge(entry(1, 1, "PICK:2:1")).orElseThrow());
    order(entry(1, 0, "PICK:2:1"));
    Ordered second = order(entry(1, 1, "PICK:2:2"));
    assertInstanceOf(ChainResult.Gap.class, guest.take(second));
  }

  private Entry vouch(int seat, long counter, Entry vouched) {
    return Entry.sign(
        keys.get(seat),
        TID,
        new TableSeat(seat),
        counter,
        host.size(),
        host.head(),
        Vouch.of(vouched));
  }

  @Test
  void whatSomebodyVouchedForIsOrderedNextOrTheHostIsConvicted() throws Malformed {
    Entry withheld = entry(1, 0, "PICK:2:1");
    Ordered vouched = order(vouch(2, 0, withheld));
    guest.take(vouched);
    assertEquals(Optional.of(withheld), guest.owed());
    Chain honest = chain();
    honest.take(vouched);
    Ordered other = host.order(entry(0, 0, "PICK:1:1"), keys.get(0));
    assertEquals(
        new Verdict(TableSeat.HOST, Offence.WITHHELD, "index 1"), verdict(guest.take(other)));

    Ordered next =
        new Ordered(
            Order.sign(keys.get(0), TID, 1, vouched.order().head(), withheld.hash()), withheld);
    assertInstanceOf(ChainResult.Grew.class, honest.take(next));
    assertEquals(Optional.empty(), honest.owed());
  }

  @Test
  void aVoucherForWhatCannotBeOrderedObligesNobody() throws Malformed {
    Entry early = entry(1, 1, "PICK:2:1"); // the entry before it is missing
    Entry unsigned =
        new Entry(
            TID, new TableSeat(1), 0, 0, host.head(), early.payload(), Bytes.of(new byte[64]));
    Entry known = entry(1, 0, "PICK:2:1");
    guest.take(order(vouch(2, 0, early)));
    assertEquals(Optional.empty(), guest.owed());
    guest.take(order(vouch(2, 1, unsigned)));
    assertEquals(Optional.empty(), guest.owed());
    guest.take(order(known));
    guest.take(order(vouch(2, 2, known)));
    assertEquals(Optional.empty(), guest.owed());
    assertEquals(host.head(), guest.head());
  }

  @Test
  void aVoucherMayCarryAVoucher() throws Malformed {
    Entry withheld = entry(1, 0, "PICK:2:1");
    Entry inner = vouch(2, 0, withheld);
    Ordered outer =
        order(Entry.sign(keys.get(0), TID, new TableSeat(0), 0, 0, host.head(), Vouch.of(inner)));
    assertEquals(Optional.of(inner), host.owed());
    order(inner);
    assertEquals(Optional.of(withheld), host.owed());
    assertInstanceOf(ChainResult.Grew.class, guest.take(outer));
  }

  /** Twenty megabytes of nothing. Each piece is well formed and comes in its turn. */
  @Test
  void noSeatFillsTheLogAndTheOthersGoOn() throws Malformed {
    Chain host = unsigned();
    Chain guest = unsigned();
    Payload most = Payload.block(new byte[Payload.MAX_BYTES]);
    int taken = 0;
    Entry next = nothing(host, 1, taken, most);
    while (!host.judge(next).isPresent()) {
      assertInstanceOf(ChainResult.Grew.class, guest.take(host.order(next, keys.get(0))));
      next = nothing(host, 1, ++taken, most);
    }
    assertEquals((60 << 20) / 3 / (Payload.MAX_BYTES + 512), taken);
    assertInstanceOf(ChainResult.Worthless.class, host.judge(next).orElseThrow());
    Ordered after = host.order(nothing(host, 2, 0, most), keys.get(0));
    assertInstanceOf(ChainResult.Grew.class, guest.take(after));
    Entry more = nothing(host, 1, taken, most);
    Verdict verdict = verdict(guest.take(host.order(more, keys.get(0))));
    assertEquals(
        new Verdict(TableSeat.HOST, Offence.ORDERED_NONSENSE, "index " + (taken + 1)), verdict);
  }

  /** A chain that takes every signature for good. These tests are about something else. */
  private Chain unsigned() {
    List<Bytes> publicKeys = keys.stream().map(Signatures.Key::publicKey).toList();
    Signatures all =
        new Signatures() {
          @Override
          public boolean valid(Bytes publicKey, byte[] message, byte[] signature) {
            return true;
          }

          @Override
          public Key key(byte[] secret) {
            return signatures.key(secret);
          }
        };
    return new Chain(TID, publicKeys, all);
  }

  private Entry nothing(Chain chain, int seat, long counter, Payload payload) {
    Bytes none = Bytes.of(new byte[Signatures.LENGTH]);
    return new Entry(TID, new TableSeat(seat), counter, chain.size(), chain.head(), payload, none);
  }
}
