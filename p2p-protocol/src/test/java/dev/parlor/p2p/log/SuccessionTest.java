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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A table of three. The host has ordered three entries, and seat 3 has not heard the last of them.
 */
class SuccessionTest {
  private static final Bytes TID = Bytes.of(new byte[32]);
  private final Bip340 signatures = new Bip340(new SeededEntropy(5));
  private final List<Signatures.Key> keys = List.of(key(1), key(2), key(3));
  private final Set<TableSeat> out = new HashSet<>();
  private final Chain host = chain();
  private final Chain second = chain();
  private final Chain third = chain();

  SuccessionTest() throws Malformed {
    say(0, 0);
    say(1, 0);
    third.take(host.get(0));
    third.take(host.get(1));
    say(2, 0);
    host.all().forEach(second::take);
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

  private Ordered say(int seat, long counter) throws Malformed {
    return host.order(entry(host, seat, counter), keys.get(0));
  }

  private Vote vote(Chain log, int seat, int epoch) {
    return Vote.sign(keys.get(seat), log, new TableSeat(seat), epoch);
  }

  /** Lets seat 2 take over, with its own vote and that of seat 3. */
  private Ordered succeed() {
    List<Vote> votes = List.of(vote(second, 1, 1), vote(third, 2, 1));
    return taken(second, second.firstOrder(new Succession(1, votes), second.size(), keys.get(1)));
  }

  private static Ordered taken(Chain log, Ordered ordered) {
    assertInstanceOf(ChainResult.Grew.class, log.take(ordered));
    return ordered;
  }

  private static Verdict verdict(ChainResult result) {
    return assertInstanceOf(ChainResult.Convicts.class, result).verdict();
  }

  @Test
  void aMajorityIsMoreThanHalfOfThoseWhoAreNotOut() {
    assertTrue(Succession.isMajority(2, 3, Set.of()));
    assertTrue(Succession.isMajority(3, 4, Set.of()));
    assertFalse(Succession.isMajority(2, 4, Set.of()));
    assertTrue(Succession.isMajority(2, 4, Set.of(TableSeat.HOST)));
    assertFalse(Succession.isMajority(1, 2, Set.of()));
  }

  @Test
  void whoLacksWhatWasAdoptedFetchesItAndFollows() {
    Ordered first = succeed();
    assertEquals(3, first.order().index(), "the longest log of the votes goes on");
    assertInstanceOf(ChainResult.Gap.class, third.take(first));
    assertInstanceOf(ChainResult.Grew.class, third.take(host.get(2)));
    assertInstanceOf(ChainResult.Grew.class, third.take(first));
    assertEquals(new TableSeat(1), third.orderer());
    assertEquals(second.head(), third.head());
  }

  @Test
  void whatWasOrderedBesideTheAdoptedLogIsCut() throws Malformed {
    Ordered beyond = say(0, 1);
    Ordered first = succeed();
    assertEquals(new ChainResult.Parts(3), host.take(first));
    assertInstanceOf(ChainResult.Worthless.class, second.take(beyond), "and convicts nobody");
  }

  @Test
  void anEntryThatHadSeenNoMoreThanWasAdoptedStaysBinding() throws Malformed {
    Entry binding = entry(second, 2, 1);
    Ordered beyond = say(0, 1);
    Entry ofTheBranch = entry(host, 2, 1);
    succeed();
    assertFalse(second.judge(binding).isPresent());
    second.order(binding, keys.get(1));
    assertInstanceOf(ChainResult.Worthless.class, second.judge(ofTheBranch).orElseThrow());
    assertFalse(second.isEquivocation(binding, ofTheBranch), "what a branch heard is void");
    assertEquals(3, beyond.order().index());
  }

  @Test
  void withoutAMajorityNobodyTakesOver() {
    Ordered alone =
        second.firstOrder(
            new Succession(1, List.of(vote(second, 1, 1))), second.size(), keys.get(1));
    third.take(host.get(2));
    Verdict verdict = verdict(third.take(alone));
    assertEquals(new TableSeat(1), verdict.seat());
    assertEquals(Offence.FALSE_SUCCESSION, verdict.kind());
  }

  @Test
  void whoAdoptsLessThanItWasToldLies() {
    Vote more = vote(second, 1, 2);
    Succession less = new Succession(2, List.of(more, vote(third, 2, 2)));
    Ordered first = third.firstOrder(less, third.size(), keys.get(2));
    assertEquals(Offence.FALSE_SUCCESSION, verdict(second.take(first)).kind());
  }

  @Test
  void aVoteForLessThanItsAuthorHadSeenIsALie() throws Malformed {
    Vote before = vote(third, 2, 1);
    second.take(say(2, 1)); // before it voted it had seen three entries
    List<Vote> votes = List.of(vote(host, 0, 1), before);
    Ordered first = chainLike(host).firstOrder(new Succession(1, votes), host.size(), keys.get(1));
    Verdict verdict = verdict(second.take(first));
    assertEquals(new TableSeat(2), verdict.seat());
    assertEquals(Offence.FALSE_VOTE, verdict.kind());
  }

  private Chain chainLike(Chain log) {
    Chain copy = chain();
    log.all().forEach(copy::take);
    return copy;
  }

  @Test
  void anOrderBeyondOnesOwnConsentIsALie() throws Malformed {
    List<Vote> votes = List.of(vote(host, 0, 1), vote(second, 1, 1));
    taken(second, second.firstOrder(new Succession(1, votes), second.size(), keys.get(1)));
    Verdict verdict = verdict(second.take(say(0, 1)));
    assertEquals(TableSeat.HOST, verdict.seat());
    assertEquals(Offence.FALSE_VOTE, verdict.kind());
  }

  @Test
  void twoBeginningsOfOneEpochConvictWhoeverSignedThem() {
    third.take(host.get(2));
    Chain other = chainLike(host);
    List<Vote> votes = List.of(vote(second, 1, 1), vote(third, 2, 1));
    List<Vote> turned = List.of(votes.get(1), votes.get(0));
    taken(second, second.firstOrder(new Succession(1, votes), second.size(), keys.get(1)));
    Ordered again = other.firstOrder(new Succession(1, turned), other.size(), keys.get(1));
    assertEquals(Offence.TWO_ORDERS, verdict(second.take(again)).kind());
  }

  @Test
  void votesOfAnotherTableOrEpochAreNone() {
    Vote good = vote(second, 1, 1);
    Vote old = vote(third, 2, 4);
    Ordered first =
        second.firstOrder(new Succession(1, List.of(good, old)), second.size(), keys.get(1));
    third.take(host.get(2));
    assertEquals(Offence.FALSE_SUCCESSION, verdict(third.take(first)).kind());
    Vote elsewhere = new Vote(good.voter(), 1, 0, 3, good.head(), vote(third, 2, 1).signature());
    assertFalse(third.isVote(elsewhere));
  }

  @Test
  void whoGoesInGoodOrderHandsOverAndOrdersNothingAnyMore() throws Malformed {
    out.add(TableSeat.HOST);
    Ordered hand = taken(host, host.lastOrder(1, keys.get(0)));
    assertInstanceOf(ChainResult.Grew.class, second.take(hand));
    assertEquals(new TableSeat(1), second.orderer());
    Order late = Order.sign(keys.get(0), TID, 4, hand.order().head(), hand.order().entry());
    Verdict verdict = verdict(second.take(new Ordered(late, hand.entry())));
    assertEquals(TableSeat.HOST, verdict.seat());
    assertEquals(Offence.FALSE_VOTE, verdict.kind());
    Ordered next = second.order(entry(second, 1, 1), keys.get(1));
    assertEquals(1, next.order().epoch());
  }

  @Test
  void nobodyHandsOverToWhoIsOut() {
    out.add(new TableSeat(1));
    assertEquals(
        Offence.FALSE_SUCCESSION, verdict(second.take(host.lastOrder(1, keys.get(0)))).kind());
  }

  @Test
  void anOrderOfALaterEpochIsReadAsItWasWritten() throws Malformed {
    Ordered first = succeed();
    Reader whole = new Reader(first.encode());
    assertEquals(first, Ordered.decode(whole));
    whole.end();
    assertEquals(first, Ordered.decodeBrief(new Reader(first.encodeBrief())));
    assertEquals(host.get(0).length() + 2, first.length() - extra(first));
  }

  private int extra(Ordered ordered) {
    return ordered.entry().payload().bytes().length()
        - host.get(0).entry().payload().bytes().length();
  }
}
