package dev.parlor.p2p.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.ResultSheet;
import dev.parlor.p2p.result.Verification.State;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a transcript proves in which another seat took the table over. */
class SuccessionAuditTest {
  private static final Entropy ENTROPY = new SeededEntropy(5);
  private static final Bip340 SIGNATURES = new Bip340(ENTROPY);
  private static final Forked FORKED = new Forked(SIGNATURES, null);
  private static final Set<TableSeat> ALL = Set.copyOf(TableSeat.all(3));

  private static Audit audit(Transcript transcript) {
    try {
      Transcript read = Transcript.decode(transcript.encode());
      return Audit.of(PokerKit.KIT, read, SIGNATURES, new SealedCrypto(), ENTROPY);
    } catch (Malformed wrong) {
      throw new AssertionError(wrong);
    }
  }

  private static State judged(Transcript transcript, int... signers) {
    Audit audit = audit(transcript);
    ResultSheet sheet = audit.result().orElseThrow().sheet();
    return audit.judge(AllKits.GAMES, FORKED.played.signed(sheet, signers), SIGNATURES).state();
  }

  @Test
  void itTellsWhoGaveTheEntriesTheirPlaces() {
    Audit audit = audit(FORKED.succeeded());
    assertEquals(List.of(), audit.lies());
    Tenure first = new Tenure(0, TableSeat.HOST, 0, Set.of());
    Set<TableSeat> voters = Set.of(new TableSeat(1), new TableSeat(2));
    Tenure second = new Tenure(1, new TableSeat(1), FORKED.parting, voters);
    assertEquals(List.of(first, second), audit.tenures());
    assertEquals(List.of(first), audit(FORKED.known()).tenures());
  }

  @Test
  void printedItSaysWhoseVotesThereWere() {
    assertEquals(
        FORKED.parting + " X1P2 SUCCESSION:1:2:2,3",
        Printed.lines(FORKED.succeeded()).get(FORKED.parting));
  }

  @Test
  void aSuccessionAloneUncountsNothing() {
    assertEquals(State.COMPLETE, judged(FORKED.succeeded(), 0, 1, 2));
    assertEquals(State.PROVEN, judged(FORKED.succeeded(), 1));
  }

  /** As far as this transcript shows, the others took nobody's word back. But they may have. */
  @Test
  void whoHasNotSpokenSinceMustSign() {
    Transcript silent = Forked.notHeard(SIGNATURES);
    assertEquals(List.of(), audit(silent).lies());
    assertTrue(audit(silent).outcome().isPresent());
    assertTrue(audit(silent).movesAlone());
    assertFalse(audit(silent).provesOutcome());
    assertEquals(State.PARTIAL, judged(silent, 1, 2));
    assertEquals(State.COMPLETE, judged(silent, 0, 1, 2));
  }

  @Test
  void whatWasDecidedBeforeNeedsNoMoreWords() {
    assertEquals(State.PROVEN, judged(FORKED.lostAtTheEnd(), 1, 2));
  }

  @Test
  void whatWasCutOffYields() {
    overruled(FORKED.cut(), FORKED.cut(), FORKED.succeeded());
    overruled(FORKED.cut(), FORKED.cut(), FORKED.begun());
    assertFalse(Branches.overruled(FORKED.cut(), FORKED.known(), ALL).isPresent());
  }

  @Test
  void unlessItShowsThatAVoterHadSeenMore() {
    Transcript begun = FORKED.begun(); // the host says nothing of it
    overruled(begun, FORKED.known(), begun);
  }

  @Test
  void whatAllHaveAcceptedHoldsAllTheSame() {
    overruled(FORKED.known(), FORKED.known(), FORKED.succeeded());
  }

  private static void overruled(Transcript which, Transcript one, Transcript other) {
    assertTrue(which.equals(Branches.overruled(one, other, ALL).orElseThrow()));
    assertTrue(which.equals(Branches.overruled(other, one, ALL).orElseThrow()));
  }
}
