package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.commit.CombinedSeed;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.commit.SeedCommitment;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.Ask;
import dev.parlor.crypto.sealed.KeyCommitment;
import dev.parlor.crypto.sealed.Leaving;
import dev.parlor.crypto.sealed.MemberSecret;
import dev.parlor.crypto.sealed.Members;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.Remask;
import dev.parlor.crypto.sealed.SealedDeck;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.ShareBatch;
import dev.parlor.crypto.sealed.Unlock;
import dev.parlor.crypto.sealed.Values;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A list goes from its keys to a second shuffle, and every message goes through its bytes. Nothing
 * that {@code deck} goes through needs a secret, so an auditor with the same bytes gets the same
 * deck.
 */
class WholeRunTest {
  private static final int SIZE = 8;

  private final SeededEntropy entropy = new SeededEntropy("whole run");
  private final Party party = new Party(3, "whole run");
  private final List<MemberSecret> secrets = party.secrets;
  private final Values values = Party.values(SIZE);

  @Test
  void keysShuffleCutDealPeekSwapShowLeaveAndReshuffle() throws Exception {
    List<Seed> seeds = new ArrayList<>();
    List<KeyCommitment> received = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Seed seed = Seed.of(entropy.bytes(32));
      seeds.add(seed);
      var seat = party.seats.get(i);
      var hash = SeedCommitment.of(Party.HAND, i, seat.npub(), seed);
      byte[] sent = KeyCommitment.make(Party.HAND, seat, hash, secrets.get(i), entropy).encode();
      received.add(KeyCommitment.decode(seat, sent));
    }
    Members members = Members.of(Party.HAND, received);
    var deckId = Members.deckId(Party.HAND, received);

    SealedList start = SealedList.start(values, members.jointKey());
    SealedList last = shuffled(ShuffleChain.start(deckId, members, 0, start), members);
    List<Seed> shown = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      shown.add(Seed.decode(seeds.get(i).revealBytes()));
      var npub = party.seats.get(i).npub();
      assertEquals(
          received.get(i).seedHash(), SeedCommitment.of(Party.HAND, i, npub, shown.get(i)));
    }
    int[] cut = CombinedSeed.of(deckId, shown).order(SIZE);
    SealedDeck deck =
        SealedDeck.open(deckId, values, members, last.reordered(cut), List.of(0, 1, 2));

    // Each seat gets two slots, all in one opening. Then the owner alone shows the first.
    List<Ask> deal = new ArrayList<>();
    for (int slot = 0; slot < 6; slot++) {
      deal.add(Ask.to(slot % 3, slot));
    }
    deck = completed(deck.unlock(deal, 1));
    int first = deck.read(0, 0, secrets.get(0)).getAsInt();
    Unlock show = deck.unlock(List.of(Ask.toAll(0)), 2);
    assertEquals(List.of(0), show.awaited());
    deck = completed(show);
    assertEquals(first, deck.opened(0).getAsInt());

    // Seat 1 peeks at a slot that seat 2 has seen, so the slot gets a new version first.
    int hidden = deck.read(2, 2, secrets.get(2)).getAsInt();
    assertTrue(deck.needsRemask(Ask.to(1, 2)));
    deck = remasked(deck, 2, 2);
    deck = completed(deck.unlock(List.of(Ask.to(1, 2)), 4));
    assertEquals(hidden, deck.read(2, 1, secrets.get(1)).getAsInt());

    // Seat 0 goes, after it has sealed anew what it alone has seen. The others can go on.
    for (int slot : deck.toRemaskBeforeLeaving(0)) {
      deck = remasked(deck, slot, 0);
    }
    Leaving leaving = deck.leaving(0, 5);
    byte[] handed = leaving.contribution(secrets.get(0), entropy).encode();
    deck = leaving.take(ShareBatch.decode(handed));
    assertEquals(List.of(1, 2), deck.members().seats());

    // The shown value and unseen ones become a new pile of those who stay.
    List<Integer> pile = List.of(0, 6, 7, 3);
    SealedList again =
        shuffled(ShuffleChain.start(deckId, deck.members(), 6, deck.pile(pile)), deck.members());
    deck = deck.withPile(pile, again);
    assertFalse(deck.opened(0).isPresent());
    List<Ask> all = new ArrayList<>();
    for (int slot = 0; slot < SIZE; slot++) {
      all.add(Ask.toAll(slot));
    }
    Unlock end = deck.unlock(all, 7);
    while (!end.awaited().isEmpty()) {
      int seat = end.awaited().get(0);
      end = end.take(seat, end.contribution(seat, secrets.get(seat), entropy).encode());
    }
    assertEquals(new HashSet<>(values.numbers()), new HashSet<>(end.values()));
    assertEquals(hidden, end.deck().opened(2).getAsInt());
  }

  private SealedList shuffled(ShuffleChain start, Members members) throws Exception {
    ShuffleChain chain = start;
    List<byte[]> proofs = new ArrayList<>();
    for (int seat : members.seats()) {
      Shuffle job = chain.shuffle(seat, secrets.get(seat), entropy);
      chain = chain.withList(seat, job.list().encode());
      proofs.add(job.prove());
    }
    for (int i = 0; i < proofs.size(); i++) {
      chain = chain.withProof(members.seats().get(i), proofs.get(i));
    }
    assertTrue(chain.complete());
    chain.check(Set.of(), entropy);
    return chain.result();
  }

  private SealedDeck completed(Unlock unlock) throws Exception {
    Unlock at = unlock;
    for (int seat : unlock.awaited()) {
      at = at.take(seat, at.contribution(seat, secrets.get(seat), entropy).encode());
    }
    assertTrue(at.awaited().isEmpty());
    return at.deck();
  }

  private SealedDeck remasked(SealedDeck deck, int slot, int author) throws Exception {
    byte[] sent = deck.makeRemask(slot, author, 3, secrets.get(author), entropy).encode();
    return deck.remask(slot, author, 3, Remask.decode(sent));
  }
}
