package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.TwoHands;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.SealedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TwoHandsTest {
  private static final int SIZE = 52;

  private final AtomicInteger lent = new AtomicInteger();

  @Test
  void aShuffleOfTwoThreadsIsTheSameToTheByte() {
    Deal alone = new Deal(SIZE, "two hands");
    List<Deal> together = new ArrayList<>();
    TwoHands.lend(this::begin, () -> together.add(new Deal(SIZE, "two hands")));
    assertTrue(lent.get() >= 3, "the masks, commitments and the products: " + lent);
    assertArrayEquals(alone.shuffle.list().encode(), together.get(0).shuffle.list().encode());
    assertArrayEquals(alone.proof, together.get(0).proof);
  }

  @Test
  void aCheckTakesTwoThreadsAndNamesTheLiar() throws Exception {
    Party party = new Party(3, "checked by two");
    assertEquals(List.of(), check(chain(party, -1)));
    assertTrue(lent.get() >= 2, "reading and the sum: " + lent);
    for (int liar = 0; liar < 3; liar++) {
      assertEquals(List.of(Reason.SHUFFLE_NOT_PROVEN, liar), check(chain(party, liar)));
    }
  }

  @Test
  void whoseProofCannotBeReadIsNamedBeforeTheNext() throws Exception {
    Party party = new Party(3, "read by two");
    ShuffleChain chain = lists(party, new ArrayList<>());
    for (int seat = 0; seat < 3; seat++) {
      chain = chain.withProof(seat, new byte[seat]);
    }
    assertEquals(List.of(Reason.MALFORMED, 0), check(chain));
  }

  @Test
  void whatGoesWrongInThePartOfTheHelperGoesWrong() {
    IllegalStateException fault = new IllegalStateException("tried");
    IllegalStateException seen =
        assertThrows(
            IllegalStateException.class,
            () ->
                TwoHands.lend(
                    this::begin,
                    () ->
                        TwoHands.both(
                            () -> 1,
                            () -> {
                              throw fault;
                            })));
    assertSame(fault, seen);
    assertFalse(TwoHands.areFree());
  }

  @Test
  void partsAreNotPartedAgain() {
    TwoHands.lend(
        this::begin,
        () ->
            assertEquals(
                List.of(false, false), TwoHands.both(TwoHands::areFree, TwoHands::areFree)));
  }

  /** Begins every part on a thread of its own. */
  private Runnable begin(Runnable part) {
    lent.incrementAndGet();
    CompletableFuture<Void> done = CompletableFuture.runAsync(part);
    return () -> {
      try {
        done.get();
      } catch (ExecutionException failed) {
        throw (IllegalStateException) failed.getCause();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    };
  }

  private static ShuffleChain lists(Party party, List<Shuffle> shuffles) throws Refused {
    SealedList start = SealedList.start(Party.values(SIZE), party.members.jointKey());
    ShuffleChain chain = ShuffleChain.start(party.deckId, party.members, 0, start);
    for (int seat = 0; seat < 3; seat++) {
      Shuffle shuffle =
          chain.shuffle(seat, party.secrets.get(seat), new SeededEntropy("shuffle " + seat));
      shuffles.add(shuffle);
      chain = chain.withList(seat, shuffle.list());
    }
    return chain;
  }

  /** A chain with all proofs. That of the liar is one bit wrong at its end. */
  private static ShuffleChain chain(Party party, int liar) throws Refused {
    List<Shuffle> shuffles = new ArrayList<>();
    ShuffleChain chain = lists(party, shuffles);
    for (int seat = 0; seat < 3; seat++) {
      byte[] proof = shuffles.get(seat).prove();
      proof[proof.length - 1] ^= (byte) (seat == liar ? 1 : 0);
      chain = chain.withProof(seat, proof);
    }
    return chain;
  }

  private List<Object> check(ShuffleChain chain) {
    List<Object> refused = new ArrayList<>();
    TwoHands.lend(
        this::begin,
        () -> {
          try {
            chain.check(Set.of(), new SeededEntropy("weights"));
          } catch (Refused wrong) {
            refused.add(wrong.reason());
            refused.add(wrong.author());
          }
        });
    return refused;
  }
}
