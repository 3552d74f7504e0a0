package dev.parlor.p2p.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Ways in which a seat might try to order a log. They use the bytes of PROTOCOL alone. */
class UsurperTest {
  private static final Bytes TID = Bytes.of(new byte[32]);
  private static final int LAST_EPOCH = 65_535;
  private final Bip340 signatures = new Bip340(new SeededEntropy(7));
  private final List<Signatures.Key> keys = List.of(key(1), key(2), key(3));
  private final Set<TableSeat> out = new HashSet<>();
  private final Chain host = chain();
  private final Chain guest = chain();

  UsurperTest() throws Malformed {
    for (int seat = 0; seat < 3; seat++) {
      guest.take(host.order(entry(host, seat, 0), keys.get(0)));
    }
  }

  private Signatures.Key key(int number) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) number);
    return signatures.key(secret);
  }

  private Chain chain() {
    List<Bytes> all = new ArrayList<>();
    keys.forEach(key -> all.add(key.publicKey()));
    return new Chain(TID, all, signatures, size -> out);
  }

  private Entry entry(Chain log, int seat, long counter) throws Malformed {
    Payload line = Payload.text(Line.parse("PICK:1:" + counter));
    return Entry.sign(keys.get(seat), log, new TableSeat(seat), counter, line);
  }

  private Vote vote(Chain log, int seat, int epoch) {
    return Vote.sign(keys.get(seat), log, new TableSeat(seat), epoch);
  }

  private static Offence offence(ChainResult result) {
    return assertInstanceOf(ChainResult.Convicts.class, result).verdict().kind();
  }

  /**
   * Without a bound two friends could hand the table to each other for ever, and no time would ever
   * be over.
   */
  @Test
  void whoStaysHandsOverFourTimesAndNoMore() {
    int epoch = 0;
    for (int i = 0; i < 8; i++) {
      int next = epoch + (epoch % 3 == 0 ? 1 : 2); // to the second seat and back
      Ordered last = host.lastOrder(next, keys.get(epoch % 3));
      assertInstanceOf(ChainResult.Grew.class, host.take(last));
      assertInstanceOf(ChainResult.Grew.class, guest.take(last));
      epoch = next;
    }
    Ordered fifth = host.lastOrder(epoch + 1, keys.get(0));
    assertEquals(Offence.FALSE_SUCCESSION, offence(guest.take(fifth)));
    out.add(TableSeat.HOST);
    assertInstanceOf(ChainResult.Grew.class, guest.take(fifth), "who goes for good");
  }

  @Test
  void nobodyHandsOverPastTheNextEpochOfEverybody() {
    out.add(TableSeat.HOST);
    assertEquals(
        Offence.FALSE_SUCCESSION, offence(guest.take(host.lastOrder(LAST_EPOCH - 1, keys.get(0)))));
  }

  @Test
  void anOrderWhoseVotesAreForAnotherEpochProvesNothing() {
    Vote own = vote(guest, 1, 4);
    Vote copied = new Vote(new TableSeat(2), 4, 0, 3, own.head(), own.signature());
    Succession other = new Succession(4, List.of(own, copied));
    Entry entry = Entry.sign(keys.get(1), guest, new TableSeat(1), 1, other.payload());
    Order order = Order.sign(keys.get(1), TID, 1, 3, guest.head(), entry.hash());
    Ordered first = new Ordered(order, entry);
    assertInstanceOf(ChainResult.Gap.class, host.take(first));
    assertFalse(host.isVotedFor(first), "somebody would wait for it for ever");
  }

  @Test
  void theLastEpochOfAllMayBeVotedFor() {
    List<Vote> votes = List.of(vote(guest, 0, LAST_EPOCH), vote(guest, 1, LAST_EPOCH));
    Ordered first = guest.firstOrder(new Succession(LAST_EPOCH, votes), guest.size(), keys.get(0));
    assertInstanceOf(ChainResult.Grew.class, host.take(first));
    assertTrue(host.isVotedFor(first));
    assertEquals(LAST_EPOCH, host.epoch());
  }

  /**
   * An entry that was bound is ordered again as it was. A seat that says something else in its
   * place is named.
   */
  @Test
  void whatWasSaidBeforeTheCutCanBeSaidInNoOtherWay() throws Malformed {
    Entry call = entry(guest, 1, 1);
    host.order(call, keys.get(0));
    List<Vote> votes = List.of(vote(guest, 1, 1), vote(guest, 2, 1));
    guest.take(guest.firstOrder(new Succession(1, votes), guest.size(), keys.get(1)));
    assertFalse(guest.judge(call).isPresent(), "bound and not lost");
    Entry other = Entry.sign(keys.get(1), guest, new TableSeat(1), 1, Payload.text(Line.of("END")));
    guest.order(other, keys.get(1));
    assertEquals(Offence.TWO_ENTRIES, offence(guest.judge(call).orElseThrow()));
    assertTrue(guest.isEquivocation(call, other));
  }
}
