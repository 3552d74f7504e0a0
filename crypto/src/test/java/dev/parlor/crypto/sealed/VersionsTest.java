package dev.parlor.crypto.sealed;

import static dev.parlor.crypto.sealed.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Each version of a slot is for one viewer. These tests show why, and what happens otherwise. */
class VersionsTest {
  private final Party party = new Party(4, "versions");
  private final SealedDeck deck = party.unshuffled(Party.values(6));

  @Test
  void aSecondViewerNeedsANewVersion() throws Exception {
    SealedDeck peeked = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1)).deck();
    assertTrue(peeked.needsRemask(Ask.to(1, 2)));
    assertFalse(peeked.needsRemask(Ask.to(0, 2)));
    assertFalse(peeked.needsRemask(Ask.toAll(2)));
    assertThrows(IllegalArgumentException.class, () -> peeked.unlock(List.of(Ask.to(1, 2)), 2));
  }

  @Test
  void twoViewersInOneOpeningAreTwoViewers() {
    assertThrows(
        IllegalArgumentException.class, () -> deck.unlock(List.of(Ask.to(0, 2), Ask.to(1, 2)), 1));
    assertThrows(
        IllegalArgumentException.class, () -> deck.unlock(List.of(Ask.toAll(2), Ask.to(1, 2)), 1));
  }

  @Test
  void aSlotDealtAndShownInOneOpeningIsSharedOnce() throws Exception {
    Unlock unlock = deck.unlock(List.of(Ask.to(0, 2), Ask.toAll(2)), 1);
    assertEquals(1, unlock.contribution(3, party.secrets.get(3), party.entropy).names().size());
    assertEquals(List.of(2), party.giveAll(unlock).values());
  }

  @Test
  void afterARemaskTheSecondViewerSeesTheSameValue() throws Exception {
    SealedDeck peeked = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1)).deck();
    SealedDeck fresh = remask(peeked, 2, 0);
    SealedDeck again = party.giveAll(fresh.unlock(List.of(Ask.to(1, 2)), 3)).deck();
    assertEquals(OptionalInt.of(2), again.read(2, 1, party.secrets.get(1)));
  }

  @Test
  @DisplayName("demonstration: a second peek without remask shows the value to all")
  void aSecondPeekWithoutRemaskLeaks() throws Exception {
    SealedDeck first = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1)).deck();
    assertEquals(OptionalInt.of(2), bystander(leakingSecondPeek(first, 2)));
  }

  @Test
  @DisplayName("demonstration: and so does one after a peek that timed out half-way")
  void aPeekAfterAnAbortedOneLeaksWithoutRemask() throws Exception {
    // Only seat 1's share of the first opening ever arrived; that is enough.
    SealedDeck aborted = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1), 2, 3).deck();
    assertEquals(OptionalInt.of(2), bystander(leakingSecondPeek(aborted, 2)));
    // With the rule kept the same observer sees nothing.
    assertTrue(aborted.needsRemask(Ask.to(1, 2)));
    SealedDeck kept = party.giveAll(remask(aborted, 2, 0).unlock(List.of(Ask.to(1, 2)), 3)).deck();
    assertFalse(bystander(union(aborted, kept, 2)).isPresent());
  }

  @Test
  @DisplayName("attack 5: a second peek with remask leaks nothing")
  void aSecondPeekWithRemaskLeaksNothing() throws Exception {
    SealedDeck first = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1)).deck();
    SealedDeck second = party.giveAll(remask(first, 2, 0).unlock(List.of(Ask.to(1, 2)), 3)).deck();
    assertFalse(bystander(union(first, second, 2)).isPresent());
  }

  @Test
  @DisplayName("attack 5: a bystander who remasks would learn the value; so it is sealed for him")
  void aBystandersRemaskIsForHisEyesOnly() throws Exception {
    SealedDeck peeked = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1)).deck();
    SealedDeck fresh = remask(peeked, 2, 3);
    assertTrue(fresh.needsRemask(Ask.to(1, 2)));
    assertFalse(fresh.needsRemask(Ask.to(3, 2)));
  }

  @Test
  @DisplayName("attack 5: a remask with r = 0")
  void aRemaskThatChangesNothingIsRefused() throws Exception {
    SealedValue same = deck.sealed(2);
    Remask honest = deck.makeRemask(2, 0, 1, party.secrets.get(0), party.entropy);
    Remask zero = new Remask(honest.from(), same, honest.proof());
    assertRefused(Reason.REMASK_UNCHANGED, 0, () -> deck.remask(2, 0, 1, zero));
  }

  @Test
  void aRemaskToAnotherValueIsRefused() throws Exception {
    Remask honest = deck.makeRemask(2, 0, 1, party.secrets.get(0), party.entropy);
    SealedValue other = new SealedValue(honest.to().c1(), honest.to().c2().plus(Point.G));
    Remask forged = new Remask(honest.from(), other, honest.proof());
    assertRefused(Reason.REMASK_NOT_PROVEN, 0, () -> deck.remask(2, 0, 1, forged));
    assertRefused(Reason.REMASK_NOT_PROVEN, 1, () -> deck.remask(2, 1, 1, honest));
    assertRefused(Reason.REMASK_NOT_PROVEN, 0, () -> deck.remask(2, 0, 2, honest));
    assertRefused(Reason.STALE_VERSION, 0, () -> deck.remask(3, 0, 1, honest));
    SealedDeck next = deck.remask(2, 0, 1, honest);
    assertRefused(Reason.STALE_VERSION, 0, () -> next.remask(2, 0, 1, honest));
  }

  @Test
  void thoseWhoStayGoOnAfterAMemberLeft() throws Exception {
    SealedDeck dealt =
        party.giveAll(deck.unlock(List.of(Ask.to(0, 0), Ask.to(1, 1), Ask.toAll(5)), 1)).deck();
    SealedDeck rest = leave(remask(dealt, 0, 0), 0);
    assertEquals(List.of(1, 2, 3), rest.members().seats());
    assertEquals(OptionalInt.of(1), rest.read(1, 1, party.secrets.get(1)));
    Unlock open = party.giveAll(rest.unlock(List.of(Ask.toAll(0), Ask.toAll(1), Ask.toAll(4)), 7));
    assertEquals(List.of(0, 1, 4), open.values());
    assertEquals(OptionalInt.of(5), rest.opened(5));
  }

  @Test
  @DisplayName("attack 5: leaving after a peek at somebody else's slot needs a remask first")
  void leavingWithSeenSlotsIsRefused() throws Exception {
    SealedDeck peeked = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1)).deck();
    assertEquals(List.of(2), peeked.toRemaskBeforeLeaving(0));
    assertRefused(Reason.SEALED_FOR_ANOTHER, 0, () -> peeked.leaving(0, 5));
    SealedDeck rest = leave(remask(peeked, 2, 0), 0);
    assertFalse(bystander(union(peeked, rest, 2)).isPresent());
  }

  @Test
  @DisplayName("attack 5: leaving with two seats")
  void theLastButOneHandsNothingOver() throws Exception {
    SealedDeck three = leave(deck, 0);
    SealedDeck two = leave(three, 1);
    assertRefused(Reason.TOO_FEW_MEMBERS, 2, () -> two.leaving(2, 5));
  }

  @Test
  void sharesOfALeaverAreChecked() throws Exception {
    Leaving leaving = deck.leaving(0, 5);
    ShareBatch honest = leaving.contribution(party.secrets.get(0), party.entropy);
    List<Point> wrong = new ArrayList<>(honest.shares());
    wrong.set(3, wrong.get(3).plus(Point.G));
    assertRefused(
        Reason.SHARE_NOT_PROVEN,
        0,
        () -> leaving.take(new ShareBatch(honest.names(), wrong, honest.proof())));
    ShareBatch fewer =
        new ShareBatch(honest.names().subList(0, 5), honest.shares().subList(0, 5), honest.proof());
    assertRefused(Reason.SHARE_NOT_ASKED, 0, () -> leaving.take(fewer));
  }

  @Test
  void aPileOfSeenAndUnseenValuesIsSealedAnew() throws Exception {
    SealedDeck seen = party.giveAll(deck.unlock(List.of(Ask.toAll(1), Ask.toAll(4)), 1)).deck();
    List<Integer> slots = List.of(4, 0, 1);
    SealedList pile = seen.pile(slots);
    assertEquals(SealedValue.ofKnown(Values.point(4), party.members.jointKey()), pile.get(0));
    assertEquals(seen.sealed(0), pile.get(1));
    SealedDeck next = seen.withPile(slots, pile.reordered(new int[] {2, 0, 1}));
    assertEquals(seen.version(4) + 1, next.version(4));
    assertFalse(next.opened(4).isPresent());
    Unlock again = party.giveAll(next.unlock(List.of(Ask.toAll(4), Ask.toAll(0)), 2));
    assertEquals(List.of(1, 4), again.values());
  }

  @Test
  void aPileOfOneIsNotShuffledAndKeepsItsViewer() throws Exception {
    SealedDeck peeked = party.giveAll(deck.unlock(List.of(Ask.to(0, 2)), 1)).deck();
    SealedDeck same = peeked.withPile(List.of(2), peeked.pile(List.of(2)));
    assertTrue(same.needsRemask(Ask.to(1, 2)));
  }

  @Test
  @DisplayName("demonstration: one nonce for two share proofs gives the key away")
  void aRepeatedNonceGivesTheKeyAway() throws Exception {
    Scalar x = party.secrets.get(0).scalar();
    Scalar nonce = Scalar.random(party.entropy);
    SameLogProof one = withNonce(nonce, x, 1);
    SameLogProof two = withNonce(nonce, x, 2);
    Scalar found = one.z().minus(two.z()).times(one.c().minus(two.c()).inverse());
    assertEquals(x, found);
  }

  /** A good proof for the slot's share, made by a client that chooses its nonce itself. */
  private SameLogProof withNonce(Scalar nonce, Scalar x, int slot) throws Refused {
    List<Point> bases = List.of(Point.G, deck.sealed(slot).c1().times(Scalar.of(3)));
    Context context = deck.context(Purpose.UNLOCK, slot, 0);
    FiatShamir prover = new FiatShamir("unlock", context);
    prover.absorb("commit", Points.encode(timesAll(bases, nonce)));
    Scalar c = prover.challenge("c");
    SameLogProof proof = new SameLogProof(c, nonce.plus(c.times(x)));
    List<Point> images = timesAll(bases, x);
    SameLogProof.Pair second = SameLogProof.Pair.of(bases.get(1), images.get(1));
    assertTrue(proof.holds(new FiatShamir("unlock", context), images.get(0), second));
    return proof;
  }

  private static List<Point> timesAll(List<Point> points, Scalar factor) {
    List<Point> products = new ArrayList<>();
    for (Point point : points) {
      products.add(point.times(factor));
    }
    return products;
  }

  @Test
  @DisplayName("attack 2: our nonces do not repeat when a restored phone draws the same bytes")
  void ourNoncesDoNotRepeatAfterARestore() throws Exception {
    MemberSecret secret = party.secrets.get(0);
    MemberSecret restored = MemberSecret.restore(secret.journal());
    dev.parlor.crypto.random.Entropy stuck = out -> java.util.Arrays.fill(out, (byte) 5);
    ShareBatch one = deck.unlock(List.of(Ask.toAll(0)), 1).contribution(0, secret, stuck);
    ShareBatch two = deck.unlock(List.of(Ask.toAll(0)), 2).contribution(0, restored, stuck);
    Scalar x = secret.scalar();
    Scalar nonceOne = one.proof().z().minus(one.proof().c().times(x));
    Scalar nonceTwo = two.proof().z().minus(two.proof().c().times(x));
    assertNotEquals(nonceOne, nonceTwo);
    // The very same statement gives the very same proof, which tells nothing new.
    assertEquals(one, deck.unlock(List.of(Ask.toAll(0)), 1).contribution(0, restored, stuck));
  }

  /** Opens one version for two viewers, as a client without the rule would. */
  private SealedDeck leakingSecondPeek(SealedDeck first, int slot) throws Refused {
    SealedDeck lawless = first.with(slot, first.state(slot).seenBy(Ask.NOBODY));
    Unlock second = lawless.unlock(List.of(Ask.to(1, slot)), 2);
    return party.giveAll(second).deck();
  }

  /** The value that a mere listener can compute from the public shares; empty if there is none. */
  private OptionalInt bystander(SealedDeck seen) {
    return Party.values(6).numberOf(seen.state(2).lessShares());
  }

  /** A slot with the public shares of two versions thrown together. */
  private static SealedDeck union(SealedDeck first, SealedDeck second, int slot) {
    TreeMap<Integer, Point> shares = new TreeMap<>(first.state(slot).shares());
    shares.putAll(second.state(slot).shares());
    SlotState state = second.state(slot);
    return second.with(
        slot,
        new SlotState(state.version(), state.sealed(), state.viewer(), shares, state.opened()));
  }

  private SealedDeck remask(SealedDeck from, int slot, int author) throws Exception {
    Remask remask = from.makeRemask(slot, author, 2, party.secrets.get(author), party.entropy);
    assertEquals(134, remask.encode().length);
    return from.remask(slot, author, 2, Remask.decode(remask.encode()));
  }

  private SealedDeck leave(SealedDeck from, int seat) throws Exception {
    Leaving leaving = from.leaving(seat, 5);
    ShareBatch batch = leaving.contribution(party.secrets.get(seat), party.entropy);
    return leaving.take(ShareBatch.decode(batch.encode()));
  }
}
