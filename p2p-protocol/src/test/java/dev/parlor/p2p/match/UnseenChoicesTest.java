package dev.parlor.p2p.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class UnseenChoicesTest {
  private static final Bytes ZERO = Bytes.of(new byte[32]);
  private static final Set<Integer> ALL = Set.of(0, 1, 2);
  private final UnseenChoices choices = new UnseenChoices(ZERO, List.of(ZERO, ZERO, ZERO));
  private long size = 10;

  @BeforeEach
  void theRulesAskForAChoice() {
    assertTrue(choices.note(OptionalInt.of(2), ALL, size));
  }

  private static Line bet(int seat) {
    return Line.of("BET", seat + 1, 10 + seat);
  }

  private void commit(int seat, int round, Bytes hash) throws Lie, Malformed, Stale {
    choices.commit(seat, Line.of("BET_COMMIT", seat + 1, round, hash));
    choices.note(OptionalInt.of(2), ALL, ++size);
  }

  private void commit(int seat) throws Lie, Malformed, Stale {
    commit(seat, choices.round(), choices.commitment(seat, bet(seat), ZERO));
  }

  private void commitAll() throws Lie, Malformed, Stale {
    for (int seat : ALL) {
      commit(seat);
    }
  }

  private void reveal(int seat, long seen, int round, int amount) throws Lie, Malformed, Stale {
    choices.reveal(
        new Said(seat, seen, ZERO, seen),
        Line.of("BET_REVEAL", seat + 1, round, ZERO, "BET", seat + 1, amount));
  }

  private void assertLie(Offence kind, Does what) {
    assertEquals(kind, assertThrows(Lie.class, what::run).kind());
  }

  private interface Does {
    void run() throws Lie, Malformed, Stale;
  }

  @Test
  void aRoundLastsAsLongAsTheRulesAskForTheSameChoice() throws Lie, Malformed, Stale {
    commitAll();
    assertTrue(choices.mayReveal());
    for (int seat : ALL) {
      reveal(seat, size, 0, 10 + seat);
    }
    assertFalse(choices.note(OptionalInt.empty(), Set.of(), ++size));
    assertEquals(0, choices.round());
    assertTrue(choices.note(OptionalInt.of(3), ALL, ++size));
    assertEquals(1, choices.round());
    assertFalse(choices.hasCommitted(0), "everybody chooses anew");
    assertFalse(choices.mayReveal());
  }

  @Test
  void anotherChoiceThanThePromisedOneIsALie() throws Lie, Malformed, Stale {
    commitAll();
    assertLie(Offence.WRONG_REVEAL, () -> reveal(1, size, 0, 99));
  }

  @Test
  void showingWhileSomebodyHasNotPromisedIsALie() throws Lie, Malformed, Stale {
    commit(1);
    assertLie(Offence.SHOW_TOO_EARLY, () -> reveal(1, size, 0, 11));
    assertLie(Offence.SHOW_TOO_EARLY, () -> reveal(0, size, 0, 10));
  }

  @Test
  void whoSignedItBeforeItsOwnLogHeldAllPromisesLiedHoweverLateItIsOrdered()
      throws Lie, Malformed, Stale {
    commitAll();
    assertLie(Offence.SHOW_TOO_EARLY, () -> reveal(0, size - 1, 0, 10));
    reveal(1, size, 0, 11);
  }

  @Test
  void nobodyWaitsForThePromiseOfASeatThatHasNothingToChooseAnyMore() throws Lie, Malformed, Stale {
    commit(0);
    commit(1);
    assertFalse(choices.mayReveal());
    choices.note(OptionalInt.of(2), Set.of(0, 1), ++size);
    assertTrue(choices.mayReveal());
    assertThrows(Stale.class, () -> commit(2));
    reveal(0, size, 0, 10);
  }

  @Test
  void ofAPastRoundIsLateAndOfOneToComeALie() throws Lie, Malformed, Stale {
    commitAll();
    Bytes old = choices.commitment(0, bet(0), ZERO);
    choices.note(OptionalInt.of(3), ALL, ++size);
    assertThrows(Stale.class, () -> commit(0, 0, old));
    assertThrows(Stale.class, () -> reveal(0, size, 0, 10));
    assertLie(Offence.PROMISE_TOO_EARLY, () -> commit(0, 2, old));
    assertLie(Offence.PROMISE_TOO_EARLY, () -> reveal(0, size, 2, 10));
  }

  @Test
  void aCopiedPromiseConvictsNobodyAndFitsNobodyElse() throws Lie, Malformed, Stale {
    Bytes mine = choices.commitment(0, bet(0), ZERO);
    commit(1, 0, mine);
    commit(0, 0, mine);
    commit(2);
    reveal(0, size, 0, 10);
    assertLie(Offence.WRONG_REVEAL, () -> reveal(1, size, 0, 10));
  }

  /** The literal bytes of PROTOCOL.md. */
  @Test
  void theCommitmentIsTheSpecifiedHash() {
    byte[] npub = new byte[32];
    Arrays.fill(npub, (byte) 0xa0);
    UnseenChoices first = new UnseenChoices(ZERO, List.of(Bytes.of(npub)));
    first.note(OptionalInt.of(7), Set.of(0), 1);
    assertEquals(
        "7d9423c012908e25c77724442f10d655757c456fca2f92c0b1e7dd149bf86c08",
        first.commitment(0, Line.of("BET", 1, 50), ZERO).hex());
  }

  @Test
  void aSecondPromiseInOneRoundIsALie() throws Lie, Malformed, Stale {
    commit(0);
    assertLie(Offence.TWICE, () -> commit(0));
  }
}
