package dev.parlor.crypto.sealed;

import static dev.parlor.crypto.sealed.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class UnlockTest {
  private final Party party = new Party(4, "unlock");
  private final SealedDeck deck = party.unshuffled(Party.values(8));

  @Test
  void allSeeWhatIsOpenedToAll() throws Exception {
    Unlock unlock = party.giveAll(deck.unlock(List.of(Ask.toAll(3), Ask.toAll(5)), 1));
    assertEquals(List.of(3, 5), unlock.values());
    assertEquals(OptionalInt.of(5), unlock.deck().opened(5));
  }

  @Test
  void oneSeesWhatIsDealtToItAndNobodyElse() throws Exception {
    Unlock unlock = party.giveAll(deck.unlock(List.of(Ask.to(2, 6)), 1));
    assertEquals(OptionalInt.of(6), unlock.deck().read(6, 2, party.secrets.get(2)));
    for (int other : new int[] {0, 1, 3}) {
      assertFalse(unlock.deck().read(6, other, party.secrets.get(other)).isPresent());
    }
  }

  @Test
  @DisplayName("attack 5: all but the viewer together with the host do not read its value")
  void allButTheViewerTogetherReadNothing() throws Exception {
    SealedDeck dealt = party.giveAll(deck.unlock(List.of(Ask.to(2, 6)), 1)).deck();
    SealedValue sealed = dealt.sealed(6);
    Point left = sealed.c2();
    for (int colluder : new int[] {0, 1, 3}) {
      left = left.minus(sealed.c1().times(party.secrets.get(colluder).scalar()));
    }
    assertEquals(left, dealt.state(6).lessShares());
    assertFalse(Party.values(8).numberOf(left).isPresent());
  }

  @Test
  void oneProofCoversADealToSeveral() throws Exception {
    List<Ask> asks = new ArrayList<>();
    for (int slot = 0; slot < 8; slot++) {
      asks.add(Ask.to(slot % 4, slot));
    }
    Unlock unlock = deck.unlock(asks, 1);
    ShareBatch batch = unlock.contribution(1, party.secrets.get(1), party.entropy);
    assertEquals(6, batch.shares().size());
    // 262 bytes, then two for the count of names and four for each name
    assertEquals(262 + 26, batch.encode().length);
    SealedDeck dealt = party.giveAll(unlock).deck();
    for (int slot = 0; slot < 8; slot++) {
      assertEquals(OptionalInt.of(slot), dealt.read(slot, slot % 4, party.secrets.get(slot % 4)));
    }
  }

  @Test
  void theViewerShowsItsValueWithItsOwnShareAlone() throws Exception {
    SealedDeck dealt = party.giveAll(deck.unlock(List.of(Ask.to(2, 6)), 1)).deck();
    Unlock show = dealt.unlock(List.of(Ask.toAll(6)), 2);
    assertEquals(List.of(2), show.awaited());
    ShareBatch batch = show.contribution(2, party.secrets.get(2), party.entropy);
    assertEquals(97 + 6, batch.encode().length);
    assertEquals(List.of(6), show.take(2, batch.encode()).values());
  }

  @Test
  @DisplayName("attack 2: a wrong share")
  void aWrongShareIsRefused() throws Exception {
    Unlock unlock = deck.unlock(List.of(Ask.toAll(0), Ask.toAll(1)), 1);
    ShareBatch batch = unlock.contribution(1, party.secrets.get(1), party.entropy);
    assertRefused(Reason.SHARE_NOT_PROVEN, 1, () -> unlock.take(1, with(batch, 0, Point.G)));
  }

  @Test
  @DisplayName("attack 2: swapped shares, and +G -G within one batch")
  void changesThatCancelAreRefused() throws Exception {
    Unlock unlock = deck.unlock(List.of(Ask.toAll(0), Ask.toAll(1)), 1);
    // remasked, so that the first components of the two slots differ
    SealedDeck varied = remaskedByOwner(deck, 1);
    Unlock variedUnlock = varied.unlock(List.of(Ask.toAll(0), Ask.toAll(1)), 1);
    ShareBatch batch = variedUnlock.contribution(1, party.secrets.get(1), party.entropy);
    List<Point> swapped = List.of(batch.shares().get(1), batch.shares().get(0));
    assertRefused(
        Reason.SHARE_NOT_PROVEN,
        1,
        () -> variedUnlock.take(1, new ShareBatch(batch.names(), swapped, batch.proof())));
    ShareBatch honest = unlock.contribution(1, party.secrets.get(1), party.entropy);
    List<Point> cancelling =
        List.of(honest.shares().get(0).plus(Point.G), honest.shares().get(1).minus(Point.G));
    assertRefused(
        Reason.SHARE_NOT_PROVEN,
        1,
        () -> unlock.take(1, new ShareBatch(honest.names(), cancelling, honest.proof())));
  }

  @Test
  @DisplayName("attack 2: other purpose, other member, other action, other session")
  void aProofForSomethingElseIsRefused() throws Exception {
    Unlock unlock = deck.unlock(List.of(Ask.toAll(0)), 1);
    ShareBatch batch = unlock.contribution(1, party.secrets.get(1), party.entropy);
    assertRefused(Reason.SHARE_NOT_PROVEN, 2, () -> unlock.take(2, batch));
    Unlock later = deck.unlock(List.of(Ask.toAll(0)), 2);
    assertRefused(Reason.SHARE_NOT_PROVEN, 1, () -> later.take(1, batch));
    SealedDeck otherDeck =
        SealedDeck.open(
            Party.filled(0x77),
            Party.values(8),
            party.members,
            SealedList.start(Party.values(8), party.members.jointKey()),
            party.members.seats());
    Unlock elsewhere = otherDeck.unlock(List.of(Ask.toAll(0)), 1);
    assertRefused(Reason.SHARE_NOT_PROVEN, 1, () -> elsewhere.take(1, batch));
    ShareBatch forLeaving =
        ShareBatch.make(
            deck.context(Purpose.LEAVE, 1, 1),
            batch.names(),
            List.of(deck.sealed(0)),
            party.secrets.get(1),
            party.entropy);
    assertRefused(Reason.SHARE_NOT_PROVEN, 1, () -> unlock.take(1, forLeaving));
  }

  @Test
  @DisplayName("attack 2: stale version")
  void aShareOfAnOldVersionIsRefused() throws Exception {
    Unlock old = deck.unlock(List.of(Ask.toAll(0)), 1);
    ShareBatch batch = old.contribution(1, party.secrets.get(1), party.entropy);
    Unlock fresh = remaskedByOwner(deck, 0).unlock(List.of(Ask.toAll(0)), 1);
    assertRefused(Reason.STALE_VERSION, 1, () -> fresh.take(1, batch));
  }

  @Test
  @DisplayName("attack 5: a share refused when the rules do not ask for it")
  void aShareNobodyAskedForIsRefused() throws Exception {
    Unlock asked = deck.unlock(List.of(Ask.toAll(0)), 1);
    Unlock other = deck.unlock(List.of(Ask.toAll(0), Ask.toAll(1)), 1);
    ShareBatch more = other.contribution(1, party.secrets.get(1), party.entropy);
    assertRefused(Reason.SHARE_NOT_ASKED, 1, () -> asked.take(1, more));
    Unlock dealt = deck.unlock(List.of(Ask.to(1, 0)), 1);
    ShareBatch own = asked.contribution(1, party.secrets.get(1), party.entropy);
    assertRefused(Reason.SHARE_NOT_ASKED, 1, () -> dealt.take(1, own));
    Unlock given = asked.take(1, own);
    assertRefused(Reason.SHARE_NOT_ASKED, 1, () -> given.take(1, own));
    assertRefused(Reason.NOT_A_MEMBER, 9, () -> asked.take(9, own));
  }

  @Test
  void anEmptyBatchCannotBeMade() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new ShareBatch(List.of(), List.of(), new SameLogProof(Scalar.ONE, Scalar.ONE)));
  }

  @Test
  @DisplayName("attack 3: a value that opens twice is an alarm")
  void aSecondOpeningOfOneValueIsRefused() throws Exception {
    SealedList twice =
        SealedList.start(Party.values(8), party.members.jointKey())
            .reordered(new int[] {0, 0, 1, 2, 3, 4, 5, 6});
    SealedDeck forged =
        SealedDeck.open(party.deckId, Party.values(8), party.members, twice, party.members.seats());
    Unlock unlock = forged.unlock(List.of(Ask.toAll(0), Ask.toAll(1)), 1);
    assertRefused(Reason.OPENED_TWICE, -1, () -> party.giveAll(unlock));
  }

  @Test
  @DisplayName("attack 5: a background list with a seat that is gone")
  void aListForOtherSeatsIsRefused() {
    SealedList start = SealedList.start(Party.values(8), party.members.jointKey());
    for (List<Integer> now : List.of(List.of(0, 1, 2), List.of(0, 1, 2, 3, 4))) {
      assertRefused(
          Reason.STALE_MEMBERS,
          -1,
          () -> SealedDeck.open(party.deckId, Party.values(8), party.members, start, now));
    }
  }

  private SealedDeck remaskedByOwner(SealedDeck from, int slot) throws Exception {
    Remask remask = from.makeRemask(slot, 0, 9, party.secrets.get(0), party.entropy);
    SealedDeck next = from.remask(slot, 0, 9, Remask.decode(remask.encode()));
    assertTrue(next.version(slot) > from.version(slot));
    return next;
  }

  private static ShareBatch with(ShareBatch batch, int at, Point share) {
    List<Point> shares = new ArrayList<>(batch.shares());
    shares.set(at, share);
    return new ShareBatch(batch.names(), shares, batch.proof());
  }
}
