package dev.parlor.p2p.replica;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The phone of seat 2 at a table of three. The host has cut it off from seat 1. */
class SidesTest {
  private static final Bytes TID = Bytes.of(new byte[32]);
  private static final TableSeat GUEST = new TableSeat(1);

  private final Bip340 signatures = new Bip340(new SeededEntropy(5));
  private final List<Signatures.Key> keys = List.of(key(1), key(2), key(3));
  private final Chain chain =
      new Chain(
          TID,
          List.of(keys.get(0).publicKey(), keys.get(1).publicKey(), keys.get(2).publicKey()),
          signatures);
  private final List<String> sent = new ArrayList<>();
  private final List<Payload> signed = new ArrayList<>();
  private final List<String> reported = new ArrayList<>();
  private final Sides sides =
      new Sides(
          new TableSeat(2),
          TableSeat.HOST,
          chain,
          (seat, message) -> sent.add(seat.index() + " " + message.getClass().getSimpleName()),
          signed::add,
          (one, other) -> reported.add("seat " + one.seat().index()));

  private Signatures.Key key(int number) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) number);
    return signatures.key(secret);
  }

  private Entry word(long counter, String line) {
    try {
      return Entry.sign(
          keys.get(1),
          TID,
          GUEST,
          counter,
          chain.size(),
          chain.head(),
          Payload.text(Line.parse(line)));
    } catch (dev.parlor.p2p.wire.Malformed wrong) {
      throw new AssertionError(wrong);
    }
  }

  @Test
  void aWordIsHandedOnAtOnceAndVouchedForWhenTheHostDoesNotOrderIt() {
    Entry word = word(0, "PICK:2:1");
    sides.heard(word, 100);
    sides.heard(word, 200);
    assertEquals(List.of("0 Submit"), sent);
    assertTrue(sides.holdsWordOf(GUEST));
    assertEquals(100 + Sides.PATIENCE, sides.vouch(101, seat -> true));
    assertEquals(List.of(), signed);
    sides.vouch(100 + Sides.PATIENCE, seat -> true);
    sides.vouch(200 + Sides.PATIENCE, seat -> true);
    assertEquals(List.of(Vouch.of(word)), signed);
  }

  @Test
  void nobodyVouchesForWhatIsOrderedNorForWhoIsGone() {
    Entry word = word(0, "PICK:2:1");
    sides.heard(word, 0);
    assertEquals(Long.MAX_VALUE, sides.vouch(60_000, seat -> false));
    chain.order(word, keys.get(0));
    assertFalse(sides.holdsWordOf(GUEST));
    assertEquals(Long.MAX_VALUE, sides.vouch(60_000, seat -> true));
    assertEquals(List.of(), signed);
  }

  @Test
  void wordsThatCannotBeOrderedYetHoldUpNoVote() {
    sides.heard(word(7, "PICK:2:1"), 0);
    assertFalse(sides.holdsWordOf(GUEST));
  }

  @Test
  void whatItsAuthorDidNotSignIsDropped() {
    Entry word = word(0, "PICK:2:1");
    sides.heard(
        new Entry(TID, GUEST, 0, 0, chain.head(), word.payload(), Bytes.of(new byte[64])), 0);
    assertEquals(List.of(), sent);
    assertFalse(sides.holdsWordOf(GUEST));
  }

  @Test
  void whoTellsTheHostSomethingElseIsReported() {
    chain.order(word(0, "PICK:2:1"), keys.get(0));
    sides.heard(word(0, "PICK:2:2"), 0);
    assertEquals(List.of("seat 1"), reported);
  }

  @Test
  void nobodyFillsTheMemoryWithWords() {
    for (long counter = 0; counter < 1_000; counter++) {
      sides.heard(word(counter, "PICK:2:1"), 0);
    }
    assertEquals(64, sent.size());
  }

  @Test
  void whatIsOrderedGoesToGuestsButNotBackToWhoToldIt() {
    sides.up(TableSeat.HOST);
    sides.up(GUEST);
    Entry entry = word(0, "PICK:2:1");
    Ordered ordered =
        new Ordered(Order.sign(keys.get(0), TID, 0, chain.head(), entry.hash()), entry);
    sides.pass(ordered, GUEST);
    assertEquals(List.of(), sent);
    sides.pass(ordered, TableSeat.HOST);
    assertEquals(List.of("1 Place"), sent);
  }
}
