package dev.parlor.p2p.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.nostr.Draft;
import dev.parlor.crypto.nostr.NostrEvent;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sign.Schnorr;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.Flaw.Kind;
import dev.parlor.p2p.result.Verification.State;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class VerificationTest {
  private static final SeededEntropy ENTROPY = new SeededEntropy(8);
  private static final String ID = "01234567-89ab-8def-8123-456789abcdef";
  private static final long TIME = 1_766_932_200L;
  private static final ResultSheet SHEET = TestResults.sheet(ID, TIME, List.of(), 0, 1, 2);
  private static final SignedResult COMPLETE = TestResults.by(SHEET, 0, 1, 2);

  private static Verification verify(SignedResult result) {
    return Verification.of(AllKits.GAMES, result, new Bip340(ENTROPY));
  }

  private static void flaws(SignedResult result, Flaw... expected) {
    Verification verification = verify(result);
    assertEquals(List.of(expected), verification.flaws());
    assertEquals(State.PARTIAL, verification.state());
    assertFalse(verification.counts());
  }

  private static SignedResult with(Map<Integer, String> changes) {
    Map<Integer, String> signatures = new TreeMap<>(COMPLETE.signatures());
    signatures.putAll(changes);
    signatures.values().removeIf(String::isEmpty);
    return new SignedResult(SHEET, signatures);
  }

  @Test
  void aGameThatNobodyKnowsCountsNowhere() throws Unreadable {
    Verification verification =
        verify(SignedResult.parse(COMPLETE.text().replace("# POKER_RESULT", "# CHESS_RESULT")));
    assertEquals(State.PARTIAL, verification.state());
    assertTrue(verification.flaws().contains(new Flaw(Flaw.Kind.GAME, 0, "chess")));
  }

  @Test
  void whatAllHaveSignedIsComplete() {
    Verification verification = verify(COMPLETE);
    assertEquals(State.COMPLETE, verification.state());
    assertEquals(Set.of(1, 2, 3), verification.signers());
    assertTrue(verification.counts());
  }

  private static ResultSheet absent(String... lines) {
    List<Field> head = new ArrayList<>();
    for (String line : lines) {
      head.add(new Field("ABSENT", line));
    }
    return TestResults.sheet(ID, TIME, head, 0, 1, 2);
  }

  @Test
  void whereSomebodyNeverCameBackNothingCountsWhoeverSigns() throws Unreadable {
    ResultSheet sheet = absent("X1P2 OUT 77");
    for (SignedResult result :
        List.of(TestResults.by(sheet, 0, 1), TestResults.by(sheet, 0, 1, 2))) {
      assertEquals(State.UNFINISHED, verify(result).state());
      assertFalse(verify(result).counts());
      assertEquals(result, SignedResult.parse(result.text()));
      assertEquals(result, SignedResult.parse(result.cardGameText()));
    }
    assertEquals(State.PARTIAL, verify(TestResults.by(sheet, 0)).state(), "not by all others");
    assertEquals(State.UNFINISHED, verify(TestResults.by(sheet, 0, 1)).proven().state());
  }

  @Test
  void whoCameBackHasAcceptedWhatHappenedMeanwhile() {
    ResultSheet sheet = absent("X1P1 AWAY 31", "X1P2 AWAY 77");
    assertEquals(State.COMPLETE, verify(TestResults.by(sheet, 0, 1, 2)).state());
  }

  @Test
  void linesOfAbsenceThatAreNoneAreFlaws() {
    for (String line : List.of("X1P9 OUT 7", "X1P1 GONE 7", "X1P1 OUT", "X1P1 OUT 007")) {
      ResultSheet sheet = absent(line);
      assertEquals(
          List.of(new Flaw(Kind.ABSENT, 0, line)), verify(TestResults.by(sheet, 0, 1, 2)).flaws());
    }
    ResultSheet twice = absent("X1P1 AWAY 7", "X1P1 OUT 9");
    assertFalse(verify(TestResults.by(twice, 0, 1, 2)).stands());
  }

  @Test
  void theSecondFormVerifiesAsTheFirst() throws Unreadable {
    assertEquals(State.COMPLETE, verify(SignedResult.parse(COMPLETE.cardGameText())).state());
  }

  @Test
  void everySignatureIsThatOfAnEventThatAnyNostrProgramReads() throws BadInput {
    List<String> lines = EventLines.of(COMPLETE);
    assertEquals(3, lines.size());
    NostrEvent event = NostrEvent.parse(lines.get(1));
    assertEquals(TestResults.KEYS.get(1).publicKey(), event.author());
    assertEquals(30_078, event.draft().kind());
    assertEquals(TIME, event.draft().createdAt());
    assertEquals(SHEET.content(), event.draft().content());
    assertEquals(
        List.of(
            List.of("d", "card_games/results/poker/" + ID),
            List.of("t", "card_game"),
            List.of("game", "poker"),
            List.of("callsign", "X1P1"),
            List.of("p", TestResults.key(0).hex()),
            List.of("p", TestResults.key(1).hex()),
            List.of("p", TestResults.key(2).hex())),
        event.draft().tags());
  }

  @Test
  void aWithheldSignatureIsNamed() {
    flaws(with(Map.of(2, "")), new Flaw(Kind.SIGNATURE_MISSING, 2, ""));
    assertTrue(verify(with(Map.of(2, ""))).lacksOnlySignatures());
  }

  @Test
  void swappedSignaturesAreRecognised() {
    Map<Integer, String> all = COMPLETE.signatures();
    flaws(
        with(Map.of(1, all.get(2), 2, all.get(1))),
        new Flaw(Kind.SIGNATURE_OF_ANOTHER, 1, "2"),
        new Flaw(Kind.SIGNATURE_OF_ANOTHER, 2, "1"));
  }

  @Test
  void whatIsNoSignatureAtAllIsToldApart() {
    flaws(with(Map.of(3, "<hex_sig>")), new Flaw(Kind.SIGNATURE_FORM, 3, "<hex_sig>"));
    flaws(with(Map.of(3, "00".repeat(64))), new Flaw(Kind.SIGNATURE_WRONG, 3, ""));
  }

  @Test
  void aSignatureOfReorderedPlayerTagsIsWrong() {
    Draft honest = ResultEvent.of(SHEET, 1).orElseThrow();
    List<List<String>> tags = new ArrayList<>(honest.tags());
    Collections.swap(tags, 4, 5);
    Draft reordered = new Draft(TIME, ResultEvent.KIND, tags, honest.content());
    byte[] id = reordered.id(TestResults.KEYS.get(1).publicKey());
    String signature = Bytes.of(Schnorr.sign(TestResults.KEYS.get(1), id, ENTROPY)).hex();
    flaws(with(Map.of(2, signature)), new Flaw(Kind.SIGNATURE_WRONG, 2, ""));
  }

  @Test
  void noByteOfTheTextMayChange() throws Unreadable {
    List<String[]> changes =
        List.of(
            new String[] {"CHIPS:2000", "CHIPS:2001"},
            new String[] {"14:30:00", "14:30:01"},
            new String[] {"HANDS_PLAYED: 7", "HANDS_PLAYED: 8"},
            new String[] {"X1P0", "X1PO"},
            new String[] {"PLACE:2", "PLACE:1"},
            new String[] {"PLAYER_COUNT: 3\n", "PLAYER_COUNT: 3\nNEW: line\n"},
            new String[] {ID, ID.replace("cdef", "cdee")});
    for (String[] change : changes) {
      String text = COMPLETE.text().replace(change[0], change[1]);

      Verification verification = verify(SignedResult.parse(text));
      assertEquals(0, verification.signers().size(), change[1]);
    }
  }

  @Test
  void aSecondFormThatSaysSomethingElseDoesNotVerify() throws Unreadable {
    String text = COMPLETE.cardGameText().replace("PLAYER_2_CHIPS: 0", "PLAYER_2_CHIPS: 500");
    assertEquals(Set.of(), verify(SignedResult.parse(text)).signers());
  }

  @Test
  void onePlayerInTwoSeatsIsNamed() {
    ResultSheet sheet = TestResults.sheet(ID, TIME, List.of(), 0, 0);
    flaws(TestResults.by(sheet, 0, 0), new Flaw(Kind.NPUB_TWICE, 2, "1"));
    assertFalse(verify(TestResults.by(sheet, 0, 0)).lacksOnlySignatures());
  }

  @Test
  void theExamplesOfTheDesignAreReadAndExplained() throws Unreadable {
    Verification verification = verify(SignedResult.parse(Examples.POKER));
    assertEquals(State.PARTIAL, verification.state());
    assertEquals(new Flaw(Kind.UUID, 0, "<uuid>"), verification.flaws().get(0));
    assertEquals(new Flaw(Kind.SEED, 0, "<combined_seed>"), verification.flaws().get(1));
    assertEquals(new Flaw(Kind.NO_TRANSCRIPT, 0, ""), verification.flaws().get(2));
    assertEquals(new Flaw(Kind.NPUB, 1, "npub1alpha..."), verification.flaws().get(3));
    assertEquals(new Flaw(Kind.SIGNATURE_FORM, 4, "<hex_sig>"), verification.flaws().get(10));
  }

  /** The design's examples, with real names in their places and signed by all. */
  @Test
  void aResultAsTheDesignPrintsItIsToldOnlyWhatItCannotProve() throws Unreadable {
    for (String example : List.of(Examples.POKER, Examples.BLACKJACK, Examples.ROMME)) {
      String text =
          example
              .replace("<uuid>", "0f8fad5b-d9cb-469f-a165-70867728950e")
              .replace("<combined_seed>", "cd".repeat(32));
      int number = 0;
      for (String name :
          List.of("npub1alpha...", "npub1bravo...", "npub1charlie...", "npub1delta...")) {
        text = text.replace(name, TestResults.npub(number++));
      }
      SignedResult signed = TestResults.by(SignedResult.parse(text).sheet(), 0, 1, 2, 3);
      for (String form : List.of(signed.text(), signed.cardGameText())) {
        SignedResult read = SignedResult.parse(form);
        assertEquals(Set.of(1, 2, 3, 4), verify(read).signers());
        flaws(read, new Flaw(Kind.NO_TRANSCRIPT, 0, ""));
      }
    }
  }

  @Test
  void aResultOfTodayStillHasToNameItsTranscript() {
    List<Field> head = List.of(new Field("STATION", "X3STATION01"));
    ResultSheet sheet =
        new ResultSheet(
            SHEET.game(), ID, TIME, SHEET.seed(), head, List.of(), SHEET.players(), SHEET.after());
    flaws(TestResults.by(sheet, 0, 1, 2), new Flaw(Kind.LINE_MISSING, 0, "TRANSCRIPT"));
  }

  @Test
  void whatBelongsIntoAResultOfTheGameIsMissed() {
    ResultSheet sheet =
        new ResultSheet(
            SHEET.game(),
            ID,
            TIME,
            SHEET.seed(),
            SHEET.head(),
            List.of(),
            SHEET.players(),
            List.of());
    flaws(TestResults.by(sheet, 0, 1, 2), new Flaw(Kind.LINE_MISSING, 0, "HANDS_PLAYED"));
    ResultSheet alone = TestResults.sheet(ID, TIME, List.of(), 4);
    flaws(TestResults.by(alone, 4), new Flaw(Kind.PLAYERS, 0, "1"));
  }
}
